import Foundation

/// One thing that the twin did, in the order in which it did it.
package enum TwinEvent {
  /// A controller was asked whether a segue is to happen.
  case askedShouldPerform(NSObject, identifier: String?, answer: Bool)
  /// The source's `prepare(for:sender:)` is about to run.
  case prepare(NSStoryboardSegue, sender: Any?)
  /// A segue showed a controller in a window; `kind` is the segue's.
  case shown(NSResponder, in: NSWindow, by: String)
  /// A window that is shown once at a time was brought to the front.
  case broughtToFront(NSWindow)
  case presented(NSViewController, over: NSViewController, style: PresentationStyle)
  case dismissed(NSViewController, by: NSViewController)
  case embedded(NSViewController, in: NSViewController)
  case selected(NSViewController, in: NSTabViewController)
  /// A line that AppKit would write to the console.
  case logged(String)
  case raised(AppKitException)
}

extension TwinEvent {
  /// Runs `body` and gives what the twin did in it.
  ///
  /// Scopes nest; an event goes to all that are open.
  @MainActor
  package static func recording<Result>(
    _ body: () throws -> Result
  ) rethrows -> (result: Result, events: [TwinEvent]) {
    try recorder.recording(body)
  }

  /// Tells all who listen.
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
