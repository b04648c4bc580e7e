import Foundation

/// One thing that the twin did, in the order in which it did it.
///
/// What `walk` prints, what tests of order compare, and what a stage shows of its past.
package enum TwinEvent {
  /// The controller was asked by ``UIViewController/shouldPerformSegue(withIdentifier:sender:)``.
  case askedShouldPerform(UIViewController, identifier: String?, answer: Bool)
  /// The source's `prepare(for:sender:)` is about to run.
  case prepare(UIStoryboardSegue, sender: Any?)
  case pushed(UIViewController, on: UINavigationController)
  case popped([UIViewController], from: UINavigationController)
  case presented(UIViewController, over: UIViewController, style: UIModalPresentationStyle)
  case dismissed(UIViewController, by: UIViewController)
  case embedded(UIViewController, in: UIViewController)
  /// The controller became the content of a column.
  case showedInColumn(
    UIViewController, of: UISplitViewController, column: UISplitViewController.Column)
  case selected(UIViewController, in: UITabBarController)
  case unwindAction(String, on: UIViewController)
  /// An unwind segue is done: its `perform()` returned.
  case unwound(to: UIViewController)
  /// A line that UIKit would write to the console.
  case logged(String)
  case raised(UIKitException)
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

  /// Calls `observer` with every event from now on; nil ends it.
  @MainActor package static var observer: ((TwinEvent) -> Void)? {
    get { recorder.observer }
    set { recorder.observer = newValue }
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
