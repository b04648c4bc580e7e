/// An exception that ends the app.
package struct WalkException: Hashable, Sendable {
  /// The exception's name, such as `NSInvalidArgumentException`; `EndlessRecursion` if the stack
  /// overflows instead.
  package var name: String
  /// The framework's text, with `0x…` instead of addresses.
  package var reason: String

  package init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  /// Controllers that create each other endlessly.
  static let endless = WalkException(
    name: "EndlessRecursion",
    reason: "the controller contains itself through embeds and containers")
}

extension WalkException: CustomStringConvertible {
  package var description: String { "\(name): \(reason)" }
}
