public import Segues

/// Runs `body`, and gives the failures that would have trapped in it.
///
/// - Parameter body: What performs segues.
/// - Returns: The failures in their order.
@MainActor
public func recordingSegueFailures(_ body: () throws -> Void) rethrows -> [SegueFailure] {
  let recorder = SegueFailureRecorder()
  try SegueFailureRecorder.$current.withValue(recorder) { try body() }
  return recorder.failures
}

/// Runs `body`, and gives the failures that would have trapped in it.
///
/// Failures of other tests that run meanwhile are not among them, and neither are those of code that `body`
/// hands to a dispatch queue or a run loop: set `SegueFailure.handler` for these.
///
/// - Parameter body: What performs segues, and may wait in between.
/// - Returns: The failures in their order.
@MainActor
public func recordingSegueFailures(
  _ body: @MainActor () async throws -> Void
) async rethrows -> [SegueFailure] {
  let recorder = SegueFailureRecorder()
  try await SegueFailureRecorder.$current.withValue(recorder) { try await body() }
  return recorder.failures
}
