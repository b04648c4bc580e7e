internal import StoryboardDiff
internal import StoryboardModel

/// Both versions of a file merged: the new one, plus removed scenes and old versions of changed
/// ones.
struct MergedFile {
  private(set) var file: InterfaceFile
  /// The scenes that both versions have, or one of them, by the ids of their screens.
  private(set) var screens: [ObjectID: Screen] = [:]
  /// The segues and their changes without noise, by their indexes in ``file``.
  private(set) var segues: [Int: (state: MapDifference.State, changes: [Change])] = [:]
  /// The changes outside of scenes, without noise.
  let fileChanges: [Change]
  /// The old positions of moved scenes, by the ids of their screens.
  private(set) var oldLocations: [ObjectID: Point] = [:]

  /// The ids in ``file`` by those of the old version.
  private var ids: [ObjectID: ObjectID] = [:]

  /// A scene of one version.
  struct Screen {
    var state: MapDifference.State
    /// The changes in the scene, without noise.
    var changes: [Change]
    /// The screen of the new version, if this is the old one of a changed scene.
    var successor: ObjectID?
    /// The views that changed, unless ``OldScreens`` draws the screen.
    var views: ChangedViews?
    /// The part of the old version that ``OldScreens`` draws.
    var source: OldScreens.Source?
  }

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
        let id = file.segues[place].id.rawValue
        segues[place] = (MapDifference.State(segue.state), newChanges[id] ?? [])
      } else if let place = segue.oldIndex, let old {
        let id = old.segues[place].id.rawValue
        addRemoved(old.segues[place], oldChanges[id] ?? [])
      }
    }
  }

  /// The objects of the new version that changed, and those around them.
  var changedObjects: Set<ObjectID> {
    screens.values.compactMap(\.views).reduce(into: []) { $0.formUnion($1.objects) }
  }

  /// Returns the boxes around the changed views of a screen.
  func boxes(on screen: MapScreen) -> [MapDifference.Box] {
    let merged = screens[screen.object]
    return (merged?.views ?? merged?.source?.views)?.boxes(in: screen.drawing) ?? []
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
      screens[Self.screenID(of: gone)] = Screen(
        state: .removed, changes: changes,
        source: before.controller.map {
          OldScreens.Source(file: old, controller: $0, ids: known)
        })
      return file.scenes.append(gone)
    }
    let id = Self.screenID(of: after)
    screens[id] = Screen(state: MapDifference.State(scene.state), changes: changes)
    guard scene.state == .changed, let before, let old, let new else { return }
    screens[id]?.views = ChangedViews(changes, of: after, in: new, isNew: true)
    guard Self.looksDifferent(scene) else { return }
    var copy = before.renamed { $0.marked("before") }
    // A little to the left; overlapping scenes are moved apart later, and keep their order.
    copy.canvasLocation = after.canvasLocation
    copy.canvasLocation?.x -= 100
    var screen = Screen(state: .before, changes: changes, successor: id)
    let views = ChangedViews(changes, of: before, in: old, isNew: false)
    if let controller = before.controller {
      screen.source = OldScreens.Source(file: old, controller: controller, views: views)
    } else {
      // Nothing is around the top of a xib, so it is drawn as in the new version.
      screen.views = views.renamed { $0.marked("before") }
    }
    screens[Self.screenID(of: copy)] = screen
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
    segues[file.segues.count] = (.removed, changes)
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
