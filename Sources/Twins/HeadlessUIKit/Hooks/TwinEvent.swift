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

  /// The line, if the event is one.
  var line: String? { if case .logged(let line) = self { line } else { nil } }

  /// The recorder of all events.
  @MainActor package static let recorder = EventRecorder(logged: TwinEvent.logged)
}
