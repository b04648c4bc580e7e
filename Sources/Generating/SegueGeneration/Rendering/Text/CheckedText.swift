/// Text that consists of literals in this module's source and of values that have passed a check.
///
/// A `String` cannot be interpolated, so text from a storyboard never gets into a file unchecked.
protocol CheckedText: Hashable, Sendable {
  var text: String { get }

  /// Creates a value from text that has been checked.
  init(checked text: String)
}

extension CheckedText {
  static var empty: Self { Self(checked: "") }

  var isEmpty: Bool { text.isEmpty }

  // A `StaticString` can only be a literal.
  init(stringLiteral literal: StaticString) { self.init(checked: literal.description) }

  init(stringInterpolation: CheckedInterpolation<Self>) {
    self.init(checked: stringInterpolation.text)
  }

  static func + (left: Self, right: Self) -> Self { Self(checked: left.text + right.text) }

  static func += (left: inout Self, right: Self) { left = left + right }
}

struct CheckedInterpolation<Text: CheckedText>: StringInterpolationProtocol {
  fileprivate var text = ""

  init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + 16 * interpolationCount)
  }

  mutating func appendLiteral(_ literal: StaticString) { text += literal.description }
  mutating func appendInterpolation(_ piece: Text) { text += piece.text }
  mutating func appendInterpolation(_ number: Int) { text += String(number) }
}

extension Sequence where Element: CheckedText {
  /// Joins the pieces with a separator between them.
  func joined(separator: Element = .empty) -> Element {
    Element(checked: map(\.text).joined(separator: separator.text))
  }
}
