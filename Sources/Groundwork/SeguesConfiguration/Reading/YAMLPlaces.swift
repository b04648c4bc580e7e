internal import FilesAndPaths
internal import Findings
internal import Yams

/// Converts places of a YAML file to locations in findings.
struct YAMLPlaces {
  private let path: String
  private let lines: [Substring]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }

  /// The folder that the file's paths are relative to.
  var folder: String { FilePath.folder(of: path) }

  /// Returns the location of a mark, with a column in bytes; the beginning of the file without a mark.
  func location(of mark: Mark?) -> SourceLocation {
    guard let mark, mark.line > 0 else { return SourceLocation(file: path, line: 1, column: 1) }
    let line = mark.line <= lines.count ? lines[mark.line - 1] : ""
    let before = String(line.unicodeScalars.prefix(mark.column - 1))
    return SourceLocation(file: path, line: mark.line, column: before.utf8.count + 1)
  }
}
