/// Swift code for a generated file.
///
/// It consists of literals in this module's source and of values that have passed through one of
/// the checks ``name(_:)``, ``module(_:)``, ``type(_:)``, ``string(_:)``, ``path(_:)``, and
/// ``SwiftFragment`` for code from a configuration. A `String` cannot be interpolated, so text from
/// a storyboard never gets into a file unchecked.
struct SwiftCode: Hashable, Sendable {
  let text: String

  /// Creates code from text that has been checked.
  init(checked text: String) { self.text = text }

  static let empty = SwiftCode(checked: "")

  var lines: [SwiftCode] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      SwiftCode(checked: String($0))
    }
  }

  static func + (left: SwiftCode, right: SwiftCode) -> SwiftCode {
    SwiftCode(checked: left.text + right.text)
  }

  static func += (left: inout SwiftCode, right: SwiftCode) { left = left + right }
}

extension SwiftCode: Comparable {
  static func < (left: Self, right: Self) -> Bool { left.text < right.text }
}

extension SwiftCode: ExpressibleByStringInterpolation {
  // A `StaticString` can only be a literal.
  init(stringLiteral literal: StaticString) { text = literal.description }

  init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: StaticString) { text += literal.description }
    mutating func appendInterpolation(_ code: SwiftCode) { text += code.text }
    mutating func appendInterpolation(_ number: Int) { text += String(number) }
  }
}

extension Sequence<SwiftCode> {
  /// Joins the pieces with a separator between them.
  func joined(separator: SwiftCode = .empty) -> SwiftCode {
    SwiftCode(checked: map(\.text).joined(separator: separator.text))
  }
}
