import Foundation

/// An action of the twin, from which the outcome of a segue is derived.
///
/// Events are recorded in the order in which they happen.
package enum TwinEvent {
  /// A source's `shouldPerformSegue(withIdentifier:sender:)` returned false.
  case vetoed
  /// A segue showed a controller in a window.
  case shown(NSResponder, in: NSWindow)
  /// A window that is shown only once was brought to the front.
  case broughtToFront(NSWindow)
  case presented(NSViewController, over: NSViewController, style: PresentationStyle)
  case embedded(NSViewController, in: NSViewController)
  /// A line that AppKit would write to the console.
  case logged(String)

  /// The line, if the event is one.
  var line: String? { if case .logged(let line) = self { line } else { nil } }

  /// The recorder of all events.
  @MainActor package static let recorder = EventRecorder(logged: TwinEvent.logged)
}
