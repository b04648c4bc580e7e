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

extension SegueOutcome {
  /// Derives the outcome from the events.
  @MainActor
  init(
    _ segue: Segue, performed: UIStoryboardSegue?, exception: UIKitException?,
    events: [TwinEvent], runsWithoutSources: Bool
  ) {
    if let exception {
      if runsWithoutSources, let custom = segue.customClass, segue.kind == .custom {
        self = .nothing(.unknownSegueClass(custom.description))
      } else {
        self = .raised(exception)
      }
    } else if let shown = events.lazy.compactMap({ Self($0, of: performed?.destination) }).first {
      self = shown
    } else if let line = events.compactMap(\.line).last {
      self = .nothing(.logged(line))
    } else if performed == nil, let action = segue.unwindAction {
      self = .nothing(.noUnwindDestination(action: action))
    } else if let performed, type(of: performed) != UIStoryboardSegue.self {
      self = .performedByClass(String(reflecting: type(of: performed)))
    } else {
      self = .nothing(.other)
    }
  }

  /// The outcome that an event shows; nil if nothing happened to the destination.
  private init?(_ event: TwinEvent, of destination: UIViewController?) {
    switch event {
    case .pushed(let controller, let stack) where controller === destination:
      self = .pushed(on: stack)
    case .presented(let controller, let presenter, let style) where controller === destination:
      self = .presented(over: presenter, style: style)
    case .embedded(let controller, let parent) where controller === destination:
      self = .embedded(in: parent)
    case .showedInColumn(let controller, let split, let column) where controller === destination:
      self = .showedInColumn(of: split, column)
    case .unwound(let controller) where controller === destination:
      self = .unwound(to: controller)
    default: return nil
    }
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
