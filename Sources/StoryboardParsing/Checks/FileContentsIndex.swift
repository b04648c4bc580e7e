internal import Findings
internal import StoryboardModel

/// Everything in a file that has an id, for the checks to look up.
struct FileContentsIndex {
  /// What an id stands for: an element's name, and its place.
  struct Entry {
    var element: String
    var location: SourceLocation
  }

  /// The first element with each id.
  private(set) var entries: [ObjectID: Entry] = [:]
  /// The elements whose id an earlier one has, in the order of the file's objects, segues and
  /// connections.
  private(set) var repetitions: [(id: ObjectID, entry: Entry)] = []
  /// The references to other scenes.
  private(set) var references: [ObjectID: SceneReference] = [:]
  /// The controllers that have a storyboard identifier.
  private(set) var controllersByIdentifier: [String: ObjectID] = [:]

  init(_ file: InterfaceFile) {
    entries.reserveCapacity(file.connections.count * 4)
    for object in file.objects { add(object) }
    for scene in file.scenes {
      for object in scene.objects { add(object) }
    }
    for segue in file.segues { add(segue.id, "segue", segue.location) }
    for connection in file.connections {
      if let id = connection.id { add(id, connection.kind.element, connection.location) }
    }
  }

  private mutating func add(_ object: InterfaceObject) {
    add(object.id, object.element, object.location)
    if let reference = SceneReference(object) {
      references[object.id] = reference
    } else if object.attributes["storyboardIdentifier"] != nil || object.element == "controller",
      object.controllerKind != nil, let identifier = object.storyboardIdentifier
    {
      controllersByIdentifier[identifier] = controllersByIdentifier[identifier] ?? object.id
    }
    for child in object.children { add(child) }
  }

  private mutating func add(_ id: ObjectID, _ element: String, _ location: SourceLocation) {
    let entry = Entry(element: element, location: location)
    if let first = entries.updateValue(entry, forKey: id) {
      entries[id] = first
      repetitions.append((id, entry))
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
