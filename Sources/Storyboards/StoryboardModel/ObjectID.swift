/// The `id` of an object inside one Interface Builder file, such as `Cpw-N3-yji`.
///
/// It is a separate type, because segue identifiers and storyboard identifiers are strings too, and
/// all three are easily confused.
package struct ObjectID: Hashable, Sendable, RawRepresentable {
  package var rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension ObjectID: ExpressibleByStringLiteral, CustomStringConvertible, Comparable {
  package init(stringLiteral value: String) {
    self.init(rawValue: value)
  }

  package var description: String { rawValue }

  package static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}
