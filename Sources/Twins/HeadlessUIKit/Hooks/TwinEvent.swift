import Foundation

/// An action of the twin, from which the outcome of a segue is derived.
///
/// Events are recorded in the order in which they happen.
package enum TwinEvent {
  case pushed(UIViewController, on: UINavigationController)
  case presented(UIViewController, over: UIViewController, style: UIModalPresentationStyle)
  case embedded(UIViewController, in: UIViewController)
  /// The controller became a column's content.
  case showedInColumn(
    UIViewController, of: UISplitViewController, column: UISplitViewController.Column)
  /// An unwind segue is done, because its `perform()` has returned.
  case unwound(to: UIViewController)
  /// A line that UIKit would write to the console.
  case logged(String)
}

extension TwinEvent {
  /// Runs a closure, and returns the events that happen in it.
  ///
  /// Recordings can be nested; an event is added to all that are open.
  @MainActor
  package static func recording<Result>(
    _ body: () throws -> Result
  ) rethrows -> (result: Result, events: [TwinEvent]) {
    try recorder.recording(body)
  }

  /// Sends an event to all open recordings.
  @MainActor
  static func post(_ event: @autoclosure () -> TwinEvent) {
    recorder.post(event())
  }

  @MainActor private static let recorder = EventRecorder(logged: TwinEvent.logged)
}
