import StoryboardModel

/// What became of one segue.
package enum SegueOutcome {
  case pushed(on: UINavigationController)
  case presented(over: UIViewController)
  case presentedAsPopover(over: UIViewController)
  case embedded(in: UIViewController)
  case showedInColumn(of: UISplitViewController, UISplitViewController.Column)
  case unwound(to: UIViewController)
  /// The segue's own class ran, and nothing of the above was seen.
  case performedByClass(String)
  case nothing(Reason)
  case raised(UIKitException)

  /// Why nothing came of a segue.
  package enum Reason {
    /// `shouldPerformSegue(withIdentifier:sender:)` said no.
    case vetoed
    /// A presentation was dropped, or something else that UIKit logs: the line.
    case logged(String)
    /// Nobody took an unwind segue's action: in UIKit it silently does nothing.
    case noUnwindDestination(action: String)
    /// The segue's class is not there, because the program runs without the app's sources.
    case unknownSegueClass(String)
    /// The controller does not have the segue: UIKit drops an unwind segue whose exit is outside
    /// its scene's objects.
    case droppedFromFile
    case other
  }
}

/// A segue that was performed, and what became of it.
package struct SegueFiring {
  package var outcome: SegueOutcome
  /// The segue's object; nil where it did not come to one.
  package var segue: UIStoryboardSegue?
  /// Everything that happened, in order.
  package var events: [TwinEvent]

  /// The lines that UIKit would have logged.
  package var log: [String] {
    events.compactMap { if case .logged(let line) = $0 { line } else { nil } }
  }
}
