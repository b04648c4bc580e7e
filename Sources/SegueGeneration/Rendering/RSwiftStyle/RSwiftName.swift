/// The names that R.swift gives.
///
/// Call sites are written with them, so its rules are followed to the letter, the odd ones included
/// (`LOGIN` is `logiN`), wherever the result compiles. Where it does not, or where R.swift leaves the
/// text out because nothing remains of it, the name is Segues' own.
package enum RSwiftName {
  /// The name for a class, a storyboard, a xib or an identifier, such as `personCell` for
  /// `person-cell`.
  package static func member(_ text: String) -> String {
    let parts = text.unicodeScalars
      .split(maxSplits: .max, omittingEmptySubsequences: false, whereSeparator: isSeparator)
      .map(String.init)
    let joined = (parts.first ?? "") + parts.dropFirst().map(capitalizingFirst).joined()
    let withoutNumber = joined.unicodeScalars.drop { ("0"..."9").contains($0) }
    let name = lowercasingStart(String(withoutNumber))
    guard SwiftLexer.isIdentifier(name) else { return SwiftName.member(text) }
    // In backticks it would still be the value itself.
    return name == "self" ? "self_" : name
  }

  /// Blanks, punctuation, symbols and what does not print; underscores and emoji are kept.
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

  /// Makes the capitals at the start small, but the last of them where a small letter follows, or
  /// nothing.
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
