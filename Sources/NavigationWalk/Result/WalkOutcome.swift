package import NavigationGraph
internal import StoryboardModel

/// What happened when a segue was performed.
package enum WalkOutcome: Hashable, Sendable {
  /// Onto a navigation controller's stack, which is then `depth` controllers deep.
  case pushed(onto: String, depth: Int)
  /// As a new screen or popover; `style` is UIKit's name for it, after adapting to the window.
  case presented(over: String, style: String)
  /// In a window of its own.
  case opened(window: String)
  /// In a window that is open already, and that was brought to the front.
  case broughtToFront(window: String)
  /// Into a container view.
  case embedded(in: String)
  /// As a child that its container was made with; `place` is the relationship.
  case contained(in: String, place: String)
  /// Into a column of a split view controller.
  case column(String, of: String)
  /// Back to a controller. Which one has the action is in the code: the nearest that may is assumed.
  case unwound(to: ControllerID, name: String, action: String)
  /// By a custom segue class, whose transition is in the code.
  case custom(className: String)
  /// Nothing, and no exception.
  case nothing(reason: String)
  /// The framework would raise: the app ends.
  case raised(WalkException)
  /// What happens depends on what is not in the files.
  case unknown(reason: String)
  /// What the file says of a segue whose framework has no twin.
  case declared(String)
  /// No twin knows the platform.
  case notWalked(reason: String)
}

extension WalkOutcome {
  /// The outcome's name, as JSON has it.
  package var name: String {
    switch self {
    case .pushed: "pushed"
    case .presented: "presented"
    case .opened: "opened"
    case .broughtToFront: "broughtToFront"
    case .embedded: "embedded"
    case .contained: "contained"
    case .column: "column"
    case .unwound: "unwound"
    case .custom: "custom"
    case .nothing: "nothing"
    case .raised: "raised"
    case .unknown: "unknown"
    case .declared: "declared"
    case .notWalked: "notWalked"
    }
  }

  /// The names of all outcomes, in the order of summaries.
  package static let names = [
    "pushed", "presented", "opened", "broughtToFront", "column", "embedded", "contained", "unwound",
    "declared", "custom", "nothing", "unknown", "notWalked", "raised",
  ]

  /// What happened, as the end of a sentence that begins with the destination.
  package var summary: String {
    switch self {
    case .pushed(let stack, let depth): "pushed on \(stack), now \(depth) deep"
    case .presented(let below, let style): "presented over \(below) as \(style)"
    case .opened(let window): "opens \(window)"
    case .broughtToFront(let window): "brings \(window) to the front"
    case .embedded(let parent): "embedded in \(parent)"
    case .contained(let container, let place): "made with \(container) as \(Self.words(for: place))"
    case .column(let column, let split): "shown as the \(column) column of \(split)"
    case .unwound(_, let name, let action):
      "unwound to \(name): assumed, code says who has \(action)"
    case .custom(let name): "performed by \(name), whose transition is in code"
    case .nothing(let reason): "nothing: \(reason)"
    case .raised(let exception): "raises \(exception.description)"
    case .unknown(let reason): "unknown: \(reason)"
    case .declared(let words): words
    case .notWalked(let reason): "not walked: \(reason)"
    }
  }

  /// A relationship in words; one that is not known, as the file has it.
  private static func words(for relationship: String) -> String {
    switch relationship {
    case "rootViewController": "its root"
    case "viewControllers": "one of its tabs or pages"
    case "masterViewController": "its primary column"
    case "supplementaryViewController": "its supplementary column"
    case "detailViewController": "its secondary column"
    case "compactViewController": "its compact column"
    case "window.shadowedContentViewController": "its window's content"
    case "tabItems": "one of its tabs"
    case "splitItems": "one of its panes"
    default: "its \(relationship)"
    }
  }

  /// A reference to a storyboard that was not read: raising, should the app not have it either.
  static func missingStoryboard(_ reference: SceneReference) -> WalkOutcome {
    let reason = "storyboard “\(reference.storyboardName ?? "")” is not among the files read"
    let isElsewhere = !(reference.bundleIdentifier ?? "").isEmpty
    return .unknown(reason: reason + (isElsewhere ? "" : ", and raises if the app has none either"))
  }
}
