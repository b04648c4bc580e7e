extension HeadlessException {
  /// Runs a closure, and returns the first exception that the system would have thrown in it.
  ///
  /// - Returns: The exception; nil if there was none.
  @MainActor
  public static func caught(_ body: () throws -> Void) rethrows -> HeadlessException? {
    scopes.append(nil)
    defer { scopes.removeLast() }
    try body()
    return caughtSoFar
  }

  /// Runs a closure, and throws the first exception that the system would have thrown in it.
  ///
  /// - Returns: The closure's result.
  /// - Throws: A ``HeadlessException``, or the closure's own error.
  @MainActor
  public static func catching<Result>(_ body: () throws -> Result) throws -> Result {
    scopes.append(nil)
    defer { scopes.removeLast() }
    let result = try body()
    if let exception = caughtSoFar { throw exception }
    return result
  }

  /// Throws the exception: records it in a scope, or else crashes.
  @MainActor
  package func raise() {
    guard let scope = Self.scopes.indices.last else { fatalError("*** \(self)") }
    if Self.scopes[scope] == nil { Self.scopes[scope] = self }
  }

  /// The exception that the innermost scope has caught so far.
  ///
  /// In an app, no code after the exception would run.
  @MainActor package static var caughtSoFar: HeadlessException? { scopes.last ?? nil }

  /// The first exception of each open call of ``caught(_:)`` or ``catching(_:)``, outermost first.
  @MainActor private static var scopes: [HeadlessException?] = []
}
