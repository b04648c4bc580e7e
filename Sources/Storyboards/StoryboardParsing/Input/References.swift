/// References to characters in XML, such as `&amp;` and `&#10;`.
enum References {
  /// Returns a text with its references resolved; nil if one of them is unknown or invalid.
  static func resolved(in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var text = ""
    var start = 0
    while let opening = bytes.firstOffset(of: Ascii.ampersand, from: start) {
      guard let end = bytes.firstOffset(of: UInt8(ascii: ";"), from: opening),
        let scalar = scalar(bytes.text(in: (opening + 1)..<end))
      else { return nil }
      text += bytes.text(in: start..<opening)
      text.unicodeScalars.append(scalar)
      start = end + 1
    }
    return text + bytes.text(in: start..<bytes.count)
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    default: name.hasPrefix("#") ? scalar(number: name.dropFirst()) : nil
    }
  }

  private static func scalar(number: Substring) -> Unicode.Scalar? {
    let isHex = number.hasPrefix("x")
    let digits = isHex ? number.dropFirst() : number
    // Swift also accepts a sign.
    guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let value = UInt32(digits, radix: isHex ? 16 : 10)
    else { return nil }
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...0x10FFFF: return Unicode.Scalar(value)
    default: return nil
    }
  }
}
