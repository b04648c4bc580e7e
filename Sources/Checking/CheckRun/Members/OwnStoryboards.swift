internal import AppProject
internal import FilesAndPaths
internal import NavigationGraph

/// Finds the storyboard of an entry point among the files of its own targets.
struct OwnStoryboards {
  /// The result of a search.
  enum Outcome {
    case found(String)
    /// Nothing opens the storyboard. The property list of a framework or a test bundle may be left
    /// over from an app, and an app for Messages is never launched.
    case unopened
    /// No target of the entry point contains the storyboard; `target` is one of these targets.
    case missing(target: String)
  }

  private let membership: AppMembership
  /// The paths to search, and the indices of each target's files among them.
  private let paths: [String]
  private let places: [Int: [Int]]
  /// The names of files that a project lists and that don't exist: they are in a submodule, or the build
  /// generates them.
  private let unreadNames: Set<String>
  private var cachedIndices: [[Int]: StoryboardIndex] = [:]

  init(of membership: AppMembership, among paths: [String]) {
    self.membership = membership
    self.paths = paths
    var places: [Int: [Int]] = [:]
    for (place, path) in paths.enumerated() {
      for target in membership.targetIndices(of: path) {
        places[target, default: []].append(place)
      }
    }
    self.places = places
    unreadNames = Set(membership.unreadInterfaces.map(FilePath.name))
  }

  /// Returns the storyboard that an entry point's own targets contain, or nil if these targets or their files
  /// are unknown.
  mutating func storyboard(of entry: EntryPoint) -> Outcome? {
    let indices = membership.targetIndices(of: entry)
    let targets = indices.map { membership.targets[$0] }
    guard let first = targets.first else { return nil }
    // The host of a test bundle is launched with its own property list.
    let haveNoScreens = targets.allSatisfy { $0.kind.hasNoScreens || $0.isTest }
    let isForApps = targets.allSatisfy { [.app, .other].contains($0.kind) }
    guard isForApps || haveNoScreens || entry.role != .launch else { return nil }
    let storyboards = index(of: indices)
    if let path = storyboards.path(ofStoryboard: entry.storyboardName, nearestTo: entry.folder) {
      return .found(path)
    }
    guard !unreadNames.contains(entry.storyboardName + ".storyboard") else { return nil }
    if haveNoScreens || targets.allSatisfy(\.kind.isPartOfApp) { return .unopened }
    return .missing(target: first.name)
  }

  private mutating func index(of targets: [Int]) -> StoryboardIndex {
    if let cached = cachedIndices[targets] { return cached }
    let ownPlaces = Set(targets.flatMap { places[$0] ?? [] }).sorted()
    let index = StoryboardIndex(paths: ownPlaces.map { paths[$0] })
    cachedIndices[targets] = index
    return index
  }
}
