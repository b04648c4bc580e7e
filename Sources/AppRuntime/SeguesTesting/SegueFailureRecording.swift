public import Segues

/// Runs a closure, and returns the failures that would have crashed a debug build.
///
/// - Parameter body: The code that performs segues.
/// - Returns: The failures in the order they occurred.
@MainActor
public func recordingSegueFailures(_ body: () throws -> Void) rethrows -> [SegueFailure] {
  let recorder = SegueFailureRecorder()
  try SegueFailureRecorder.$current.withValue(recorder) { try body() }
  return recorder.failures
}

/// Runs a closure, and returns the failures that would have crashed a debug build.
///
/// The result doesn't include failures of other tests that run at the same time, or of work that
/// `body` hands to a dispatch queue or a run loop. To catch the latter, set `SegueFailure.handler`.
///
/// - Parameter body: The code that performs segues. It may suspend.
/// - Returns: The failures in the order they occurred.
@MainActor
public func recordingSegueFailures(
  _ body: @MainActor () async throws -> Void
) async rethrows -> [SegueFailure] {
  let recorder = SegueFailureRecorder()
  try await SegueFailureRecorder.$current.withValue(recorder) { try await body() }
  return recorder.failures
}
