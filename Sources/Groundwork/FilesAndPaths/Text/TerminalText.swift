/// Text from files, made safe to print on a terminal.
package enum TerminalText {
  /// Escapes what would move the cursor, change colors, break the line, or reverse the reading direction.
  ///
  /// Control characters, bidirectional marks, other invisible format characters, line separators and replacements of
  /// lone surrogates become `\n`, `\t`, `\r` or `\u{…}`, and backslashes are doubled, so that different texts never
  /// look alike because of the escaping. Joiners inside emoji stay.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: needsEscape) else { return text }
    var result = ""
    for character in text {
      let isEmoji = character.unicodeScalars.contains { $0.properties.isEmojiPresentation }
      for scalar in character.unicodeScalars {
        if needsEscape(scalar), !(isEmoji && scalar == "\u{200D}") {
          result += escape(scalar)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Escapes like ``escaped(_:)``, but keeps backslashes: for text that another program compares, such as a path.
  package static func escapedControls(_ text: String) -> String {
    text.split(separator: "\\", omittingEmptySubsequences: false).map { escaped(String($0)) }
      .joined(separator: "\\")
  }

  /// Escapes text and cuts it to a number of columns, ending in an ellipsis.
  package static func escaped(_ text: String, columns: Int) -> String {
    // Escape only what can be shown: at least one scalar fills each column.
    let text = escaped(String(text.prefix(columns + 1)))
    guard width(of: text) > columns else { return text }
    var result = ""
    var used = 0
    for character in text {
      let width = width(of: character)
      if used + width > columns - 1 { break }
      result.append(character)
      used += width
    }
    return result + "…"
  }

  /// Returns how many columns a terminal needs for text without control characters.
  package static func width(of text: String) -> Int {
    text.utf8.allSatisfy { $0 < 0x80 }
      ? text.utf8.count : text.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.properties.isEmojiPresentation { return 2 }
    // Chinese, Japanese and Korean characters, and full-width forms.
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default:
      return 1
    }
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F || scalar == "\\" }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      return true
    default:
      return false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\\": "\\\\"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}

extension String {
  /// The text in quotation marks, escaped for a terminal.
  package var inQuotes: String { "“\(TerminalText.escaped(self))”" }
}
