/// An Objective-C exception of UIKit or AppKit, with its own name and wording.
///
/// An exception ends the program, as it does in an app: a twin crashes with the text that the
/// system writes into the crash log. A test can catch it with ``caught(_:)`` or ``catching(_:)``
/// instead.
///
/// Swift can't unwind a call that isn't marked as throwing. Inside such a scope, the call therefore
/// records the exception and returns without effect, and the code after it continues: a segue that
/// can't be performed isn't performed, and a missing scene becomes a plain controller. Only the
/// first exception of a scope is recorded, because an app would never reach a second one.
public struct HeadlessException: Error, Hashable, Sendable {
  /// The exception's name, such as `NSInvalidArgumentException`.
  public var name: String
  /// The system's explanation, including the addresses of objects.
  public var reason: String

  /// Creates an exception without throwing it.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }
}

extension HeadlessException: CustomStringConvertible {
  /// The text that a crash log shows.
  public var description: String {
    "Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }
}
