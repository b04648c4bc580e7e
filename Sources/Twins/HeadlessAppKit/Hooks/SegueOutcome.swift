import StoryboardModel

package enum SegueOutcome {
  /// The destination is shown in a window: its own, or one that was created for it.
  case shown(in: NSWindow)
  /// The destination was already on the screen, and was brought to the front.
  case broughtToFront(NSWindow)
  case presented(over: NSViewController, style: PresentationStyle)
  case embedded(in: NSViewController)
  /// The segue's own class ran, and none of the other outcomes was observed.
  case performedByClass(String)
  case nothing(Reason)
  case raised(AppKitException)

  /// A reason why a segue had no effect.
  package enum Reason {
    /// `shouldPerformSegue(withIdentifier:sender:)` returned false.
    case vetoed
    /// AppKit logs this line.
    case logged(String)
    /// The segue's class is missing, because the program runs without the app's sources.
    case unknownSegueClass(String)
    /// The controller doesn't have the segue.
    case droppedFromFile
    case other
  }
}

/// A segue that was performed, and its outcome.
package struct SegueFiring {
  package var outcome: SegueOutcome
  /// The segue object; nil if none was created.
  package var segue: NSStoryboardSegue?
  /// The twin's events, in order.
  package var events: [TwinEvent]

  /// The lines that AppKit would have logged.
  package var log: [String] {
    events.compactMap(\.line)
  }
}
