/// Text from files, as documentation and findings show it.
enum ShownText {
  /// How many characters of a text are shown.
  static let maximumLength = 60

  /// The text on one line, without what does not print, and cut where it is long.
  static func line(_ text: String) -> String {
    // Four times what is kept, for blanks come to one.
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

  /// The line in quotation marks.
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
