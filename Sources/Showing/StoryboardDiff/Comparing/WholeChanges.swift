internal import StoryboardModel

/// Objects that were added or removed with their contents, which are counted and not listed.
struct WholeChanges {
  private let versions: Versions
  /// The outermost removed objects, except in removed scenes.
  private(set) var removedRoots: [Int] = []
  /// The outermost added objects, except in added scenes.
  private(set) var addedRoots: [Int] = []
  /// Constraints that were added or removed together with an object they relate, by that object's
  /// index.
  private var removedConstraints: [Int: Int] = [:]
  private var addedConstraints: [Int: Int] = [:]
  /// The connections of added or removed scenes, by the scene's index.
  private var removedConnections: [Int: [Connection]] = [:]
  private var addedConnections: [Int: [Connection]] = [:]

  init(_ versions: Versions) {
    self.versions = versions
    let matching = versions.matching
    let gone = Self.outermost(
      of: versions.old, isKept: { matching.objects.new($0) != nil },
      isSceneKept: { matching.scenes.new($0) != nil })
    let new = Self.outermost(
      of: versions.new, isKept: { matching.objects.old($0) != nil },
      isSceneKept: { matching.scenes.old($0) != nil })
    (removedRoots, removedConstraints) = Self.attributed(gone, versions.old)
    (addedRoots, addedConstraints) = Self.attributed(new, versions.new)
    removedConnections = Self.connections(in: versions.old) { matching.scenes.new($0) == nil }
    addedConnections = Self.connections(in: versions.new) { matching.scenes.old($0) == nil }
  }

  private static func connections(
    in index: ObjectIndex, ofScenes isWanted: (Int) -> Bool
  ) -> [Int: [Connection]] {
    var found: [Int: [Connection]] = [:]
    for connection in index.file.connections {
      guard let scene = index.node(connection.holder)?.scene, isWanted(scene) else { continue }
      found[scene, default: []].append(connection)
    }
    return found
  }

  /// Returns the unmatched objects whose parents are matched, and for each unmatched object the
  /// outermost one around it.
  private static func outermost(
    of index: ObjectIndex, isKept: (Int) -> Bool, isSceneKept: (Int) -> Bool
  ) -> (roots: [Int], root: [Int: Int]) {
    var roots: [Int] = []
    var root: [Int: Int] = [:]
    for place in index.nodes.indices where !isKept(place) {
      let node = index.nodes[place]
      if let scene = node.scene, !isSceneKept(scene) { continue }
      if let parent = node.parent, let outer = root[parent] {
        root[place] = outer
      } else {
        root[place] = place
        roots.append(place)
      }
    }
    return (roots, root)
  }

  /// Assigns constraints to the objects with which they were added or removed.
  private static func attributed(
    _ found: (roots: [Int], root: [Int: Int]), _ index: ObjectIndex
  ) -> ([Int], [Int: Int]) {
    var counts: [Int: Int] = [:]
    let roots = found.roots.filter { place in
      let object = index.nodes[place].object
      guard object.element == "constraint" else { return true }
      for item in ["firstItem", "secondItem"] {
        guard let id = object.attributes[item],
          let end = index.places[ObjectID(rawValue: id)]?.first, let root = found.root[end],
          index.nodes[root].object.element != "constraint"
        else { continue }
        counts[root, default: 0] += 1
        return false
      }
      return true
    }
    return (roots, counts)
  }

  /// Counts the contents of an added or removed object.
  func contents(of place: Int, isNew: Bool) -> Change.Contents {
    let index = isNew ? versions.new : versions.old
    var contents = Change.Contents()
    for inner in index.tree(place).dropFirst() where !isMoved(inner, isNew: isNew) {
      if index.nodes[inner].object.element == "constraint" {
        contents.constraints += 1
      } else {
        contents.objects += 1
      }
    }
    contents.constraints += (isNew ? addedConstraints : removedConstraints)[place] ?? 0
    return contents
  }

  /// Returns the change for an added or removed scene.
  func scene(_ scene: Int, isNew: Bool) -> Change {
    let index = isNew ? versions.new : versions.old
    let names = isNew ? versions.newNames : versions.oldNames
    let main = index.mainObject(ofScene: scene).map { index.nodes[$0].object }
    var contents = Change.Contents()
    if let main, !main.isSceneReference {
      let connections = isNew ? addedConnections : removedConnections
      contents = self.contents(ofScene: scene, isNew: isNew, connections[scene] ?? [])
    }
    let location = main?.location ?? index.file.scenes[scene].location
    let id = (main?.id ?? index.file.scenes[scene].id).rawValue
    return Change(
      isNew ? .added : .removed, main?.isSceneReference == true ? .reference : .scene,
      name: names.sceneName(scene), oldID: isNew ? nil : id, newID: isNew ? id : nil,
      contents: contents, oldLocation: isNew ? nil : location,
      newLocation: isNew ? location : nil)
  }

  private func contents(
    ofScene scene: Int, isNew: Bool, _ connections: [Connection]
  ) -> Change.Contents {
    let index = isNew ? versions.new : versions.old
    var contents = Change.Contents()
    let main = index.mainObject(ofScene: scene)
    for place in index.sceneRoots[scene].flatMap(index.tree)
    where place != main && !isMoved(place, isNew: isNew) {
      switch index.nodes[place].object.element {
      case "constraint": contents.constraints += 1
      case "placeholder", "exit", "customObject": break
      default: contents.objects += 1
      }
    }
    for connection in connections {
      switch connection.kind {
      case .outlet, .outletCollection: contents.outlets += 1
      case .action: contents.actions += 1
      case .other: break
      }
    }
    return contents
  }

  /// Whether an object in something that was added or removed is also in the other version.
  ///
  /// Such an object was moved, which is reported separately.
  private func isMoved(_ place: Int, isNew: Bool) -> Bool {
    let pairs = versions.matching.objects
    return (isNew ? pairs.old(place) : pairs.new(place)) != nil
  }

  /// Whether a whole scene was added or removed.
  func isWhole(scene: Int?, isNew: Bool) -> Bool {
    guard let scene else { return false }
    let pairs = versions.matching.scenes
    return (isNew ? pairs.old(scene) : pairs.new(scene)) == nil
  }
}
