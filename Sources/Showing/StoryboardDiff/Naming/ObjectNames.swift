internal import Findings
internal import StoryboardModel

/// Readable names for the objects of one version of a file.
struct ObjectNames {
  /// The maximum number of characters of a text or identifier in a name.
  private static let longest = 60
  let index: ObjectIndex
  /// The first text inside each object, by its index; its own text does not count.
  private let wordsInside: [String?]

  init(_ index: ObjectIndex) {
    self.index = index
    // In reverse, because parents come before their children.
    var words = [String?](repeating: nil, count: index.nodes.count)
    for place in index.nodes.indices.reversed() {
      for child in index.nodes[place].children where words[place] == nil {
        words[place] = Self.words(of: index.nodes[child].object) ?? words[child]
      }
    }
    wordsInside = words
  }

  /// Returns the name of the object with an id, or else the id.
  func name(of id: ObjectID?) -> String {
    guard let id else { return "nothing" }
    guard let place = index.places[id]?.first else { return Self.cut(id.rawValue) }
    return name(of: place)
  }

  /// Returns a readable value of an attribute: references become the names of their objects.
  func value(_ text: String, of attribute: String) -> String {
    let id = ObjectID(rawValue: text)
    return Reference.isPossible(text, of: attribute) && index.places[id] != nil
      ? name(of: id) : text
  }

  /// Returns an object's name; a controller has the name of its scene.
  func name(of place: Int) -> String {
    let node = index.nodes[place]
    if node.object.isSceneReference || node.object.controllerKind != nil {
      return controllerName(node)
    }
    if node.object.element == "constraint" {
      return equation(ofConstraint: place)
    }
    if node.object.element == "exit", let scene = node.scene {
      return "exit of \(sceneName(scene))"
    }
    let object = node.object
    let element =
      object.customClass.map { "\(object.element) \(Self.cut($0.name))" }
      ?? object.element
    if let label = label(of: place) { return "\(element) “\(Self.cut(label))”" }
    if let outlet = index.outlets[object.id]?.first { return "\(element) \(Self.cut(outlet))" }
    if object.element == "viewControllerLayoutGuide", let type = object.attributes["type"] {
      return "\(element) (\(Self.cut(type)))"
    }
    if let key = object.key, key != object.element { return "\(element) (\(Self.cut(key)))" }
    return element
  }

  /// Returns a scene's name: its controller's class and identifier.
  func sceneName(_ scene: Int) -> String {
    // An exit is named after its scene, so it can't name the scene.
    guard let main = index.mainObjects[scene], index.nodes[main].object.element != "exit" else {
      return index.file.scenes[scene].name.map(Self.cut) ?? "empty scene"
    }
    return name(of: main)
  }

  private func controllerName(_ node: ObjectIndex.Node) -> String {
    let object = node.object
    if let reference = SceneReference(object) { return Self.name(of: reference) }
    let kind = object.controllerKind
    let isMain = node.parent == nil && node.scene != nil
    let sceneName = isMain ? node.scene.flatMap { index.file.scenes[$0].name } : nil
    let name =
      object.customClass.map(\.name) ?? object.userLabel
      ?? sceneName.map { $0.hasSuffix(" Scene") ? String($0.dropLast(6)) : $0 }
      ?? kind?.className(on: index.file.targetRuntime) ?? object.element
    let identifier = object.storyboardIdentifier.flatMap { $0.isEmpty ? nil : $0 }
    return Self.cut(name)
      + (identifier.map { $0 == name ? "" : " “\(Self.cut($0))”" } ?? "")
  }

  private static func name(of reference: SceneReference) -> String {
    var name = "reference to " + (reference.storyboardName.map(cut) ?? "this storyboard")
    if let identifier = reference.referencedIdentifier { name += " “\(cut(identifier))”" }
    return name
  }

  /// Returns a segue's name: its identifier or its kind, and its destination.
  func name(of segue: Segue) -> String {
    let target = name(of: segue.destination)
    if let relationship = segue.relationship {
      return "\(Self.cut(relationship)) \(target)"
    }
    let kind = Self.cut(segue.kind.rawValue)
    let title = segue.usableIdentifier.map { "“\(Self.cut($0))” (\(kind))" } ?? kind
    return segue.kind == .unwind
      ? "\(title) \(Self.cut(segue.unwindAction ?? ""))" : "\(title) to \(target)"
  }

  /// Returns the object that fires a segue, and the scene it is in.
  func origin(of segue: Segue) -> String {
    guard segue.owner != segue.holder else { return name(of: segue.owner) }
    let holder = name(of: segue.holder)
    return segue.owner.map { "\(holder) in \(name(of: $0))" } ?? holder
  }

  /// Returns a connection's name: its two ends, without the scene's controller.
  func name(of connection: Connection) -> String {
    let (holder, target) = (name(of: connection.holder), name(of: connection.destination))
    switch connection.kind {
    case .outlet(let property), .outletCollection(let property):
      let prefix = isMain(connection.holder) ? "" : "\(holder)."
      return "\(prefix)\(Self.cut(property)) = \(target)"
    case .action(let selector, let event):
      let receiver = connection.destination.map(isMain) == true ? "" : " of \(target)"
      let sent = event.map { " on \(Self.cut($0))" } ?? ""
      return "\(Self.cut(selector))\(receiver) by \(holder)\(sent)"
    case .other(let tag): return "\(Self.cut(tag)) of \(holder) to \(target)"
    }
  }

  /// Whether an object is the main one of its scene or xib, which needs no name.
  private func isMain(_ id: ObjectID) -> Bool {
    guard let place = index.places[id]?.first else { return false }
    if let scene = index.nodes[place].scene { return index.mainObjects[scene] == place }
    guard index.nodes[place].parent == nil else { return false }
    let object = index.nodes[place].object
    return object.isFilesOwner || index.onlyFileRoot == place
  }

  /// Returns the label of an object: its own text, or else the text inside it.
  private func label(of place: Int) -> String? {
    let object = index.nodes[place].object
    let names = [object.userLabel, Self.words(of: object), object.reuseIdentifier]
    if let name = names.compactMap({ $0 }).first(where: { !$0.isEmpty }) { return name }
    guard object.element.hasSuffix("Cell") || object.element.hasSuffix("Section") else {
      return nil
    }
    return wordsInside[place]
  }

  private static func words(of object: InterfaceObject) -> String? {
    (object.shownText ?? object.text(in: ["headerTitle", "placeholder", "segment"]))?.string
  }

  static func cut(_ text: String) -> String {
    text.count > longest ? text.prefix(longest - 1) + "…" : text
  }
}
