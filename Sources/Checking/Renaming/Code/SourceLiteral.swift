/// Text in a string literal of Swift or Objective-C.
enum SourceLiteral {
  /// The contents of a literal that means a text.
  static func contents(_ text: String, pounds: Int = 0) -> String {
    let mark = String(repeating: "#", count: pounds)
    let backslash = "\\" + mark
    let scalars = text.unicodeScalars
    var result = ""
    for (index, scalar) in zip(scalars.indices, scalars) {
      switch scalar {
      case "\\", "\"":
        // In `#"a"b"#`, only a `"#` ends the literal, and only a `\#` begins an escape.
        let isSpecial = scalars[index...].dropFirst().starts(with: mark.unicodeScalars)
        result += isSpecial ? backslash : ""
        result.unicodeScalars.append(scalar)
      case "\n": result += backslash + "n"
      case "\r": result += backslash + "r"
      case "\t": result += backslash + "t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
