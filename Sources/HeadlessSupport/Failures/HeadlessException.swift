/// What UIKit or AppKit raises as an Objective-C exception, with its own name and wording.
///
/// An exception ends the program, as it does in an app: a twin traps with the text that the system
/// writes into the crash log. A test looks at one in place of dying of it inside ``caught(_:)`` or
/// ``catching(_:)``.
///
/// Swift cannot unwind a call that does not throw. Inside such a scope the call that raises
/// therefore records the exception and returns without effect, and the code after it runs on: a
/// segue that cannot be performed is not performed, and a scene that does not exist gives a plain
/// controller. Only the
/// first exception of a scope is kept: in an app there would be no second.
public struct HeadlessException: Error, Hashable, Sendable {
  /// The exception's name, such as `NSInvalidArgumentException`.
  public var name: String
  /// The sentence that the system gives, addresses of objects included.
  public var reason: String

  /// Creates an exception, without raising it.
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
  /// Runs `body` and gives the first exception that the system would have raised in it.
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

  /// Runs `body`, and throws the first exception that the system would have raised in it.
  ///
  /// - Returns: What `body` returns.
  /// - Throws: A ``HeadlessException``, or what `body` throws.
  @MainActor
  public static func catching<Result>(_ body: () throws -> Result) throws -> Result {
    let scope = Scope()
    scopes.append(scope)
    defer { scopes.removeLast() }
    let result = try body()
    if let exception = scope.first { throw exception }
    return result
  }

  /// Raises the exception: traps, unless a scope catches it.
  @MainActor
  package func raise() {
    HeadlessNotice.post(.raised(self))
    guard let scope = Self.scopes.last else { fatalError("*** \(self)") }
    if scope.first == nil { scope.first = self }
  }

  /// What the innermost scope has caught so far: the code after it would not run in an app.
  @MainActor package static var caughtSoFar: HeadlessException? { scopes.last?.first }

  @MainActor private static var scopes: [Scope] = []

  /// One call of ``caught(_:)`` or ``catching(_:)``.
  @MainActor
  private final class Scope {
    var first: HeadlessException?
  }
}
