/// The names of a file's objects as a user would recognize them: `button “Log in”`.
package struct ObjectLabels: Sendable {
  private var labels: [ObjectID: String] = [:]

  /// Creates no names, so that objects are called by their elements.
  package init() {}

  /// Finds the names of all objects that fire a segue or send an action, in one pass.
  package init(_ file: InterfaceFile) {
    var wanted: Set<ObjectID> = []
    for segue in file.segues {
      if case .object(let id, _) = segue.trigger { wanted.insert(id) }
    }
    for connection in file.connections {
      if case .action = connection.kind { wanted.insert(connection.holder) }
    }
    guard !wanted.isEmpty else { return }
    for scene in file.scenes { _ = visit(scene.objects, wanted) }
    _ = visit(file.objects, wanted)
  }

  /// Finds the names of the wanted objects in a tree.
  ///
  /// - Parameters:
  ///   - objects: The objects.
  ///   - wanted: The ids of the objects to name.
  ///   - isInside: Whether the objects are inside a wanted one, which their text may name.
  ///   - isStatic: Whether the objects are static cells. Only in prototypes are texts placeholders.
  /// - Returns: The first text in the wanted objects and their descendants; nil if there is none.
  private mutating func visit(
    _ objects: [InterfaceObject], _ wanted: Set<ObjectID>, isInside: Bool = false,
    isStatic: Bool = false
  ) -> String? {
    var first: String?
    for object in objects {
      let isWanted = wanted.contains(object.id)
      let below = visit(
        object.children, wanted, isInside: isInside || isWanted,
        isStatic: object.element == "tableViewSection")
      guard isInside || isWanted else { continue }
      let shown = object.shownText?.string
      let words = shown ?? below
      if isWanted, labels[object.id] == nil {
        // A prototype's labels are placeholders, so its name comes before them: `PersonCell`, not “Title”.
        labels[object.id] = (isStatic ? words : shown) ?? Self.name(of: object) ?? words
      }
      if first == nil { first = words }
    }
    return first
  }

  /// Returns the object's element, with its name or text.
  package func label(of id: ObjectID, element: String) -> String {
    labels[id].map { "\(element) “\($0)”" } ?? element
  }

  /// Describes what triggers code: the objects that have its actions, or just “code” if none is known.
  package func trigger(ofCodeBy controls: [ObjectID]) -> String {
    guard let first = controls.first else { return "code" }
    let name = label(of: first, element: "control")
    return controls.count > 1
      ? "\(name) and \(controls.count - 1) more, by code" : "\(name), by code"
  }

  private static func name(of object: InterfaceObject) -> String? {
    [object.userLabel, object.reuseIdentifier, object.attributes["title"]]
      .compactMap(\.self).first { !$0.isEmpty }
  }
}
