package import StoryboardModel

extension FileDifference {
  /// Compares two versions of a file.
  ///
  /// - Parameters:
  ///   - old: The old version; nil where the file is new.
  ///   - new: The new version; nil where the file is gone.
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
    // Of a whole file that came or went, only what is in it is told.
    changes = old != nil && new != nil ? DocumentComparison(versions).changes() : []
    changes += comparison.changes(inScene: nil)
    if status == .unchanged, allChanges.contains(where: \.isSignificant) {
      self.status = .changed
    }
  }
}

extension InterfaceFile {
  /// The file without anything in it.
  fileprivate var emptied: InterfaceFile {
    InterfaceFile(
      path: path, kind: kind, type: type, targetRuntime: targetRuntime, location: location)
  }
}

/// Sorts all that differs between two versions to the scenes that it is in.
struct FileComparison {
  private let versions: Versions
  /// The changes of each scene: those of the new version by place, removed ones apart.
  private var byScene: [ScenePlace?: [Change]] = [:]
  private(set) var segueStates: [SegueDifference] = []

  /// A scene by its place in the new version, or in the old one where it is gone.
  enum ScenePlace: Hashable {
    case new(Int)
    case old(Int)
  }

  init(_ versions: Versions) {
    self.versions = versions
    let objects = ObjectChanges(versions)
    for (place, change) in objects.changes() { byScene[place, default: []].append(change) }
    let connections = ConnectionChanges(versions, wholes: objects.wholes)
    let segues = connections.segues()
    segueStates = segues.states
    for (place, change) in segues.changes + connections.others() {
      byScene[place, default: []].append(change)
    }
  }

  /// The changes in a scene, or outside of all of them.
  func changes(inScene place: ScenePlace?) -> [Change] { byScene[place] ?? [] }

  /// All scenes, in the order of the new version.
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
