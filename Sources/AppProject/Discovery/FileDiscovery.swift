internal import Findings
internal import Parallel

/// Finds an app's files below the paths that the user gave.
package struct FileDiscovery: Sendable {
  /// What is left out, beside build products, dependencies and hidden folders.
  package var excludes: [GlobPattern]
  /// Whether Swift and Objective-C sources are found too, and manifests of packages and the like.
  package var findsSources: Bool

  package init(excludes: [GlobPattern] = [], findsSources: Bool = false) {
    self.excludes = excludes
    self.findsSources = findsSources
  }

  /// Finds the files of all paths: each once, sorted by path.
  ///
  /// A path that names a file is taken whatever it is called; what is no file of another kind is
  /// then read as a storyboard, which gives a finding if it is none. One that names an Xcode
  /// project or workspace stands for the folder that it is in. Links to folders are not followed,
  /// except a path itself, so that a link to a folder above cannot make the search endless. What
  /// cannot be read is among the result's problems.
  package func files(below paths: [String]) -> DiscoveredFiles {
    var found = DiscoveredFiles()
    let paths = Self.distinct(paths, &found.problems)
    // Each file has one way to it, unless there are several places to begin at, or links.
    var mayRepeat = paths.count > 1
    for path in paths {
      switch FileKind(atFollowingLinks: path) {
      case .none: found.missingPaths.append(path)
      case .file: found.add(path, as: role(of: FilePath.name(of: path)) ?? .interface)
      case .folder: search(Self.root(for: path), into: &found, &mayRepeat)
      }
    }
    found.sort(mayRepeat: mayRepeat)
    return found
  }

  /// Returns the paths, each once and sorted.
  ///
  /// Of two paths that differ only in how characters are composed, the second one is a problem.
  private static func distinct(
    _ paths: [String], _ problems: inout [DiscoveryProblem]
  ) -> [String] {
    // Equal strings may have different bytes.
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

  /// Whether a file may be read to know an app, by its name: what is found, and what projects name.
  package static func mayMatter(_ name: String) -> Bool {
    FileRole(of: name, findsSources: true) != nil
      || ["plist", "xcconfig", "xcworkspacedata", "yml", "yaml", "json", "resolved", "podspec"]
        .contains(FilePath.pathExtension(of: name))
  }

  private func role(of name: String) -> FileRole? {
    FileRole(of: name, findsSources: findsSources)
  }

  private static func root(for path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    switch FilePath.pathExtension(of: path) {
    case "xcodeproj", "xcworkspace":
      let folder = FilePath.folder(of: path)
      return folder.isEmpty ? "." : folder
    default:
      return path
    }
  }

  /// Searches a folder, depth by depth, so that depth costs no stack.
  private func search(
    _ root: String, into found: inout DiscoveredFiles, _ mayRepeat: inout Bool
  ) {
    found.searchedFolders.append(root)
    let search = FolderSearch(excludes: excludes, findsSources: findsSources)
    var pending = [""]
    while !pending.isEmpty {
      let read = ParallelMap.results(of: pending) { search.contents(of: $0, below: root) }
      for folder in read {
        found.problems += folder.problems
        for file in folder.files { found.add(file.path, as: file.role) }
        mayRepeat = mayRepeat || folder.mayRepeat
      }
      pending = read.flatMap(\.folders)
    }
  }
}
