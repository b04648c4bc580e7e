/// The patterns of the keys `include` and `exclude`, which select files.
package struct PathFilter: Sendable {
  private let base: [String]
  private let included: [GlobPattern]
  private let excluded: [GlobPattern]

  /// Creates a filter that accepts what both patterns allow; without `include`, all files are included.
  ///
  /// The patterns start in a folder; an empty path is the current one.
  package init(below folder: String, include: [String], exclude: [String]) {
    base = AbsolutePath.components(of: folder)
    included = include.map(GlobPattern.init)
    excluded = exclude.map(GlobPattern.init)
  }

  /// Whether a file is accepted, by its absolute path or its path from the current folder.
  package func includes(_ path: String) -> Bool {
    guard !included.isEmpty || !excluded.isEmpty else { return true }
    let relative = self.relative(path)
    return (included.isEmpty || included.contains { $0.matches(relative) })
      && !excluded.contains { $0.matches(relative) }
  }

  /// Whether a file, or everything in a folder, is rejected.
  package func excludes(_ path: String) -> Bool {
    guard !excluded.isEmpty else { return false }
    let relative = self.relative(path)
    return excluded.contains { $0.matches(relative) }
  }

  /// A path relative to the folder that patterns start in.
  private func relative(_ path: String) -> String {
    FilePath.relative(AbsolutePath.components(of: path), to: base)
  }
}
