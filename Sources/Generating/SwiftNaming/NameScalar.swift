/// How to treat a Unicode scalar of a text that becomes a name.
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
    if scalar.isASCII { return isASCIILetterOrDigit(scalar) ? .kept : .separator }
    if scalar.properties.isDefaultIgnorableCodePoint { return .ignored }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber:
      return isAllowed(scalar) ? .kept : .spelled
    case .nonspacingMark, .spacingMark: return isAllowed(scalar) ? .mark : .spelled
    case .enclosingMark, .otherNumber, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      return .spelled
    default: return .separator
    }
  }

  /// The words of a scalar's Unicode name, which never changes; empty if it has none.
  static func spelling(of scalar: Unicode.Scalar) -> [String] {
    let name = scalar.properties.name ?? ""
    return name.lowercased().split { $0 == " " || $0 == "-" }.map(String.init)
  }

  private static func isASCIILetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }

  /// Whether the grammar of Swift's identifiers allows a scalar beyond ASCII.
  ///
  /// Source: *The Swift Programming Language*, Lexical Structure, Grammar of an Identifier.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x203F...0x2040, 0x2054, 0x2070...0x218F,
      0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
      0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44,
      0xFE47...0xFFFD:
      true
    case 0x10000...: scalar.value & 0xFFFF < 0xFFFE && scalar.value < 0xF0000
    default: false
    }
  }
}
