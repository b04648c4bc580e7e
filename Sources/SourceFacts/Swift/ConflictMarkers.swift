#if Macros
  /// The lines that a merge left in a file: `<<<<<<< HEAD`, `=======`, `>>>>>>> main`.
  ///
  /// The parser skips all that is between them, and both sides with it.
  enum ConflictMarkers {
    /// The text with blanks in place of such lines, and the offset of the first; nil if it has none.
    static func blanked(_ text: String) -> (text: String, offset: Int)? {
      var text = text
      let found: Int? = text.withUTF8 { bytes in
        var start = 0
        while start < bytes.count {
          if isMarker(bytes[start...], "<") { return start }
          guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
          start = end + 1
        }
        return nil
      }
      guard let found else { return nil }
      var bytes = Array(text.utf8)
      var start = found
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        if "<|=>".contains(where: { isMarker(bytes[start...], $0) }) {
          for index in start..<end { bytes[index] = UInt8(ascii: " ") }
        }
        start = end + 1
      }
      return (String(decoding: bytes, as: UTF8.self), found)
    }

    /// Whether a line begins with seven times the character, and a blank or nothing behind it.
    private static func isMarker(
      _ line: some RandomAccessCollection<UInt8>, _ character: Character
    ) -> Bool {
      guard let byte = character.asciiValue, line.first == byte else { return false }
      return line.prefix { $0 == byte }.count == 7
        && line.dropFirst(7).first.map { $0 <= UInt8(ascii: " ") } ?? true
    }
  }
#endif
