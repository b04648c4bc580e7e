/// Text from a file in a form that can be displayed: invisible characters, and those that would
/// change the reading direction of surrounding text, are spelled out.
package enum ReadableText {
  /// Returns text for drawings, with line breaks, but without invisible characters.
  static func shown(_ text: String) -> String {
    if isPlain(text) { return text }
    guard text.unicodeScalars.contains(where: { isHidden($0) && $0 != "\n" }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\u{2028}", "\u{2029}": result.unicodeScalars.append("\n")
      case "\t", "\r": result.unicodeScalars.append(" ")
      case let scalar where isHidden(scalar): continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a name on one line, with each hidden character as its number, and cut at its end if it is very long.
  package static func name(_ text: String, limit: Int = 200) -> String {
    if text.utf8.count <= limit, isPlain(text) { return text }
    var result = ""
    for scalar in text.unicodeScalars.prefix(limit) {
      if isHidden(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return text.unicodeScalars.dropFirst(limit).isEmpty ? result : result + "…"
  }

  /// Whether the text contains only visible ASCII characters, as nearly all texts do.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  /// Whether a scalar is invisible: control characters, direction marks, line breaks.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    // Joiners belong to the emoji and letters that they join.
    if scalar.value == 0x200D || scalar.value == 0x200C { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}
