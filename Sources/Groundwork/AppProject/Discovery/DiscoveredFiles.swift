package import FilesAndPaths
package import Findings

/// The files found below the paths given by the user, sorted by path.
package struct DiscoveredFiles: Hashable, Sendable {
  /// Storyboards, xibs, and all files that the user named.
  package var interfaceFiles: [String] = []
  /// Compiled xibs, which are files or folders; found only if sources are asked for.
  package var nibs: [String] = []
  /// Property lists that may be an `Info.plist`.
  package var propertyLists: [String] = []
  /// The `project.pbxproj` of Xcode projects.
  package var projects: [String] = []
  /// Swift sources, including manifests in Swift; found only if sources are asked for.
  package var swiftFiles: [String] = []
  /// Objective-C sources and headers; found only if sources are asked for.
  package var objectiveCFiles: [String] = []
  /// Files other than Xcode projects that declare targets or dependencies.
  ///
  /// These are `Package.swift`, `project.yml`, `Podfile`, `Cartfile` and the like.
  package var manifests: [String] = []
  /// The folders `*.xcassets`; found only if images are asked for.
  package var assetCatalogs: [String] = []
  /// Pictures outside of asset catalogs; found only if images are asked for.
  package var imageFiles: [String] = []
  /// The folders that were searched.
  package var searchedFolders: [String] = []
  /// The normal paths of the user's folders; nil unless files outside of them were found for their project.
  package var givenFolders: [String]?
  /// The folder outside of which nothing is looked for or read, or nil for the repository.
  package var limit: String?
  /// The relevant files and folders that were excluded, and the links that were not followed, sorted.
  package var leftOut: [LeftOutFile] = []
  /// Paths given by the user that don't exist.
  package var missingPaths: [String] = []
  /// The problems found during the search, sorted.
  package var problems: [DiscoveryProblem] = []

  package init() {}

  /// Whether a file is below the user's paths, and wasn't found only for their project.
  package func isGiven(_ path: String) -> Bool {
    guard let givenFolders else { return true }
    let path = NormalPath.of(path)
    return givenFolders.contains { FoldersAbove.isPath(path, in: $0) }
  }

  /// Adds the files of another search, except for those in the folders given by the user.
  mutating func add(_ others: DiscoveredFiles) {
    for list in Self.lists { self[keyPath: list] += others[keyPath: list].filter { !isGiven($0) } }
  }

  /// Adds a file to the list for its role.
  mutating func add(_ path: String, as role: FileRole) {
    switch role {
    case .interface: interfaceFiles.append(path)
    case .nib: nibs.append(path)
    case .propertyList: propertyLists.append(path)
    case .project: projects.append(path)
    case .objectiveC: objectiveCFiles.append(path)
    case .manifest: manifests.append(path)
    case .assetCatalog: assetCatalogs.append(path)
    case .image: imageFiles.append(path)
    case .swift:
      swiftFiles.append(path)
      // The file's text decides whether it is a manifest, because an app may have a class `Package`, too.
      if ManifestKind(of: FilePath.name(of: path)) != nil { manifests.append(path) }
    }
  }

  /// Removes the files that a filter rejects, and the problems of paths that it excludes.
  package mutating func keepOnly(_ filter: PathFilter) {
    problems.removeAll { filter.excludes($0.path) }
    var excluded = Set(leftOut)
    for list in Self.lists {
      let rejected = self[keyPath: list].filter { !filter.includes($0) }
      guard !rejected.isEmpty else { continue }
      self[keyPath: list].removeAll { !filter.includes($0) }
      excluded.formUnion(rejected.filter(isGiven).map { LeftOutFile($0, .excluded) })
    }
    leftOut = excluded.sorted()
  }

  /// Sorts the lists.
  ///
  /// - Parameter mayRepeat: Whether several paths may lead to one file, of which the first is kept.
  mutating func sort(mayRepeat: Bool) {
    for list in Self.lists + [\.searchedFolders] {
      self[keyPath: list].sort()
      if mayRepeat { self[keyPath: list] = Self.withoutRepeats(self[keyPath: list]) }
    }
    missingPaths.sort()
    leftOut = Set(leftOut).sorted()
    problems = Set(problems).sorted {
      ($0.path, $0.finding.message) < ($1.path, $1.finding.message)
    }
  }

  private static var lists: [WritableKeyPath<Self, [String]>] {
    [
      \.interfaceFiles, \.nibs, \.propertyLists, \.projects, \.swiftFiles, \.objectiveCFiles,
      \.manifests, \.assetCatalogs, \.imageFiles,
    ]
  }

  private static func withoutRepeats(_ paths: [String]) -> [String] {
    guard paths.count > 1 else { return paths }
    var seen: Set<String> = []
    return paths.filter { seen.insert(AbsolutePath.resolved($0) ?? $0).inserted }
  }
}
