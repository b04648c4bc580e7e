/// An exception that would end the app, thrown while a walk creates a scene or performs a segue.
package struct WalkException: Hashable, Sendable {
  /// The exception's name, such as `NSInvalidArgumentException`.
  ///
  /// If the stack would overflow instead, it is the walk's own `EndlessRecursion`.
  package var name: String
  /// The framework's text, with `0x…` instead of addresses.
  package var reason: String

  /// The result for controllers that create each other endlessly, which the walk doesn't try.
  static let endless = WalkException(
    name: "EndlessRecursion",
    reason: "the controller contains itself through embeds and containers")
}

extension WalkException: CustomStringConvertible {
  package var description: String { "\(name): \(reason)" }
}
