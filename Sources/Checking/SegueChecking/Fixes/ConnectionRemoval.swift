internal import Findings

/// Removes connections that lead to nothing, or to another scene.
///
/// An outlet whose object is not loaded with its scene stays nil, and an action without a target is not
/// sent, so the app does the same without the connection.
enum ConnectionRemoval {
  /// Returns the edit that deletes a connection's line; nil if the line isn't available or contains more.
  static func edit(
    at location: SourceLocation, in lines: FileLines,
    deleting elements: [String] = ["outlet", "outletCollection", "action"]
  ) -> TextEdit? {
    guard let line = lines.lineWithEnd(at: location) else { return nil }
    let element = line.drop { $0 == " " || $0 == "\t" }
    guard
      elements.contains(where: { element.hasPrefix("<\($0) ") }),
      element.hasSuffix("/>\n") || element.hasSuffix("/>\r\n"),
      element.utf8.count(where: { $0 == UInt8(ascii: "<") }) == 1
    else { return nil }
    return TextEdit(
      at: SourceLocation(file: location.file, line: location.line, column: 1),
      expected: line, replacement: "")
  }
}
