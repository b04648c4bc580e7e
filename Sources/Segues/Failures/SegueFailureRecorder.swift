#if !SEGUES_NO_CONTROLLERS
/// The failures of one task: a test records them in place of the handler.
@MainActor
package final class SegueFailureRecorder {
  /// The recorder of the current task.
  @TaskLocal package static var current: SegueFailureRecorder?

  /// The failures so far, in their order.
  package var failures: [SegueFailure] = []

  package init() {}
}
#endif
