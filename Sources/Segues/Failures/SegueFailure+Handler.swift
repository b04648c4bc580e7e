#if !SEGUES_NO_CONTROLLERS
internal import Foundation

extension SegueFailure {
  /// The function that is told of each failure; ``trapOrLog(_:)`` unless you set another.
  ///
  /// An app may send failures to its crash reporter. Tests record them: see `SeguesTesting`.
  @MainActor public static var handler: @MainActor (SegueFailure) -> Void = trapOrLog

  /// Traps in a debug build; writes the failure to the log in a release build, where a screen without its
  /// input is better than a crash.
  ///
  /// - Parameter failure: What went wrong.
  @MainActor
  public static func trapOrLog(_ failure: SegueFailure) {
    assertionFailure(failure.description)
    NSLog("%@", "Segues: \(failure)")
  }
}
#endif
