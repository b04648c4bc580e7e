internal import SourceLexing

/// Finds the lines that an unfinished merge left in a file: `<<<<<<< HEAD`, `=======`, `>>>>>>> main`.
///
/// The parser would skip everything between these lines, and so lose both sides of the conflict.
enum ConflictMarkers {
  /// Returns the text with blanks in place of such lines, and the offset of the first; nil if there are none.
  static func blanked(_ bytes: [UInt8]) -> (text: [UInt8], offset: Int)? {
    guard let found = firstMarker(in: bytes) else { return nil }
    var bytes = bytes
    var start = found
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if "<|=>".contains(where: { isMarker(bytes[start...], $0) }) {
        for index in start..<end { bytes[index] = UInt8(ascii: " ") }
      }
      start = end + 1
    }
    return (bytes, found)
  }

  /// The offset of the first line that begins a conflict.
  ///
  /// Such a line in a comment or a string is a part of that.
  private static func firstMarker(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var lexer = SourceLexer(bytes, .swift)
      var start = 0
      while start < bytes.count {
        if bytes[start] == UInt8(ascii: "<"), isMarker(bytes[start...], "<") {
          while lexer.offset <= start, lexer.next() != .end {}
          if lexer.start == start { return start }
        }
        guard let end = lexer.index(of: 0x0A, in: start..<bytes.count) else { return nil }
        start = end + 1
      }
      return nil
    }
  }

  /// Whether a line begins with a character seven times, followed by a blank or nothing.
  private static func isMarker(
    _ line: some RandomAccessCollection<UInt8>, _ character: Character
  ) -> Bool {
    guard let byte = character.asciiValue, line.first == byte else { return false }
    return line.prefix { $0 == byte }.count == 7
      && line.dropFirst(7).first.map { $0 <= UInt8(ascii: " ") } ?? true
  }
}
