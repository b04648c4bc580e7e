internal import Findings

/// Takes connections away that lead to nothing.
///
/// An outlet whose object is not in the file stays nil, and an action that nothing receives is not
/// sent: without the connection the app does the same.
enum ConnectionRemoval {
  /// A finding of the reader's with the edit that settles it, where there is one.
  ///
  /// `text` is that of the finding's file.
  static func adding(to finding: Finding, text: String?) -> Finding {
    guard finding.edits.isEmpty, let text,
      let edit = edit(at: finding.location, in: Array(text.utf8))
    else { return finding }
    var finding = finding
    finding.edits = [edit]
    return finding
  }

  /// The edit that deletes the line of a connection: nil where the line has more in it.
  private static func edit(at location: SourceLocation, in text: [UInt8]) -> TextEdit? {
    guard let line = line(location.line, of: text) else { return nil }
    let words = String(decoding: line, as: UTF8.self)
    let element = words.drop { $0 == " " || $0 == "\t" }
    guard
      ["<outlet ", "<outletCollection ", "<action "].contains(where: element.hasPrefix),
      element.hasSuffix("/>\n") || element.hasSuffix("/>\r\n"),
      element.utf8.count(where: { $0 == UInt8(ascii: "<") }) == 1,
      Array(words.utf8) == Array(line)
    else { return nil }
    return TextEdit(
      at: SourceLocation(file: location.file, line: location.line, column: 1),
      expected: words, replacement: "")
  }

  /// A line with its end, counted from 1.
  private static func line(_ number: Int, of text: [UInt8]) -> ArraySlice<UInt8>? {
    var rest = text[...]
    for _ in 1..<max(number, 1) {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      rest = rest[(end + 1)...]
    }
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    return rest[...end]
  }
}
