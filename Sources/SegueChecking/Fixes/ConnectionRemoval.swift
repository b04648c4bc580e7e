internal import Findings

/// Takes connections away that lead to nothing.
///
/// An outlet whose object is not in the file stays nil, and an action that nothing receives is not
/// sent: without the connection the app does the same.
struct ConnectionRemoval {
  /// A file's text by its path; nil where it cannot be had.
  private let text: (_ path: String) -> String?
  /// The file that was asked for last: findings come sorted by file.
  private var last: (path: String, lines: [ArraySlice<UInt8>])?

  init(text: @escaping (_ path: String) -> String?) {
    self.text = text
  }

  /// A finding of the reader's with the edit that settles it, where there is one.
  mutating func adding(to finding: Finding) -> Finding {
    guard finding.edits.isEmpty, let edit = edit(at: finding.location) else { return finding }
    var finding = finding
    finding.edits = [edit]
    return finding
  }

  /// The edit that deletes the line of a connection: nil where the line has more in it.
  private mutating func edit(at location: SourceLocation) -> TextEdit? {
    let lines = lines(of: location.file)
    // The last line has no end, and nothing that could be deleted.
    guard location.line > 0, location.line < lines.count else { return nil }
    let line = Array(lines[location.line - 1]) + [UInt8(ascii: "\n")]
    let words = String(decoding: line, as: UTF8.self)
    let element = words.drop { $0 == " " || $0 == "\t" }
    guard
      ["<outlet ", "<outletCollection ", "<action "].contains(where: element.hasPrefix),
      element.hasSuffix("/>\n") || element.hasSuffix("/>\r\n"),
      element.utf8.count(where: { $0 == UInt8(ascii: "<") }) == 1,
      Array(words.utf8) == line
    else { return nil }
    return TextEdit(
      at: SourceLocation(file: location.file, line: location.line, column: 1),
      expected: words, replacement: "")
  }

  /// The lines of a file without their ends.
  private mutating func lines(of path: String) -> [ArraySlice<UInt8>] {
    if let last, last.path == path { return last.lines }
    let bytes = Array((text(path) ?? "").utf8)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    last = (path, lines)
    return lines
  }
}
