/// Swift code on its way into a generated file.
///
/// It is made of literals in this module's own source and of values that came through one of the
/// doors: ``name(_:)``, ``module(_:)``, ``type(_:)``, ``string(_:)``, ``path(_:)``, and
/// ``SwiftFragment`` for what a configuration writes as code. A `String` cannot be interpolated, so
/// nothing that a storyboard says gets into a file as it stands.
struct SwiftCode: Hashable, Sendable {
  let text: String

  /// Takes text that a door has made safe.
  init(checked text: String) { self.text = text }

  static let empty = SwiftCode(checked: "")

  var isEmpty: Bool { text.isEmpty }

  /// The code's lines.
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
  // A `StaticString` cannot hold anything but a literal.
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
  /// The pieces one after the other, with a separator between them.
  func joined(separator: SwiftCode = .empty) -> SwiftCode {
    SwiftCode(checked: map(\.text).joined(separator: separator.text))
  }
}
