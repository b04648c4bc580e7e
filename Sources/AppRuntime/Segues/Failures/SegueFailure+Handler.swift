#if !SEGUES_NO_CONTROLLERS
internal import Foundation

extension SegueFailure {
  /// The function that receives each failure.
  ///
  /// The default is ``trapOrLog(_:)``.
  ///
  /// For example, an app can send failures to its crash reporter. Tests record them: see
  /// `SeguesTesting`.
  @MainActor public static var handler: @MainActor (SegueFailure) -> Void = trapOrLog

  /// Crashes debug builds, and logs in release builds, where a screen without its input is better
  /// than a crash.
  ///
  /// A debug build is one in which this package is compiled without optimization. Xcode decides
  /// that by the name of the configuration, so a configuration called Beta may log, even if it
  /// compiles the app itself for debugging. An app that needs to decide itself sets ``handler``.
  ///
  /// - Parameter failure: The failure.
  @MainActor
  public static func trapOrLog(_ failure: SegueFailure) {
    assertionFailure(failure.description)
    NSLog("%@", "Segues: \(failure)")
  }

  /// Reports the failure to the current recorder, or else to the handler.
  @MainActor
  func report() {
    guard let recorder = SegueFailureRecorder.current else { return Self.handler(self) }
    recorder.failures.append(self)
  }
}
#endif
