/// What `segues check` was asked to check.
package struct CheckRequest: Sendable {
  /// Folders to search, or files.
  package var paths: [String]
  /// Patterns of what is left out.
  package var excludes: [String] = []

  package init(paths: [String]) {
    self.paths = paths
  }
}
