internal import SwiftNaming

extension SwiftCode {
  /// Returns a string literal of any text, escaping whatever is invisible or would end it.
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

  /// Returns a literal of a path for `#sourceLocation`, in which the compiler interprets only some
  /// escapes.
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

  /// Whether a byte needs no escape in any literal: visible ASCII, except quotes and backslashes.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
