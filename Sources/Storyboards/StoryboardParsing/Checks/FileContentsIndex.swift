internal import Findings
internal import StoryboardModel

/// The ids in a file, as the checks look them up.
struct FileContentsIndex {
  private(set) var ids: Set<ObjectID> = []
  /// How many elements have an id: more than ``ids`` if an id occurs twice.
  private(set) var count = 0
  /// The references to other scenes.
  private(set) var references: [ObjectID: SceneReference] = [:]

  init(_ file: InterfaceFile) {
    ids.reserveCapacity(file.connections.count * 4)
    add(file.objects)
    for scene in file.scenes { add(scene.objects) }
    for segue in file.segues { add(segue.id) }
    for connection in file.connections {
      if let id = connection.id { add(id) }
    }
  }

  private mutating func add(_ objects: [InterfaceObject]) {
    // This works in place, because iterating over the array would copy every object.
    objects.withUnsafeBufferPointer { objects in
      for index in objects.indices {
        add(objects[index].id)
        if InterfaceObject.isSceneReference(objects[index].element) {
          references[objects[index].id] = SceneReference(objects[index])
        }
        if !objects[index].children.isEmpty { add(objects[index].children) }
      }
    }
  }

  private mutating func add(_ id: ObjectID) {
    // A segue without an id has an empty one.
    if id.rawValue.isEmpty { return }
    count += 1
    ids.insert(id)
  }
}

extension InterfaceFile {
  /// Calls a function with every element that can have an id: objects, segues and connections.
  func forEachIdentified(_ body: (ObjectID, _ element: String, SourceLocation) -> Void) {
    func visit(_ object: InterfaceObject) {
      body(object.id, object.element, object.location)
      for child in object.children { visit(child) }
    }
    for object in objects { visit(object) }
    for scene in scenes {
      for object in scene.objects { visit(object) }
    }
    for segue in segues { body(segue.id, "segue", segue.location) }
    for connection in connections {
      if let id = connection.id { body(id, connection.kind.element, connection.location) }
    }
  }
}

extension Connection.Kind {
  /// The name of the connection's element.
  var element: String {
    switch self {
    case .outlet: "outlet"
    case .outletCollection: "outletCollection"
    case .action: "action"
    case .other(let tag): tag
    }
  }
}
