/// Names for the objects of one file that a user would recognise: `button “Log in”`.
package struct ObjectLabels: Sendable {
  private var labels: [ObjectID: String] = [:]

  /// No names: objects are called by their elements.
  package init() {}

  /// Looks up the objects that fire a segue of the file, in one pass.
  package init(_ file: InterfaceFile) {
    var wanted: Set<ObjectID> = []
    for segue in file.segues {
      if case .object(let id, _) = segue.trigger { wanted.insert(id) }
    }
    guard !wanted.isEmpty else { return }
    for scene in file.scenes { _ = visit(scene.objects, wanted, isInside: false) }
    _ = visit(file.objects, wanted, isInside: false)
  }

  /// Names the wanted ones among some objects and their descendants.
  ///
  /// - Parameters:
  ///   - objects: The objects.
  ///   - wanted: The ids of those that are to be named.
  ///   - isInside: Whether the objects are inside a wanted one, which may be named by their words.
  /// - Returns: The first words in the wanted objects and their descendants; nil if there are none.
  private mutating func visit(
    _ objects: [InterfaceObject], _ wanted: Set<ObjectID>, isInside: Bool
  ) -> String? {
    var first: String?
    for object in objects {
      let isWanted = wanted.contains(object.id)
      let below = visit(object.children, wanted, isInside: isInside || isWanted)
      guard isInside || isWanted else { continue }
      // A static cell says nothing itself: its first label does.
      let words = Self.words(of: object) ?? below
      if isWanted, labels[object.id] == nil {
        labels[object.id] = Self.name(of: object) ?? words
      }
      if first == nil { first = words }
    }
    return first
  }

  /// The object's element, and what it is called or says.
  package func label(of id: ObjectID, element: String) -> String {
    labels[id].map { "\(element) “\($0)”" } ?? element
  }

  /// Returns the name of an object, or the words that it shows itself.
  private static func name(of object: InterfaceObject) -> String? {
    let names = [
      object.userLabel, words(of: object), object.reuseIdentifier, object.attributes["title"],
    ]
    return names.compactMap(\.self).first { !$0.isEmpty }
  }

  /// Returns the words that an object itself shows.
  ///
  /// A button's configuration goes before its state: Interface Builder leaves the state's title at
  /// "Button" if there is a configuration.
  private static func words(of object: InterfaceObject) -> String? {
    ["title", "normal", "text"].lazy
      .compactMap { role in object.texts.first { $0.role == role && !$0.string.isEmpty }?.string }
      .first
  }
}
