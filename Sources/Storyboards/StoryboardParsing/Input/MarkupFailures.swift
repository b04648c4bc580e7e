internal import Findings
internal import Foundation

extension ReadFailure {
  /// Creates the failure for malformed XML from XMLParser's error code and its position in the body.
  static func malformed(
    _ text: DocumentText, code: Int, line: Int, column: Int
  ) -> ReadFailure {
    text.utf8.withBytes { bytes in
      if let marker = ConflictMarker.first(in: bytes) {
        return .mergeConflict(at: marker.location(in: text.path))
      }
      let position = BodyPosition.find(line: line, column: column, from: text.bodyStart, in: bytes)
      return ReadFailure(
        .malformedXML, at: position.location(in: text.path),
        "malformed XML: \(XMLError.explanation(of: code))",
        help: "restore the file from version control, or repair the line in a text editor")
    }
  }

  /// Creates the failure for a text that ends before its root element.
  static func truncated(_ bytes: UnsafeBufferPointer<UInt8>, path: String) -> ReadFailure {
    ReadFailure(
      .malformedXML, at: TextPosition.of(bytes.count, in: bytes).location(in: path),
      "malformed XML: the file ends before its root element",
      help: "restore the file from version control")
  }

  static func mergeConflict(at location: SourceLocation) -> ReadFailure {
    ReadFailure(
      .mergeConflict, at: location, "the file has merge-conflict markers from an unfinished merge",
      help: "resolve the conflict, then check in Xcode that the storyboard opens")
  }
}

/// The lines that Git writes around the two sides of a conflict.
enum ConflictMarker {
  /// Returns the position of the first: seven `<`, `|`, `=` or `>` at the start of a line.
  static func first(in bytes: UnsafeBufferPointer<UInt8>) -> TextPosition? {
    var start = 0
    while start + 7 <= bytes.count {
      if isMarker(bytes, at: start) { return TextPosition.of(start, in: bytes) }
      guard let end = bytes.firstOffset(of: Ascii.lineFeed, from: start) else { return nil }
      start = end + 1
    }
    return nil
  }

  private static func isMarker(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let mark = bytes[start]
    return "<|=>".utf8.contains(mark) && bytes[start..<(start + 7)].allSatisfy { $0 == mark }
      && (start + 7 == bytes.count || bytes[start + 7] <= 0x20)
  }
}

/// Converts XMLParser's positions: they refer to the body, and their columns count characters.
enum BodyPosition {
  static func find(
    line: Int, column: Int, from bodyStart: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> TextPosition {
    var offset = bodyStart
    for _ in 1..<max(1, line) {
      guard let end = bytes.firstOffset(of: Ascii.lineFeed, from: offset) else { break }
      offset = end + 1
    }
    for _ in 1..<max(1, column) where offset < bytes.count && bytes[offset] != Ascii.lineFeed {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return TextPosition.of(offset, in: bytes)
  }
}
