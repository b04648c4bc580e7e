internal import StoryboardModel

/// The objects that only one version has; their contents are counted, not listed.
struct WholeChanges {
  private let versions: Versions
  /// Whether the version is the new one, so that the objects were added.
  let isNew: Bool
  private let index: ObjectIndex
  /// The outermost objects, except in scenes that only this version has.
  private(set) var roots: [Int] = []
  /// The number of constraints that were added or removed together with an object they relate, by
  /// that object's index.
  private var constraints: [Int: Int] = [:]
  /// The connections of scenes that only this version has, by the scene's index.
  private var connections: [Int: [Connection]] = [:]

  init(_ versions: Versions, isNew: Bool) {
    self.versions = versions
    self.isNew = isNew
    index = isNew ? versions.new : versions.old
    // The outermost object around each object that only this version has.
    var outermost: [Int: Int] = [:]
    for place in index.nodes.indices where !isKept(object: place) {
      let node = index.nodes[place]
      if let scene = node.scene, !isKept(scene: scene) { continue }
      outermost[place] = node.parent.flatMap { outermost[$0] } ?? place
    }
    for place in index.nodes.indices where outermost[place] == place {
      if let object = object(ofConstraint: place, outermost) {
        constraints[object, default: 0] += 1
      } else {
        roots.append(place)
      }
    }
    for connection in index.file.connections {
      if let scene = index.node(connection.holder)?.scene, !isKept(scene: scene) {
        connections[scene, default: []].append(connection)
      }
    }
  }

  /// Whether the other version has an object, too.
  ///
  /// If the object is in something that was added or removed, it was moved, which is reported
  /// separately.
  private func isKept(object: Int) -> Bool {
    let pairs = versions.matching.objects
    return (isNew ? pairs.old(object) : pairs.new(object)) != nil
  }

  /// Whether the other version has a scene, too.
  func isKept(scene: Int) -> Bool {
    let pairs = versions.matching.scenes
    return (isNew ? pairs.old(scene) : pairs.new(scene)) != nil
  }

  /// Returns the object with which a constraint was added or removed; nil if there is none, or if
  /// the object is not a constraint.
  private func object(ofConstraint place: Int, _ outermost: [Int: Int]) -> Int? {
    let constraint = index.nodes[place].object
    guard constraint.element == "constraint" else { return nil }
    return ["firstItem", "secondItem"].lazy.compactMap { constraint.attributes[$0] }
      .compactMap { index.places[ObjectID(rawValue: $0)]?.first.flatMap { outermost[$0] } }
      .first { index.nodes[$0].object.element != "constraint" }
  }

  /// Counts the contents of an added or removed object.
  func contents(of place: Int) -> Change.Contents {
    var contents = Change.Contents()
    for inner in index.tree(place).dropFirst() where !isKept(object: inner) {
      if index.nodes[inner].object.element == "constraint" {
        contents.constraints += 1
      } else {
        contents.objects += 1
      }
    }
    contents.constraints += constraints[place] ?? 0
    return contents
  }

  /// Returns the change for an added or removed scene.
  func change(ofScene scene: Int) -> Change {
    let main = index.mainObjects[scene].map { index.nodes[$0].object }
    let isReference = main?.isSceneReference == true
    return Change(
      isNew: isNew, isReference ? .reference : .scene,
      name: versions.names(isNew: isNew).sceneName(scene),
      id: (main?.id ?? index.file.scenes[scene].id).rawValue,
      contents: main == nil || isReference ? Change.Contents() : contents(ofScene: scene),
      location: main?.location ?? index.file.scenes[scene].location)
  }

  private func contents(ofScene scene: Int) -> Change.Contents {
    var contents = Change.Contents()
    let main = index.mainObjects[scene]
    for place in index.sceneRoots[scene].flatMap(index.tree)
    where place != main && !isKept(object: place) {
      switch index.nodes[place].object.element {
      case "constraint": contents.constraints += 1
      case "placeholder", "exit", "customObject": break
      default: contents.objects += 1
      }
    }
    for connection in connections[scene] ?? [] {
      switch connection.kind {
      case .outlet, .outletCollection: contents.outlets += 1
      case .action: contents.actions += 1
      case .other: break
      }
    }
    return contents
  }
}
