internal import FilesAndPaths

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
    FilePath.relative(absolute(path), to: root)
  }

  /// Returns a place in a file whose path is relative to the repository's folder.
  func place(_ place: SourceLocation) -> SourceLocation {
    SourceLocation(file: path(place.file), line: place.line, column: place.column)
  }

  /// Returns a line of text about another place that is involved in a finding.
  func text(_ related: RelatedPlace) -> String {
    "\(place(related.location)): \(related.message)"
  }

  /// Returns the address of a place for terminals with links: the file's URL, with the line as fragment.
  func url(of place: SourceLocation) -> String {
    let path = SarifText.address(of: absolute(place.file).joined(separator: "/"))
    return "file:///\(path)" + (place.line > 0 ? "#\(place.line)" : "")
  }

  private func absolute(_ path: String) -> [String] {
    guard !path.hasPrefix("/") else { return FilePath.components(of: path) }
    let joined = (current + [path]).joined(separator: "/")
    // The parent of the root is the root.
    return Array(FilePath.components(of: joined).drop { $0 == ".." })
  }
}
