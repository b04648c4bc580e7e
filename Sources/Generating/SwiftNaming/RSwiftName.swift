/// The names that R.swift generates.
///
/// Existing call sites use them, so its rules are followed exactly, even the odd ones (`LOGIN` is
/// `logiN`), as long as the result compiles. If it doesn't, or if R.swift leaves a text out because
/// nothing of it remains, the name is Segues' own.
package enum RSwiftName {
  /// Returns the name for a class, a storyboard, a xib or an identifier, such as `personCell` for
  /// `person-cell`.
  package static func member(_ text: String) -> String {
    let parts = text.unicodeScalars
      .split(maxSplits: .max, omittingEmptySubsequences: false, whereSeparator: isSeparator)
      .map(String.init)
    let joined = (parts.first ?? "") + parts.dropFirst().map(capitalizingFirst).joined()
    let withoutNumber = joined.unicodeScalars.drop { ("0"..."9").contains($0) }
    let name = lowercasingStart(String(withoutNumber))
    guard SwiftLexer.isIdentifier(name) else { return SwiftName.member(text) }
    // Even in backticks it would mean the value itself.
    return name == "self" ? "self_" : name
  }

  /// Whether R.swift drops the scalar: blanks, punctuation, symbols and unprintable ones, but not
  /// underscores and emoji.
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x5F, 0x2600...0x27BF, 0x1F1E6...0x1F1FF, 0x1F300...0x1F6FF, 0x1F900...0x1F9FF:
      return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
      .privateUse:
      return false
    default: return true
    }
  }

  /// Lowercases the leading capitals, except the last one if a small letter or nothing follows it.
  static func lowercasingStart(_ name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    let capitals = scalars.prefix { ("A"..."Z").contains($0) }.count
    let isLastKept = capitals == scalars.count || ("a"..."z").contains(scalars[capitals])
    let end = isLastKept ? capitals - 1 : capitals
    guard end > 0 else { return name.prefix(1).lowercased() + name.dropFirst() }
    return name.prefix(end).lowercased() + name.dropFirst(end)
  }

  private static func capitalizingFirst(_ part: String) -> String {
    part.prefix(1).uppercased() + part.dropFirst()
  }
}
