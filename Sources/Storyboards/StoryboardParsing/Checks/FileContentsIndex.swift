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
    file.forEachIdentified { id, _, _ in
      // A segue without an id has an empty one.
      if id.rawValue.isEmpty { return }
      count += 1
      ids.insert(id)
    }
    for objects in [file.objects] + file.scenes.map(\.objects) {
      objects.forEachInTree { object in
        if InterfaceObject.isSceneReference(object.pointee.element) {
          references[object.pointee.id] = SceneReference(object.pointee)
        }
      }
    }
  }
}

extension InterfaceFile {
  /// Calls a function with every element that can have an id: objects, segues and connections.
  func forEachIdentified(_ body: (ObjectID, _ element: String, SourceLocation) -> Void) {
    func visit(_ objects: [InterfaceObject]) {
      // This works in place, because iterating over the array would copy every object.
      objects.withUnsafeBufferPointer { objects in
        for index in objects.indices {
          body(objects[index].id, objects[index].element, objects[index].location)
          if !objects[index].children.isEmpty { visit(objects[index].children) }
        }
      }
    }
    visit(objects)
    for scene in scenes { visit(scene.objects) }
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
