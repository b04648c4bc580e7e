internal import StoryboardModel

/// The objects of a file as a list, parents before children, each with its parent.
///
/// The *place* of an object is its index in ``nodes``.
struct ObjectIndex {
  struct Node {
    var object: InterfaceObject
    /// The place of the parent; nil for a top-level object of a scene or xib.
    var parent: Int?
    /// The index of the scene; nil in a xib.
    var scene: Int?
    var children: [Int] = []
    /// A hash that is equal for objects that differ only in ids and positions in the file.
    var shape = 0
  }

  let file: InterfaceFile
  private(set) var nodes: [Node] = []
  /// The top-level objects of each scene.
  private(set) var sceneRoots: [[Int]] = []
  /// The top-level objects of a xib.
  private(set) var fileRoots: [Int] = []
  /// The objects by id; only in a broken file do several share one.
  private(set) var places: [ObjectID: [Int]] = [:]
  /// The outlets that lead to an object, in the order of the file.
  private(set) var outlets: [ObjectID: [String]] = [:]
  /// The main object of each scene: its controller, its reference, or else the first.
  private(set) var mainObjects: [Int?] = []
  /// The only top-level object of a xib besides placeholders; nil if there are several.
  private(set) var onlyFileRoot: Int?

  init(_ file: InterfaceFile) {
    self.file = file
    for (scene, value) in file.scenes.enumerated() {
      sceneRoots.append(value.objects.map { add($0, parent: nil, scene: scene) })
    }
    fileRoots = file.objects.map { add($0, parent: nil, scene: nil) }
    mainObjects = sceneRoots.map { roots in
      roots.first { nodes[$0].object.controllerKind != nil }
        ?? roots.first { nodes[$0].object.isSceneReference } ?? roots.first
    }
    let shown = fileRoots.filter { !nodes[$0].object.isStandIn }
    onlyFileRoot = shown.count == 1 ? shown.first : nil
    for connection in file.connections {
      if case .outlet(let property) = connection.kind, let destination = connection.destination {
        outlets[destination, default: []].append(property)
      }
    }
    // In reverse, because children come after their parents.
    for place in nodes.indices.reversed() { nodes[place].shape = shape(of: nodes[place]) }
  }

  /// The first object with an id.
  func node(_ id: ObjectID) -> Node? { places[id]?.first.map { nodes[$0] } }

  /// Returns an object and everything below it.
  func tree(_ root: Int) -> [Int] {
    var found: [Int] = []
    var pending = [root]
    while let place = pending.popLast() {
      found.append(place)
      pending.append(contentsOf: nodes[place].children.reversed())
    }
    return found
  }

  private mutating func add(_ object: InterfaceObject, parent: Int?, scene: Int?) -> Int {
    let place = nodes.count
    nodes.append(Node(object: object, parent: parent, scene: scene))
    places[object.id, default: []].append(place)
    nodes[place].children = object.children.map { add($0, parent: place, scene: scene) }
    return place
  }

  private func shape(of node: Node) -> Int {
    var hasher = Hasher()
    let object = node.object
    hasher.combine(object.element)
    hasher.combine(withoutIDs(object.attributes))
    hasher.combine(object.frame)
    hasher.combine(object.texts)
    for attribute in object.runtimeAttributes {
      hasher.combine(attribute.keyPath)
      hasher.combine(attribute.type)
      hasher.combine(attribute.value)
    }
    for setting in object.settings {
      hasher.combine(setting.path)
      hasher.combine(withoutIDs(setting.attributes))
      hasher.combine(setting.text)
    }
    for child in node.children { hasher.combine(nodes[child].shape) }
    return hasher.finalize()
  }

  private func withoutIDs(_ attributes: [String: String]) -> [String: String] {
    attributes.filter { name, value in
      name != "id"
        && !(places[ObjectID(rawValue: value)] != nil && Reference.isPossible(value, of: name))
    }
  }
}

extension InterfaceObject {
  /// Whether the order among its siblings is meaningless.
  var isUnordered: Bool {
    element == "constraint" || element.hasSuffix("GestureRecognizer")
      || element.hasSuffix("ayoutGuide")
  }
}
