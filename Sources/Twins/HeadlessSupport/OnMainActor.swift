/// Runs main-actor work for a declaration that the SDK doesn't isolate.
///
/// Crashes on any thread except the main thread, which AppKit requires too.
///
/// - Parameters:
///   - value: The argument of the work. It is not sent to another thread.
///   - body: The work.
/// - Returns: The result of the work.
package func onMainActor<Value, Result>(
  _ value: Value, _ body: @MainActor (Value) -> Result
) -> Result {
  let value = Unchecked(wrapped: value)
  return MainActor.assumeIsolated { Unchecked(wrapped: body(value.wrapped)) }.wrapped
}

/// A value that stays on its thread, even though its type allows sending it.
private struct Unchecked<Wrapped>: @unchecked Sendable {
  let wrapped: Wrapped
}
