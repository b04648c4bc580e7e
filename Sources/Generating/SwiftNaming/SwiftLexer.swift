/// The rules by which the compiler recognizes a name.
///
/// ``SwiftName`` produces only letters and digits. Names from other tools may contain more, such as
/// emoji, and are accepted as long as they compile.
package enum SwiftLexer {
  /// Whether text is one visible identifier, with or without backticks.
  ///
  /// The compiler also accepts invisible scalars in names, such as those that change the reading
  /// direction of the rest of a line. Only the joiners of emoji and letters are accepted here.
  ///
  /// Source: *The Swift Programming Language*, Lexical Structure, Grammar of an Identifier.
  package static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isHead(first) else { return false }
    return text.unicodeScalars.allSatisfy { isPart($0) && !isHidden($0) }
      && text.unicodeScalars.contains(where: isSeen)
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    // ASCII needs no tables of Unicode, and nearly all names are ASCII.
    if scalar.isASCII { return scalar != "_" && VisibleScalar.isVisible(scalar) }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .connectorPunctuation: false
    default: VisibleScalar.isVisible(scalar)
    }
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return false }
    let properties = scalar.properties
    return properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
      && !["\u{200C}", "\u{200D}"].contains(scalar)
  }

  /// Whether a name can begin with a scalar.
  package static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
    default: isPart(scalar)
    }
  }

  /// Whether a name can contain a scalar.
  package static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return UInt8(ascii: scalar).isASCIIWord }
    switch scalar.value {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
      0x203F...0x2040, 0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
      0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF,
      0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD:
      return true
    case 0x10000..<0xF0000: return scalar.value & 0xFFFF <= 0xFFFD
    default: return false
    }
  }
}
