/// A line of Swift or Objective-C.
struct CodeText {
  let bytes: ArraySlice<UInt8>

  /// Returns the literal or the name at an offset, or else the literal further on that the message quotes.
  func part(of finding: Finding, at offset: Int) -> ArraySlice<UInt8>? {
    if let literal = literal(at: offset) { return literal }
    for quotation in finding.quotations where !quotation.isEmpty {
      let wanted = Array("\"\(quotation)\"".utf8)
      if let start = bytes[offset...].indices.first(where: { bytes[$0...].starts(with: wanted) }) {
        return bytes[start..<(start + wanted.count)]
      }
    }
    return bytes[offset..<end(ofNameAt: offset)]
  }

  /// The string literal that begins at an offset and ends in the line.
  private func literal(at offset: Int) -> ArraySlice<UInt8>? {
    let quote = UInt8(ascii: "\"")
    let opening = bytes[offset] == UInt8(ascii: "@") ? offset + 1 : offset
    guard opening < bytes.endIndex, bytes[opening] == quote else { return nil }
    var end = opening + 1
    while end < bytes.endIndex, bytes[end] != quote {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return end < bytes.endIndex ? bytes[offset...end] : nil
  }

  /// The end of a name with its members, such as `Screen.list` or `.list`.
  private func end(ofNameAt offset: Int) -> Int {
    var end = offset
    while true {
      let word = bytes[end...].prefix(while: Self.isWord)
      let next = word.endIndex + 1
      let hasMember =
        word.endIndex < bytes.endIndex && bytes[word.endIndex] == UInt8(ascii: ".")
        && next < bytes.endIndex && Self.isWord(bytes[next])
      guard hasMember, !word.isEmpty || end == offset else { return word.endIndex }
      end = next
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}
