import StoryboardModel

package enum SegueOutcome {
  case pushed(on: UINavigationController)
  case presented(over: UIViewController, style: UIModalPresentationStyle)
  case embedded(in: UIViewController)
  case showedInColumn(of: UISplitViewController, UISplitViewController.Column)
  case unwound(to: UIViewController)
  /// The segue's own class ran, and none of the other outcomes was observed.
  case performedByClass(String)
  case nothing(Reason)
  case raised(UIKitException)

  /// A reason why a segue had no effect.
  package enum Reason {
    /// `shouldPerformSegue(withIdentifier:sender:)` returned false.
    case vetoed
    /// UIKit dropped a presentation, or something else that it logs, with this line.
    case logged(String)
    /// No controller accepted an unwind segue's action. UIKit silently does nothing.
    case noUnwindDestination(action: String)
    /// The segue's class is missing, because the program runs without the app's sources.
    case unknownSegueClass(String)
    /// The controller doesn't have the segue, because UIKit drops an unwind segue whose exit is
    /// outside its scene's objects.
    case droppedFromFile
    case other
  }
}

/// A segue that was performed, and its outcome.
package struct SegueFiring {
  package var outcome: SegueOutcome
  /// The segue object; nil if none was created.
  package var segue: UIStoryboardSegue?
  /// The twin's events, in order.
  package var events: [TwinEvent]

  /// The lines that UIKit would have logged.
  package var log: [String] {
    events.compactMap(\.line)
  }
}
