internal import Files

/// Escaping of text in XML reports.
enum XMLText {
  /// Escapes text so that it stays inside its attribute or element.
  ///
  /// XML cannot express control characters at all: they appear as ``TerminalText`` writes them.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in TerminalText.escaped(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The attributes of an element, each with a space before it.
  static func attributes(_ attributes: KeyValuePairs<String, String>) -> String {
    attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
  }
}
