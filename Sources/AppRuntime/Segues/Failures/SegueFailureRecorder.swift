#if !SEGUES_NO_CONTROLLERS
/// Collects a task's failures in a test, in place of the handler.
@MainActor
package final class SegueFailureRecorder {
  /// The recorder of the current task.
  @TaskLocal package static var current: SegueFailureRecorder?

  /// The failures so far, in the order they were reported.
  package var failures: [SegueFailure] = []

  package init() {}
}
#endif
