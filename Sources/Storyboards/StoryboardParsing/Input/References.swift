/// References to characters by their names in XML, such as `&amp;`.
enum References {
  /// Returns a text with its references resolved; nil if one of them is not by a known name.
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
    default: nil
    }
  }
}
