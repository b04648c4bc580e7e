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
