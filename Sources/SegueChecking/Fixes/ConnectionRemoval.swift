internal import Findings

/// Takes connections away that lead to nothing.
///
/// An outlet whose object is not in the file stays nil, and an action that nothing receives is not
/// sent: without the connection the app does the same.
enum ConnectionRemoval {
  /// A finding of the reader's with the edit that settles it, where there is one.
  ///
  /// `line` is the line that the finding is in, with its end; nil where it cannot be had.
  static func adding(to finding: Finding, line: String?) -> Finding {
    guard finding.edits.isEmpty, let line, let edit = edit(at: finding.location, line) else {
      return finding
    }
    var finding = finding
    finding.edits = [edit]
    return finding
  }

  /// The edit that deletes the line of a connection: nil where the line has more in it.
  private static func edit(at location: SourceLocation, _ line: String) -> TextEdit? {
    let element = line.drop { $0 == " " || $0 == "\t" }
    guard
      ["<outlet ", "<outletCollection ", "<action "].contains(where: element.hasPrefix),
      element.hasSuffix("/>\n") || element.hasSuffix("/>\r\n"),
      element.utf8.count(where: { $0 == UInt8(ascii: "<") }) == 1
    else { return nil }
    return TextEdit(
      at: SourceLocation(file: location.file, line: location.line, column: 1),
      expected: line, replacement: "")
  }
}
