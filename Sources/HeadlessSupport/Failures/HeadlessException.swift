/// An Objective-C exception of UIKit or AppKit, with its own name and wording.
///
/// An exception ends the program, as it does in an app: a twin crashes with the text that the system
/// writes into the crash log. A test can catch it with ``caught(_:)`` or ``catching(_:)`` instead.
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

extension HeadlessException {
  /// Runs a closure, and returns the first exception that the system would have thrown in it.
  ///
  /// - Returns: The exception; nil if there was none.
  @MainActor
  public static func caught(_ body: () throws -> Void) rethrows -> HeadlessException? {
    let scope = Scope()
    scopes.append(scope)
    defer { scopes.removeLast() }
    try body()
    return scope.first
  }

  /// Runs a closure, and throws the first exception that the system would have thrown in it.
  ///
  /// - Returns: The closure's result.
  /// - Throws: A ``HeadlessException``, or the closure's own error.
  @MainActor
  public static func catching<Result>(_ body: () throws -> Result) throws -> Result {
    let scope = Scope()
    scopes.append(scope)
    defer { scopes.removeLast() }
    let result = try body()
    if let exception = scope.first { throw exception }
    return result
  }

  /// Throws the exception: records it in a scope, or else crashes.
  @MainActor
  package func raise() {
    HeadlessNotice.post(.raised(self))
    guard let scope = Self.scopes.last else { fatalError("*** \(self)") }
    if scope.first == nil { scope.first = self }
  }

  /// The exception that the innermost scope has caught so far.
  ///
  /// In an app, the code after it wouldn't run.
  @MainActor package static var caughtSoFar: HeadlessException? { scopes.last?.first }

  @MainActor private static var scopes: [Scope] = []

  /// A call of ``caught(_:)`` or ``catching(_:)``.
  @MainActor
  private final class Scope {
    var first: HeadlessException?
  }
}
