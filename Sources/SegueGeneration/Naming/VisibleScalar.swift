/// Which scalars a reader sees, and how the others are written.
enum VisibleScalar {
  /// Whether a reader sees the scalar, or the space that it makes.
  static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned, .spaceSeparator:
      return false
    default:
      return !scalar.properties.isDefaultIgnorableCodePoint
        || scalar.properties.isVariationSelector
    }
  }

  /// Whether the scalar combines with the one before it.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// `\u{…}`, as literals and comments have what cannot be seen.
  static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}
