internal import Foundation

/// What happens to a ``SegueFailure``.
@MainActor
public enum SegueFailureHandler {
  /// The handler that is told; ``trapOrLog(_:)`` unless you set another.
  ///
  /// An app may send failures to its crash reporter. Tests record them: see `SeguesTesting`.
  public static var current: @MainActor (SegueFailure) -> Void = trapOrLog

  /// Traps in a debug build; writes the failure to the log in a release build, where a screen without
  /// its input is better than a crash.
  ///
  /// - Parameter failure: What went wrong.
  public static func trapOrLog(_ failure: SegueFailure) {
    assertionFailure(failure.description)
    NSLog("%@", "Segues: \(failure)")
  }
}
