/// Swift code for a generated file.
///
/// The checks of its values are ``name(_:)``, ``module(_:)``, ``type(_:)``, ``string(_:)``,
/// ``path(_:)``, and ``SwiftFragment`` for code from a configuration.
struct SwiftCode: CheckedText, ExpressibleByStringInterpolation {
  typealias StringInterpolation = CheckedInterpolation<SwiftCode>

  let text: String

  init(checked text: String) { self.text = text }

  var lines: [SwiftCode] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      SwiftCode(checked: String($0))
    }
  }
}

extension SwiftCode: Comparable {
  static func < (left: Self, right: Self) -> Bool { left.text < right.text }
}
