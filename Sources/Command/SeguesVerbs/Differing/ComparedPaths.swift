internal import AppProject
internal import FilesAndPaths
internal import GitHistory

/// The choice of the files that are compared, by their paths from the repository's folder.
struct ComparedPaths {
  private let folder: String
  /// The paths that the user named.
  private let roots: [String]
  private let excludes: [GlobPattern]
  private let isIncluded: (String) -> Bool

  /// - Parameters:
  ///   - paths: The paths that the user named.
  ///   - folder: The repository's folder.
  ///   - excludes: The files to leave out.
  ///   - isIncluded: Whether a file is compared, by its path on disk with links resolved.
  init(
    below paths: [String], in folder: String, excludes: [GlobPattern],
    where isIncluded: @escaping (String) -> Bool
  ) {
    roots = paths.map(RepositoryPaths(folder).path)
    self.folder = folder
    self.excludes = excludes
    self.isIncluded = isIncluded
  }

  func contains(_ path: String) -> Bool {
    guard let root = roots.first(where: { Self.isBelow($0, path) }) else { return false }
    return (path == root || isSearched(path, below: root))
      && isIncluded(FilePath.join(folder, path))
  }

  private static func isBelow(_ root: String, _ path: String) -> Bool {
    root.isEmpty || path == root || path.hasPrefix(root + "/")
  }

  /// Whether a search of a folder would find a file.
  private func isSearched(_ path: String, below root: String) -> Bool {
    guard ["storyboard", "xib"].contains(FilePath.pathExtension(of: path)) else { return false }
    let relative = root.isEmpty ? path : String(path.dropFirst(root.count + 1))
    let components = FilePath.components(of: relative)
    // A hidden file is skipped, too.
    if components.contains(where: SkippedFolders.contains) { return false }
    // A pattern that matches a folder also matches everything below it.
    return !components.indices.contains { last in
      let part = components[...last].joined(separator: "/")
      return excludes.contains { $0.matches(part) }
    }
  }
}
