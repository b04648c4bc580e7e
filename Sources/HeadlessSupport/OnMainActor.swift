/// Runs main-actor work for a declaration that the SDK leaves without isolation.
///
/// Traps anywhere but on the main thread, where AppKit has to be called too.
///
/// - Parameters:
///   - value: What the work is given; it is not sent anywhere.
///   - body: The work.
/// - Returns: What the work returns.
package func onMainActor<Value, Result>(
  _ value: Value, _ body: @MainActor (Value) -> Result
) -> Result {
  let value = Unchecked(value)
  return MainActor.assumeIsolated { Unchecked(body(value.wrapped)) }.wrapped
}

/// A value that stays on its thread, whatever its type says.
private struct Unchecked<Wrapped>: @unchecked Sendable {
  let wrapped: Wrapped

  init(_ wrapped: Wrapped) {
    self.wrapped = wrapped
  }
}
