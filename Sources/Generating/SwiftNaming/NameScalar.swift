/// The treatment of a Unicode scalar in a text that becomes a name.
enum NameScalar {
  enum Role {
    /// A letter or digit.
    case kept
    /// A mark that combines with the letter before it.
    case mark
    /// An invisible scalar: `re` and `sume` with a soft hyphen between them are one word.
    case ignored
    /// A separator of words.
    case separator
    /// A symbol, which is replaced by its Unicode name.
    case spelled
  }

  static func role(of scalar: Unicode.Scalar) -> Role {
    if scalar.isASCII {
      return UInt8(ascii: scalar).isASCIIWord && scalar != "_" ? .kept : .separator
    }
    if scalar.properties.isDefaultIgnorableCodePoint { return .ignored }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber:
      return SwiftLexer.isPart(scalar) ? .kept : .spelled
    case .nonspacingMark, .spacingMark: return SwiftLexer.isPart(scalar) ? .mark : .spelled
    case .enclosingMark, .otherNumber, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      return .spelled
    default: return .separator
    }
  }

  /// Returns the words of a scalar's Unicode name; empty if it has none.
  static func spelling(of scalar: Unicode.Scalar) -> [String] {
    let name = scalar.properties.name ?? ""
    return name.lowercased().split { $0 == " " || $0 == "-" }.map(String.init)
  }
}
