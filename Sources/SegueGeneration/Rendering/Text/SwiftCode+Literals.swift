extension SwiftCode {
  /// A string literal of any text: what is not seen, or would end it, is escaped.
  static func string(_ text: String) -> SwiftCode {
    if text.utf8.allSatisfy(isPlain) { return SwiftCode(checked: "\"\(text)\"") }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0": result += "\\0"
      default:
        // A mark at the start would be drawn over the quote.
        if VisibleScalar.isVisible(scalar), result != "\"" || !VisibleScalar.isMark(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          result += VisibleScalar.escape(scalar)
        }
      }
    }
    return SwiftCode(checked: result + "\"")
  }

  /// A literal of a path for `#sourceLocation`, where the compiler takes most text as it stands.
  static func path(_ text: String) -> SwiftCode {
    if text.utf8.allSatisfy(isPlain) { return SwiftCode(checked: "\"\(text)\"") }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.properties.generalCategory == .control || scalar.properties.isBidiControl:
        result += VisibleScalar.escape(scalar)
      case "\u{2028}", "\u{2029}": result += VisibleScalar.escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return SwiftCode(checked: result + "\"")
  }

  /// Whether a byte stands for itself in every literal: ASCII that can be seen, quotes and
  /// backslashes aside.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
