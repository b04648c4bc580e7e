/// Escaping of messages and URIs in SARIF.
enum SarifText {
  /// Escapes a message's text, so that nothing in it is read as a link or a placeholder.
  ///
  /// A link is `[text](target)`, a placeholder a number in braces. Other brackets and braces stay
  /// as they are, because some viewers show the escapes.
  static func escaped(_ text: String) -> String {
    let hasLinks = zip(text, text.dropFirst()).contains { $0 == "]" && $1 == "(" }
    guard hasLinks || text.contains("{") else { return text }
    let characters = Array(text)
    var result = ""
    var index = 0
    while index < characters.count {
      let character = characters[index]
      if character == "[" && hasLinks {
        result += "\\["
      } else if character == "]", index + 1 < characters.count, characters[index + 1] == "(" {
        result += "\\]"
      } else if character == "{" {
        let digits = characters[(index + 1)...].prefix { $0.isASCII && $0.isNumber }
        let end = index + 1 + digits.count
        if !digits.isEmpty, end < characters.count, characters[end] == "}" {
          result += "{{\(String(digits))}}"
          index = end
        } else {
          result.append(character)
        }
      } else {
        result.append(character)
      }
      index += 1
    }
    return result
  }

  /// Returns a path as a relative URI, each component percent-encoded.
  static func address(of path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map(encoded).joined(separator: "/")
  }

  /// Keeps unreserved characters, and percent-encodes the bytes of all others.
  private static func encoded(_ component: Substring.UTF8View) -> String {
    var result = ""
    for byte in component {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
