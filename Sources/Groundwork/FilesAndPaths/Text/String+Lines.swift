extension String {
  /// The lines of a text, without their line endings.
  ///
  /// Lines end as for compilers and XML: at a line feed, a carriage return, or both.
  package var lines: [Substring] {
    // Bytes are compared far faster than characters; `\r\n` is a single character.
    guard !utf8.contains(0x0D) else {
      return split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    }
    return utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
  }
}
