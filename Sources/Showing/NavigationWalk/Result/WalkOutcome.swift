package import NavigationGraph
internal import StoryboardModel

/// The effect of performing a segue.
package enum WalkOutcome: Hashable, Sendable {
  /// The destination was pushed onto a navigation controller's stack, which is then `depth` deep.
  case pushed(onto: String, depth: Int)
  /// The destination was presented; `style` is UIKit's name, after adapting to the window.
  case presented(over: String, style: String)
  /// The destination was shown in its own window.
  case opened(window: String)
  /// The destination's window was already open, and was brought to the front.
  case broughtToFront(window: String)
  /// The destination was embedded in a container view.
  case embedded(in: String)
  /// The destination was created with its container; `place` is the relationship.
  case contained(in: String, place: String)
  /// The destination was shown in a column of a split view controller.
  case column(String, of: String)
  /// The segue unwound to the nearest controller that may have the action. Only code knows which
  /// one has it.
  case unwound(to: ControllerID, name: String, action: String)
  /// A custom segue class performed the segue; its transition is in the code.
  case custom(className: String)
  /// The segue had no effect, and no exception was thrown.
  case nothing(reason: String)
  /// The framework would throw an exception that ends the app.
  case raised(WalkException)
  /// The effect depends on something that isn't in the files.
  case unknown(reason: String)
  /// The effect that the segue's kind declares, for a framework that has no twin.
  case declared(String)
  /// No twin runs the platform.
  case notWalked(reason: String)
}

extension WalkOutcome {
  /// The outcome's name in JSON.
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

  /// The exception that the framework would throw; nil if it throws none.
  package var exception: WalkException? {
    if case .raised(let exception) = self { exception } else { nil }
  }

  /// The names of all outcomes, in the order of summaries.
  package static let names = [
    "pushed", "presented", "opened", "broughtToFront", "column", "embedded", "contained", "unwound",
    "declared", "custom", "nothing", "unknown", "notWalked", "raised",
  ]

  /// The effect, as the end of a sentence that begins with the destination.
  package var summary: String {
    switch self {
    case .pushed(let stack, let depth): "pushed onto \(stack), now \(depth) deep"
    case .presented(let below, let style): "presented over \(below) as \(style)"
    case .opened(let window): "opens \(window)"
    case .broughtToFront(let window): "brings \(window) to the front"
    case .embedded(let parent): "embedded in \(parent)"
    case .contained(let container, let place):
      "created with \(container) as \(Self.words(for: place))"
    case .column(let column, let split): "shown as the \(column) column of \(split)"
    case .unwound(_, let name, let action):
      "unwound to \(name), assuming that it has \(action)"
    case .custom(let name): "performed by \(name), whose transition is in code"
    case .nothing(let reason): "nothing: \(reason)"
    case .raised(let exception): "throws \(exception.description)"
    case .unknown(let reason): "unknown: \(reason)"
    case .declared(let words): words
    case .notWalked(let reason): "not walked: \(reason)"
    }
  }

  /// A relationship in words, or as in the file if it is unknown.
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

  /// The outcome of a reference to a storyboard that was not read, which may throw an exception.
  static func missingStoryboard(_ reference: SceneReference) -> WalkOutcome {
    let reason = "storyboard “\(reference.storyboardName ?? "")” is not among the files read"
    let isElsewhere = !(reference.bundleIdentifier ?? "").isEmpty
    let consequence =
      isElsewhere ? "" : ", and throws an exception if the app doesn't have it either"
    return .unknown(reason: reason + consequence)
  }
}
