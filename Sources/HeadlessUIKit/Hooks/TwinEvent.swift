import Foundation

/// An action of the twin.
///
/// Events are recorded in the order in which they happen.
///
/// `walk` prints them, tests compare their order, and a stage shows its history with them.
package enum TwinEvent {
  /// ``UIViewController/shouldPerformSegue(withIdentifier:sender:)`` was called on the controller.
  case askedShouldPerform(UIViewController, identifier: String?, answer: Bool)
  /// The source's `prepare(for:sender:)` is about to run.
  case prepare(UIStoryboardSegue, sender: Any?)
  case pushed(UIViewController, on: UINavigationController)
  case popped([UIViewController], from: UINavigationController)
  case presented(UIViewController, over: UIViewController, style: UIModalPresentationStyle)
  case dismissed(UIViewController, by: UIViewController)
  case embedded(UIViewController, in: UIViewController)
  /// The controller became a column's content.
  case showedInColumn(
    UIViewController, of: UISplitViewController, column: UISplitViewController.Column)
  case selected(UIViewController, in: UITabBarController)
  case unwindAction(String, on: UIViewController)
  /// An unwind segue is done, because its `perform()` has returned.
  case unwound(to: UIViewController)
  /// A line that UIKit would write to the console.
  case logged(String)
  case raised(UIKitException)
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

  /// Is called with every event from now on; nil stops that.
  @MainActor package static var observer: ((TwinEvent) -> Void)? {
    get { recorder.observer }
    set { recorder.observer = newValue }
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
