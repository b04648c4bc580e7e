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
    let wanted = Array(attribute.utf8)
    var index = offset + 1
    while index < bytes.count, !isNameEnd(bytes[index]) { index += 1 }
    while index < bytes.count {
      while index < bytes.count, isSpace(bytes[index]) || bytes[index] == UInt8(ascii: "/") {
        index += 1
      }
      guard index < bytes.count, bytes[index] != UInt8(ascii: ">") else { return nil }
      let start = index
      while index < bytes.count, !isNameEnd(bytes[index]) { index += 1 }
      let name = bytes[start..<index]
      while index < bytes.count, isSpace(bytes[index]) { index += 1 }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return nil }
      index += 1
      while index < bytes.count, isSpace(bytes[index]) { index += 1 }
      guard index < bytes.count, bytes[index] == 0x22 || bytes[index] == 0x27 else { return nil }
      let quote = bytes[index]
      guard let end = bytes[(index + 1)...].firstIndex(of: quote) else { return nil }
      if name.elementsEqual(wanted) { return (index + 1..<end, quote) }
      index = end + 1
    }
    return nil
  }
}
