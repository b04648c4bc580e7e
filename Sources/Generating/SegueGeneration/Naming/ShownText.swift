/// Text from files in the form shown by documentation and findings.
enum ShownText {
  /// The maximum number of characters shown.
  static let maximumLength = 60

  /// Returns the text on one line, without unprintable characters, and shortened if necessary.
  static func line(_ text: String) -> String {
    // Four times the maximum, because blanks are merged.
    let characters = text.prefix(4 * maximumLength)
    var line = ""
    var needsSpace = false
    for character in characters {
      guard character.unicodeScalars.allSatisfy(isShown) else {
        needsSpace = !line.isEmpty
        continue
      }
      if needsSpace { line += " " }
      needsSpace = false
      line.append(character)
    }
    guard line.count > maximumLength || text.endIndex != characters.endIndex else { return line }
    return line.prefix(maximumLength - 1) + "…"
  }

  /// Returns the line in quotation marks.
  static func quoted(_ text: String) -> String { "“\(line(text))”" }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value > 0x20 && scalar.value != 0x7F }
    // The joiner and the selector inside emoji.
    if scalar.value == 0x200D || scalar.value == 0xFE0F { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .privateUse,
      .surrogate, .unassigned:
      return false
    default: return true
    }
  }
}
