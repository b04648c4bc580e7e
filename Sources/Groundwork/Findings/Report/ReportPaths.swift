internal import Files

/// Converts paths for other programs: relative to the repository, not to the current folder.
package struct ReportPaths: Sendable {
  private let root: [String]
  private let current: [String]

  /// - Parameters:
  ///   - root: The repository's folder, as an absolute path.
  ///   - current: The folder that relative paths start from, as an absolute path.
  package init(root: String, current: String) {
    self.root = FilePath.components(of: root)
    self.current = FilePath.components(of: current)
  }

  /// Returns a path relative to the repository's folder; one outside it begins with `..`.
  package func path(_ path: String) -> String {
    let components =
      path.hasPrefix("/")
      ? FilePath.components(of: path) : resolve(current + FilePath.components(of: path))
    let common = zip(root, components).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: root.count - common)
    return (up + components.dropFirst(common)).joined(separator: "/")
  }

  /// Resolves each `..` with the component before it.
  private func resolve(_ components: [String]) -> [String] {
    var resolved: [String] = []
    for component in components {
      if component == ".." { _ = resolved.popLast() } else { resolved.append(component) }
    }
    return resolved
  }
}
