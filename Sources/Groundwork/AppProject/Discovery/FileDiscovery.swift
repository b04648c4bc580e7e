package import FilesAndPaths
internal import Parallel

/// Finds an app's files below the paths given by the user.
package struct FileDiscovery: Sendable {
  /// The patterns to leave out, besides build products, dependencies and hidden folders.
  package var excludes: [GlobPattern]
  /// Whether to find Swift and Objective-C sources, too.
  package var findsSources: Bool
  /// Whether to find asset catalogs and pictures, too.
  package var findsImages: Bool

  package init(
    excludes: [GlobPattern] = [], findsSources: Bool = false, findsImages: Bool = false
  ) {
    self.excludes = excludes
    self.findsSources = findsSources
    self.findsImages = findsImages
  }

  /// Finds the files of all paths: each once, sorted by path.
  ///
  /// A path to a file is accepted whatever its name is. Unless it has another known kind, it is read as a storyboard,
  /// and reported if it isn't one. A path to an Xcode project or workspace means its folder. Links to folders are not
  /// followed, except for the paths themselves, so that a link to a parent folder can't make the search endless.
  /// Whatever can't be read is among the result's problems.
  package func files(below paths: [String]) -> DiscoveredFiles {
    var found = DiscoveredFiles()
    let paths = Self.distinct(paths, &found.problems)
    // Each file has only one path, unless there are several starting points or links.
    var mayRepeat = paths.count > 1
    for path in paths {
      switch FileKind(atFollowingLinks: path) {
      case .none: found.missingPaths.append(path)
      case .file:
        let role = FileRole(of: FilePath.name(of: path), findsSources: findsSources) ?? .interface
        found.add(path, as: role == .nib ? .interface : role)
      case .folder: search(Self.root(for: path), into: &found, &mayRepeat)
      }
    }
    found.sort(mayRepeat: mayRepeat)
    return found
  }

  /// Returns the paths, each once and sorted.
  ///
  /// If two paths differ only in how characters are composed, the second one is a problem.
  private static func distinct(
    _ paths: [String], _ problems: inout [DiscoveryProblem]
  ) -> [String] {
    // Equal strings may consist of different bytes.
    var kept: [String: String] = [:]
    for path in paths {
      let other = kept[path, default: path]
      kept[path] = other
      if !other.utf8.elementsEqual(path.utf8) {
        problems.append(
          DiscoveryProblem(path: path, kind: .equivalentName(FilePath.name(of: other))))
      }
    }
    return kept.values.sorted()
  }

  /// Whether a file may matter for an app, judging by its name.
  ///
  /// That is true for files that the search finds, and for files that projects name.
  package static func mayMatter(_ name: String) -> Bool {
    FileRole(of: name, findsSources: true) != nil
      || ["plist", "xcconfig", "xcworkspacedata", "yml", "yaml", "json", "resolved", "podspec"]
        .contains(FilePath.pathExtension(of: name))
  }

  private static func root(for path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard ["xcodeproj", "xcworkspace"].contains(FilePath.pathExtension(of: path)) else {
      return path
    }
    let folder = FilePath.folder(of: path)
    return folder.isEmpty ? "." : folder
  }

  /// Searches a folder level by level, so that deep folders need no stack.
  private func search(
    _ root: String, into found: inout DiscoveredFiles, _ mayRepeat: inout Bool
  ) {
    found.searchedFolders.append(root)
    let search = FolderSearch(
      excludes: excludes, findsSources: findsSources, findsImages: findsImages, root: root)
    var pending = [""]
    while !pending.isEmpty {
      let read = ParallelMap.results(of: pending) { search.contents(of: $0) }
      for folder in read {
        found.problems += folder.problems
        found.leftOut += folder.leftOut
        for file in folder.files { found.add(file.path, as: file.role) }
        mayRepeat = mayRepeat || folder.mayRepeat
      }
      pending = read.flatMap(\.folders)
    }
  }
}
