internal import AppProject
internal import FilesAndPaths
internal import SeguesConfiguration

/// The stamps of an app's files at one moment; a file whose stamp differs later was saved.
struct WatchedApp: Equatable {
  /// The stamps of the files, with links followed; nil for a missing file.
  private var stamps: [String: FileStamp?] = [:]

  /// Looks at the files below paths, at the given or nearest configuration, and at the baseline.
  ///
  /// Sources count only if findings depend on them.
  init(
    paths: [String], excludes: [String], findsSources: Bool, config: String?,
    baseline: String? = nil
  ) {
    let discovery = FileDiscovery(
      excludes: excludes.map(GlobPattern.init), findsSources: findsSources)
    let found = discovery.files(below: paths)
    let others = [config ?? ConfigurationSearch.nearest(above: paths), baseline].compactMap(\.self)
    let lists: [[String]] = [
      found.interfaceFiles, found.nibs, found.propertyLists, found.projects, found.swiftFiles,
      found.objectiveCFiles, found.manifests, others,
    ]
    for path in lists.joined() { stamps[path] = FileStamp(of: path) }
  }

  /// Returns the files that are new, gone or different, sorted.
  func changes(since earlier: WatchedApp) -> [String] {
    Set(stamps.keys).union(earlier.stamps.keys)
      .filter { stamps[$0] != earlier.stamps[$0] }.sorted()
  }
}
