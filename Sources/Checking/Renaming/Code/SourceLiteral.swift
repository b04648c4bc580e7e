/// Text in a string literal of Swift or Objective-C.
enum SourceLiteral {
  /// The contents of a literal that means a text.
  static func contents(_ text: String, pounds: Int = 0) -> String {
    let backslash = "\\" + String(repeating: "#", count: pounds)
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += pounds == 0 ? "\\\\" : "\\"
      case "\"": result += pounds == 0 ? "\\\"" : "\""
      case "\n": result += backslash + "n"
      case "\r": result += backslash + "r"
      case "\t": result += backslash + "t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
