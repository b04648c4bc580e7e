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
    var pending = file.scenes.flatMap(\.objects) + file.objects
    while let object = pending.popLast() {
      if wanted.contains(object.id), let label = Self.label(of: object) {
        labels[object.id] = label
      }
      pending.append(contentsOf: object.children)
    }
  }

  /// The object's element, and what it is called or says.
  package func label(of id: ObjectID, element: String) -> String {
    labels[id].map { "\(element) “\($0)”" } ?? element
  }

  private static func label(of object: InterfaceObject) -> String? {
    let names = [
      object.userLabel, words(of: object), object.reuseIdentifier, object.attributes["title"],
    ]
    if let name = names.compactMap({ $0 }).first(where: { !$0.isEmpty }) { return name }
    // A static cell says nothing itself: its first label does.
    return object.selfAndDescendants.lazy.compactMap(words).first
  }

  /// What an object itself shows.
  ///
  /// A button's configuration goes before its state, whose title Interface Builder leaves at
  /// "Button" where there is a configuration.
  private static func words(of object: InterfaceObject) -> String? {
    ["title", "normal", "text"].lazy
      .compactMap { role in object.texts.first { $0.role == role && !$0.string.isEmpty }?.string }
      .first
  }
}
