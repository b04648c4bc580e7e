internal import StoryboardModel

/// Names for the objects of one file that a user would recognise: `button “Log in”`.
struct ObjectLabels {
  private var labels: [ObjectID: String] = [:]

  /// No names: objects are called by their elements.
  init() {}

  /// Looks up the objects that fire a segue of the file, in one pass.
  init(_ file: InterfaceFile) {
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
  func label(of id: ObjectID, element: String) -> String {
    labels[id].map { "\(element) “\($0)”" } ?? element
  }

  private static func label(of object: InterfaceObject) -> String? {
    let visible = object.texts.first { ["title", "normal", "text"].contains($0.role) }?.string
    return [object.userLabel, visible, object.reuseIdentifier, object.attributes["title"]]
      .compactMap { $0 }.first { !$0.isEmpty }
  }
}
