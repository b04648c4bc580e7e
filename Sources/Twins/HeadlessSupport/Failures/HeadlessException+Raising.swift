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
