/// Paths as other programs want them: from the folder that they start in, not from the user's.
package struct ReportPaths: Sendable {
  private let root: [String]
  private let current: [String]

  /// - Parameters:
  ///   - root: The repository's folder, from the root of the file system.
  ///   - current: The folder that relative paths start in, from the root of the file system.
  package init(root: String, current: String) {
    self.root = FilePath.components(of: root)
    self.current = FilePath.components(of: current)
  }

  /// A path from the repository's folder; one outside of it begins with `..`.
  package func path(_ path: String) -> String {
    let components =
      path.hasPrefix("/")
      ? FilePath.components(of: path) : resolve(current + FilePath.components(of: path))
    let common = zip(root, components).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: root.count - common)
    return (up + components.dropFirst(common)).joined(separator: "/")
  }

  /// The components with each `..` taking its predecessor away.
  private func resolve(_ components: [String]) -> [String] {
    var resolved: [String] = []
    for component in components {
      if component == ".." { _ = resolved.popLast() } else { resolved.append(component) }
    }
    return resolved
  }
}
