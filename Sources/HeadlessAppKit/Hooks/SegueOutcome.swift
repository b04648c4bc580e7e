import StoryboardModel

/// What became of one segue.
package enum SegueOutcome {
  /// The destination is shown in a window: its own, or one that was made for it.
  case shown(in: NSWindow)
  /// The destination is on the screen already, and was brought to the front.
  case broughtToFront(NSWindow)
  case presented(over: NSViewController, style: PresentationStyle)
  case embedded(in: NSViewController)
  /// The segue's own class ran, and nothing of the above was seen.
  case performedByClass(String)
  case nothing(Reason)
  case raised(AppKitException)

  /// Why nothing came of a segue.
  package enum Reason {
    /// `shouldPerformSegue(withIdentifier:sender:)` said no.
    case vetoed
    /// Something that AppKit logs: the line.
    case logged(String)
    /// The segue's class is not there, because the program runs without the app's sources.
    case unknownSegueClass(String)
    /// The controller does not have the segue.
    case droppedFromFile
    case other
  }
}

/// A segue that was performed, and what became of it.
package struct SegueFiring {
  package var outcome: SegueOutcome
  /// The segue's object; nil where it did not come to one.
  package var segue: NSStoryboardSegue?
  /// Everything that happened, in order.
  package var events: [TwinEvent]

  /// The lines that AppKit would have logged.
  package var log: [String] {
    events.compactMap { if case .logged(let line) = $0 { line } else { nil } }
  }
}
