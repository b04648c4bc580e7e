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
    let recorder = Recorder()
    recorders.append(recorder)
    defer { recorders.removeLast() }
    let result = try body()
    return (result, recorder.events)
  }

  /// Calls `observer` with every event from now on; nil ends it.
  @MainActor package static var observer: ((TwinEvent) -> Void)?

  /// Tells all who listen.
  ///
  /// The event is built only if anyone does.
  @MainActor
  static func post(_ event: @autoclosure () -> TwinEvent) {
    guard observer != nil || !recorders.isEmpty else { return }
    let event = event()
    for recorder in recorders { recorder.events.append(event) }
    observer?(event)
  }

  @MainActor private static var recorders: [Recorder] = []

  @MainActor
  private final class Recorder {
    var events: [TwinEvent] = []
  }
}
