internal import StoryboardDiff
internal import StoryboardModel

/// Both versions of a file merged: the new one, plus removed scenes and old versions of changed
/// ones.
struct MergedFile {
  private(set) var file: InterfaceFile
  /// The states of scenes, by the ids of their screens.
  private(set) var screens: [ObjectID: MapDifference.State] = [:]
  /// The states of segues, by their indexes in ``file``.
  private(set) var segues: [Int: MapDifference.State] = [:]
  /// The new version of a changed scene, by the id of the old one.
  private(set) var successors: [ObjectID: ObjectID] = [:]
  /// The changes outside of scenes, without noise.
  let fileChanges: [Change]
  /// The changes in scenes, by the ids of their screens.
  private(set) var screenChanges: [ObjectID: [Change]] = [:]
  /// The changes of segues, by their indexes in ``file``.
  private(set) var segueChanges: [Int: [Change]] = [:]
  /// The views that changed, by the ids of the screens of the new version.
  private var changedViews: [ObjectID: ChangedViews] = [:]
  /// The screens of the old version, by their ids on the map.
  private(set) var oldScreens: [ObjectID: OldScreens.Source] = [:]
  /// The old positions of moved scenes, by the ids of their screens.
  private(set) var oldLocations: [ObjectID: Point] = [:]

  /// The ids in ``file`` by those of the old version.
  private var ids: [ObjectID: ObjectID] = [:]

  /// - Returns: Nil if a version cannot be read, or there is nothing to draw.
  init?(_ compared: ComparedFile) {
    let (old, new) = (compared.old?.file, compared.new?.file)
    guard compared.difference.status != .unreadable, var file = new ?? old,
      file.kind == .storyboard || [old, new].contains(where: { $0?.scenes.isEmpty == false })
    else { return nil }
    file.path = compared.path
    self.file = file
    fileChanges = compared.difference.changes.filter(\.isSignificant)
    if new == nil { self.file.scenes = []; self.file.segues = []; self.file.connections = [] }
    let difference = compared.difference
    learnIDs(difference, old, new)
    for scene in difference.scenes { add(scene, old, new) }
    for (scene, location) in difference.oldLocations {
      oldLocations[Self.screenID(of: file.scenes[scene])] = location
    }
    let changes = difference.allChanges.filter { $0.subject == .segue && $0.isSignificant }
    let newChanges = Dictionary(grouping: changes, by: \.newID)
    let oldChanges = Dictionary(grouping: changes.filter { $0.newID == nil }, by: \.oldID)
    for segue in difference.segues {
      if let place = segue.newIndex {
        segues[place] = MapDifference.State(segue.state)
        let id = file.segues[place].id.rawValue
        segueChanges[place] = newChanges[id] ?? []
      } else if let place = segue.oldIndex, let old {
        let id = old.segues[place].id.rawValue
        addRemoved(old.segues[place], oldChanges[id] ?? [])
      }
    }
  }

  /// The objects of the new version that changed, and those around them.
  var changedObjects: Set<ObjectID> {
    changedViews.values.reduce(into: []) { $0.formUnion($1.objects) }
  }

  /// Returns the boxes around the changed views of a screen.
  func boxes(on screen: MapScreen) -> [MapDifference.Box] {
    let views = changedViews[screen.object] ?? oldScreens[screen.object]?.views
    return views?.boxes(in: screen.drawing) ?? []
  }

  /// Returns the id of a scene's screen.
  static func screenID(of scene: Scene) -> ObjectID {
    scene.controller?.id ?? scene.reference?.id ?? scene.id
  }

  /// Assigns ids: those of the new version stay; removed objects keep theirs unless it is taken.
  private mutating func learnIDs(
    _ difference: FileDifference, _ old: InterfaceFile?, _ new: InterfaceFile?
  ) {
    var taken: Set<ObjectID> = []
    (new?.scenes ?? []).flatMap(\.objects).forEachInTree { taken.insert($0.pointee.id) }
    guard let old else { return }
    for id in taken { ids[id] = id }
    for scene in difference.scenes {
      guard let before = scene.oldIndex.map({ old.scenes[$0] }) else { continue }
      if let after = scene.newIndex.flatMap({ new?.scenes[$0] }) {
        ids[Self.screenID(of: before)] = Self.screenID(of: after)
      } else {
        before.objects.forEachInTree { object in
          let id = object.pointee.id
          ids[id] = taken.contains(id) ? id.marked("gone") : id
        }
      }
    }
  }

  private mutating func add(
    _ scene: SceneDifference, _ old: InterfaceFile?, _ new: InterfaceFile?
  ) {
    let before = scene.oldIndex.flatMap { old?.scenes[$0] }
    let changes = scene.changes.filter(\.isSignificant)
    guard let after = scene.newIndex.flatMap({ new?.scenes[$0] }) else {
      guard let before, let old else { return }
      let known = ids
      let gone = before.renamed { known[$0] ?? $0 }
      screens[Self.screenID(of: gone)] = .removed
      screenChanges[Self.screenID(of: gone)] = changes
      oldScreens[Self.screenID(of: gone)] = before.controller.map {
        OldScreens.Source(file: old, controller: $0, ids: known)
      }
      return file.scenes.append(gone)
    }
    screens[Self.screenID(of: after)] = MapDifference.State(scene.state)
    screenChanges[Self.screenID(of: after)] = changes
    guard scene.state == .changed, let before, let old, let new else { return }
    changedViews[Self.screenID(of: after)] = ChangedViews(changes, of: after, in: new, isNew: true)
    guard Self.looksDifferent(scene) else { return }
    var copy = before.renamed { $0.marked("before") }
    // A little to the left; overlapping scenes are moved apart later, and keep their order.
    copy.canvasLocation = after.canvasLocation?.moved(by: -100)
    screens[Self.screenID(of: copy)] = .before
    screenChanges[Self.screenID(of: copy)] = changes
    successors[Self.screenID(of: copy)] = Self.screenID(of: after)
    oldScreens[Self.screenID(of: copy)] = before.controller.map {
      OldScreens.Source(
        file: old, controller: $0, views: ChangedViews(changes, of: before, in: old, isNew: false))
    }
    if before.controller == nil {
      // Nothing is around the top of a xib, so it is drawn as in the new version, and not by
      // `OldScreens`.
      changedViews[Self.screenID(of: copy)] = ChangedViews(
        changes, of: before, in: old, isNew: false
      ).renamed { $0.marked("before") }
    }
    file.scenes.append(copy)
  }

  /// Whether the screen itself changed, and not just its destinations.
  private static func looksDifferent(_ scene: SceneDifference) -> Bool {
    scene.changes.contains { change in
      guard change.isSignificant else { return false }
      switch change.subject {
      case .object, .constraint, .element: return true
      default: return false
      }
    }
  }

  private mutating func addRemoved(_ segue: Segue, _ changes: [Change]) {
    var segue = segue
    segue.owner = segue.owner.flatMap { ids[$0] }
    segue.destination = segue.destination.map { ids[$0] ?? $0 }
    guard let owner = segue.owner else { return }
    if let holder = ids[segue.holder] {
      segue.holder = holder
    } else {
      // The control was removed too: the segue starts from the screen.
      segue.holder = owner
      segue.trigger = .manual
    }
    segues[file.segues.count] = .removed
    segueChanges[file.segues.count] = changes
    file.segues.append(segue)
  }
}

extension MapDifference.State {
  fileprivate init(_ state: SceneDifference.State) {
    self =
      switch state {
      case .added: .added
      case .removed: .removed
      case .changed: .changed
      case .unchanged: .unchanged
      }
  }
}

extension ObjectID {
  /// Returns a modified id, which no file contains.
  fileprivate func marked(_ mark: String) -> ObjectID {
    ObjectID(rawValue: "\(rawValue)~\(mark)")
  }
}

extension Point {
  fileprivate func moved(by distance: Double) -> Point { Point(x: x + distance, y: y) }
}

extension Scene {
  /// Returns the scene with other ids.
  fileprivate func renamed(_ id: (ObjectID) -> ObjectID) -> Scene {
    var scene = self
    scene.id = id(scene.id)
    scene.objects = scene.objects.map { $0.renamed(id) }
    return scene
  }
}

extension InterfaceObject {
  fileprivate func renamed(_ id: (ObjectID) -> ObjectID) -> InterfaceObject {
    var object = self
    object.id = id(object.id)
    object.children = object.children.map { $0.renamed(id) }
    return object
  }
}
