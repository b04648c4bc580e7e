/// Patterns of what is looked at, and of what is not: the keys `include` and `exclude`.
package struct PathFilter: Sendable {
  private let base: [String]
  private let included: [GlobPattern]
  private let excluded: [GlobPattern]

  /// A filter that lets everything through if there are no patterns.
  ///
  /// - Parameters:
  ///   - folder: Where patterns start; empty for the current folder.
  ///   - include: What is let through; everything if empty.
  ///   - exclude: What of that is not.
  package init(below folder: String, include: [String], exclude: [String]) {
    base = AbsolutePath.components(of: folder)
    included = include.map(GlobPattern.init)
    excluded = exclude.map(GlobPattern.init)
  }

  /// Whether a file is let through, by its path from the current folder or from the root.
  package func includes(_ path: String) -> Bool {
    guard !included.isEmpty || !excluded.isEmpty else { return true }
    let relative = self.relative(path)
    return (included.isEmpty || included.contains { $0.matches(relative) })
      && !excluded.contains { $0.matches(relative) }
  }

  /// Whether a file, or everything in a folder, is excluded.
  package func excludes(_ path: String) -> Bool {
    guard !excluded.isEmpty else { return false }
    let relative = self.relative(path)
    return excluded.contains { $0.matches(relative) }
  }

  /// A path as patterns see it.
  private func relative(_ path: String) -> String {
    let components = AbsolutePath.components(of: path)
    let common = zip(base, components).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - common)
    return (up + components.dropFirst(common)).joined(separator: "/")
  }
}
