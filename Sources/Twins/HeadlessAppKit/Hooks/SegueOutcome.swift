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

extension SegueOutcome {
  /// Derives the outcome from the events.
  @MainActor
  init(
    _ segue: Segue, performed: NSStoryboardSegue?, exception: AppKitException?,
    events: [TwinEvent], runsWithoutSources: Bool
  ) {
    if let exception {
      if runsWithoutSources, let custom = segue.customClass, segue.kind == .custom {
        self = .nothing(.unknownSegueClass(custom.description))
      } else {
        self = .raised(exception)
      }
    } else if let shown = events.lazy.compactMap({ Self($0, of: performed) }).first {
      self = shown
    } else if let performed, type(of: performed) != NSStoryboardSegue.self {
      self = .performedByClass(String(reflecting: type(of: performed)))
    } else if let line = events.compactMap(\.line).last {
      self = .nothing(.logged(line))
    } else {
      self = .nothing(.other)
    }
  }

  /// The outcome that an event shows; nil if it is about another segue.
  ///
  /// A segue without an object was vetoed, or brought its destination to the front.
  private init?(_ event: TwinEvent, of performed: NSStoryboardSegue?) {
    let destination = performed?.destinationController as? NSResponder
    switch event {
    case .vetoed where performed == nil:
      self = .nothing(.vetoed)
    case .broughtToFront(let window) where performed == nil:
      self = .broughtToFront(window)
    case .shown(let controller, let window) where controller === destination:
      self = .shown(in: window)
    case .presented(let controller, let presenter, let style) where controller === destination:
      self = .presented(over: presenter, style: style)
    case .embedded(let controller, let parent) where controller === destination:
      self = .embedded(in: parent)
    default: return nil
    }
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
