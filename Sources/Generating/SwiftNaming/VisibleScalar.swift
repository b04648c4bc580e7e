/// Distinguishes visible scalars from invisible ones, which are written as escapes.
package enum VisibleScalar {
  /// Whether a reader sees the scalar; of all spaces, only the ASCII one counts as visible.
  package static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
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
  package static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Returns the escape `\u{…}` that represents an invisible scalar in literals and comments.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}
