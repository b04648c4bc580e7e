/// Text of XML as bytes.
enum MarkupText {
  /// The text of an attribute's value, as Interface Builder escapes it.
  static func escaped(_ text: String, quote: UInt8) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'" where quote == UInt8(ascii: "'"): result += "&apos;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The range of an attribute's value in the start tag at an offset, or nil if it has none.
  static func value(
    of attribute: String, inTagAt offset: Int, of bytes: [UInt8]
  ) -> (range: Range<Int>, quote: UInt8)? {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "<") else { return nil }
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    func isNameEnd(_ byte: UInt8) -> Bool {
      isSpace(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">")
        || byte == UInt8(ascii: "/")
    }
    var rest = bytes[offset...].dropFirst().drop { !isNameEnd($0) }
    while true {
      rest = rest.drop { isSpace($0) || $0 == UInt8(ascii: "/") }
      let name = rest.prefix { !isNameEnd($0) }
      rest = rest.dropFirst(name.count).drop(while: isSpace)
      guard rest.popFirst() == UInt8(ascii: "=") else { return nil }
      rest = rest.drop(while: isSpace)
      guard let quote = rest.popFirst(), quote == 0x22 || quote == 0x27,
        let end = rest.firstIndex(of: quote)
      else { return nil }
      if name.elementsEqual(attribute.utf8) { return (rest.startIndex..<end, quote) }
      rest = rest[(end + 1)...]
    }
  }
}
