package import StoryboardModel

extension FileDifference {
  /// Compares two versions of a file.
  ///
  /// - Parameters:
  ///   - old: The old version; nil if the file is new.
  ///   - new: The new version; nil if the file was removed.
  package init(from old: InterfaceFile?, to new: InterfaceFile?) {
    let status: Status =
      switch (old, new) {
      case (nil, _): .added
      case (_, nil): .removed
      default: .unchanged
      }
    self.init(status: status, oldPath: old?.path, newPath: new?.path)
    guard let file = new ?? old else { return }
    let versions = Versions(old ?? file.emptied, new ?? file.emptied)
    let comparison = FileComparison(versions)
    scenes = comparison.scenes()
    segues = comparison.segueStates
    if let old, let new { oldLocations = CanvasMoves(scenes, from: old, to: new).oldLocations }
    // If the whole file was added or removed, only its contents are reported.
    changes = old != nil && new != nil ? versions.documentChanges() : []
    changes += comparison.changes(inScene: nil)
    if status == .unchanged, allChanges.contains(where: \.isSignificant) {
      self.status = .changed
    }
  }
}

extension InterfaceFile {
  /// The file without its contents.
  fileprivate var emptied: InterfaceFile {
    InterfaceFile(
      path: path, kind: kind, type: type, targetRuntime: targetRuntime, location: location)
  }
}

/// Groups all differences between two versions by scene.
struct FileComparison {
  private let versions: Versions
  /// The changes by scene: those of the new version by index, removed ones separately.
  private var byScene: [ScenePlace?: [Change]] = [:]
  private(set) var segueStates: [SegueDifference] = []

  init(_ versions: Versions) {
    self.versions = versions
    let objects = ObjectChanges(versions)
    for (place, change) in objects.changes() { byScene[place, default: []].append(change) }
    let connections = ConnectionChanges(versions: versions, objects: objects)
    let segues = connections.segues()
    segueStates = segues.states
    for (place, change) in segues.changes + connections.others() {
      byScene[place, default: []].append(change)
    }
  }

  /// Returns the changes in a scene, or outside of all scenes.
  func changes(inScene place: ScenePlace?) -> [Change] { byScene[place] ?? [] }

  /// Returns all scenes, in the order of the new version.
  func scenes() -> [SceneDifference] {
    let (old, new, pairs) = (versions.old, versions.new, versions.matching.scenes)
    var scenes: [SceneDifference] = []
    var gone = old.file.scenes.indices.filter { pairs.new($0) == nil }[...]
    func addGone(before place: Int) {
      while let next = gone.first, next < place {
        gone.removeFirst()
        scenes.append(
          SceneDifference(
            state: .removed, name: versions.oldNames.sceneName(next), oldIndex: next,
            newIndex: nil, changes: changes(inScene: .old(next))))
      }
    }
    for place in new.file.scenes.indices {
      let partner = pairs.old(place)
      if let partner { addGone(before: partner) }
      let changes = changes(inScene: .new(place))
      let isChanged = changes.contains(where: \.isSignificant)
      scenes.append(
        SceneDifference(
          state: partner == nil ? .added : isChanged ? .changed : .unchanged,
          name: versions.newNames.sceneName(place), oldIndex: partner, newIndex: place,
          changes: changes))
    }
    addGone(before: old.file.scenes.count)
    return scenes
  }
}
