/// What ends the app.
package struct WalkException: Hashable, Sendable {
  /// The exception's name, such as `NSInvalidArgumentException`; `EndlessRecursion` where no
  /// exception is raised but the stack overflows.
  package var name: String
  /// UIKit's wording, with `0x…` in place of addresses.
  package var reason: String

  package init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  /// Children that are made with their parents, for ever.
  static let endless = WalkException(
    name: "EndlessRecursion",
    reason: "the controller is, through embeds and containers, a part of itself")
}

extension WalkException: CustomStringConvertible {
  package var description: String { "\(name): \(reason)" }
}
