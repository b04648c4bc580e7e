import Foundation

/// An action of the twin.
///
/// Events are recorded in the order in which they happen.
package enum TwinEvent {
  /// `shouldPerformSegue(withIdentifier:sender:)` was called on a controller.
  case askedShouldPerform(NSObject, identifier: String?, answer: Bool)
  /// The source's `prepare(for:sender:)` is about to run.
  case prepare(NSStoryboardSegue, sender: Any?)
  /// A segue showed a controller in a window; `kind` is the segue's kind.
  case shown(NSResponder, in: NSWindow, by: String)
  /// A window that is shown only once was brought to the front.
  case broughtToFront(NSWindow)
  case presented(NSViewController, over: NSViewController, style: PresentationStyle)
  case dismissed(NSViewController, by: NSViewController)
  case embedded(NSViewController, in: NSViewController)
  /// A line that AppKit would write to the console.
  case logged(String)
  case raised(AppKitException)
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

  /// Sends an event to all recordings and to the observer.
  @MainActor
  static func post(_ event: @autoclosure () -> TwinEvent) {
    recorder.post(event())
  }

  @MainActor private static let recorder: EventRecorder<TwinEvent> = {
    let recorder = EventRecorder<TwinEvent>()
    HeadlessNotice.addListener { notice in
      switch notice {
      case .logged(let line): recorder.post(.logged(line))
      case .raised(let exception): recorder.post(.raised(exception))
      }
    }
    return recorder
  }()
}
