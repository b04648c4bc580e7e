public import Segues

/// Runs `body`, and gives the failures that would have trapped in it.
///
/// - Parameter body: What performs segues.
/// - Returns: The failures in their order.
@MainActor
public func recordingSegueFailures(_ body: () throws -> Void) rethrows -> [SegueFailure] {
  var failures: [SegueFailure] = []
  let outer = SegueFailureHandler.current
  SegueFailureHandler.current = { failures.append($0) }
  defer { SegueFailureHandler.current = outer }
  try body()
  return failures
}
