internal import StoryboardDiff
internal import StoryboardModel

/// Both versions of a file merged: the new one, plus removed scenes and old versions of changed ones.
///
/// Ids of the old version that mean something else in the new one get a mark: `vc1~gone` is a removed controller,
/// `vc1~before` the old version of a changed one.
struct MergedFile {
  private(set) var file: InterfaceFile
  /// The scenes of both versions, by the ids of their screens.
  private(set) var screens: [ObjectID: Screen] = [:]
  /// The segues and their changes without noise, by their indexes in ``file``.
  private(set) var segues: [Int: (state: MapDifference.State, changes: [Change])] = [:]
  /// The changes outside of scenes, without noise.
  let fileChanges: [Change]
  /// The old positions of moved scenes, by the ids of their screens.
  private(set) var oldLocations: [ObjectID: Point] = [:]

  private let old: InterfaceFile?
  private let new: InterfaceFile?
  /// The ids in ``file`` by those of the old version.
  private var idsByOld: [ObjectID: ObjectID] = [:]

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
    old = compared.old?.file
    new = compared.new?.file
    guard compared.difference.status != .unreadable, let version = new ?? old,
      version.kind == .storyboard || [old, new].contains(where: { $0?.scenes.isEmpty == false })
    else { return nil }
    file = version
    file.path = compared.path
    let difference = compared.difference
    fileChanges = difference.changes.filter(\.isSignificant)
    // The contents of a removed file are added below, as removed ones.
    if new == nil { file.scenes = []; file.segues = []; file.connections = [] }
    assignIDs(difference)
    for scene in difference.scenes { add(scene) }
    for (scene, location) in difference.oldLocations {
      oldLocations[Self.screenID(of: version.scenes[scene])] = location
    }
    addSegues(difference)
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
  private static func screenID(of scene: Scene) -> ObjectID {
    scene.controller?.id ?? scene.reference?.id ?? scene.id
  }

  /// Assigns ids: those of the new version stay; removed objects keep theirs unless it is taken.
  private mutating func assignIDs(_ difference: FileDifference) {
    guard let old else { return }
    var taken: Set<ObjectID> = []
    (new?.scenes ?? []).flatMap(\.objects).forEachInTree { taken.insert($0.pointee.id) }
    for id in taken { idsByOld[id] = id }
    for scene in difference.scenes {
      guard let before = scene.oldIndex.map({ old.scenes[$0] }) else { continue }
      if let after = scene.newIndex.flatMap({ new?.scenes[$0] }) {
        idsByOld[Self.screenID(of: before)] = Self.screenID(of: after)
      } else {
        before.objects.forEachInTree { object in
          let id = object.pointee.id
          idsByOld[id] = taken.contains(id) ? id.marked("gone") : id
        }
      }
    }
  }

  // MARK: - Scenes

  private mutating func add(_ scene: SceneDifference) {
    let before = scene.oldIndex.flatMap { old?.scenes[$0] }
    let changes = scene.changes.filter(\.isSignificant)
    guard let after = scene.newIndex.flatMap({ new?.scenes[$0] }) else {
      if let before { addRemoved(before, changes) }
      return
    }
    let id = Self.screenID(of: after)
    screens[id] = Screen(state: MapDifference.State(scene.state), changes: changes)
    guard scene.state == .changed, let before, let new else { return }
    screens[id]?.views = ChangedViews(changes, of: after, in: new, isNew: true)
    if changes.contains(where: \.isVisible) { addOldVersion(before, of: after, changes) }
  }

  private mutating func addRemoved(_ scene: Scene, _ changes: [Change]) {
    guard let old else { return }
    let ids = idsByOld
    let gone = scene.renamed { ids[$0] ?? $0 }
    screens[Self.screenID(of: gone)] = Screen(
      state: .removed, changes: changes,
      source: scene.controller.map { OldScreens.Source(file: old, controller: $0, ids: ids) })
    file.scenes.append(gone)
  }

  /// Adds the old version of a scene, to be drawn next to the new one.
  private mutating func addOldVersion(_ before: Scene, of after: Scene, _ changes: [Change]) {
    guard let old else { return }
    var copy = before.renamed { $0.marked("before") }
    // A little to the left; overlapping scenes are moved apart later, and keep their order.
    copy.canvasLocation = after.canvasLocation
    copy.canvasLocation?.x -= 100
    var screen = Screen(state: .before, changes: changes, successor: Self.screenID(of: after))
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

  // MARK: - Segues

  private mutating func addSegues(_ difference: FileDifference) {
    let changes = difference.allChanges.filter { $0.subject == .segue && $0.isSignificant }
    let newChanges = Dictionary(grouping: changes, by: \.newID)
    let removals = Dictionary(grouping: changes.filter { $0.newID == nil }, by: \.oldID)
    for segue in difference.segues {
      if let index = segue.newIndex, let new {
        let id = new.segues[index].id.rawValue
        segues[index] = (MapDifference.State(segue.state), newChanges[id] ?? [])
      } else if let index = segue.oldIndex, let old {
        let id = old.segues[index].id.rawValue
        addRemoved(old.segues[index], removals[id] ?? [])
      }
    }
  }

  private mutating func addRemoved(_ segue: Segue, _ changes: [Change]) {
    guard let owner = segue.owner.flatMap({ idsByOld[$0] }) else { return }
    var segue = segue
    segue.owner = owner
    segue.destination = segue.destination.map { idsByOld[$0] ?? $0 }
    if let holder = idsByOld[segue.holder] {
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

extension Change {
  /// Whether the change is to the screen itself, and not just to its destinations.
  fileprivate var isVisible: Bool {
    switch subject {
    case .object, .constraint, .element: true
    case .document, .scene, .reference, .segue, .outlet, .action, .connection: false
    }
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
