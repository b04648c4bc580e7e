internal import NavigationGraph
internal import StoryboardModel

/// Derives a WatchKit segue's outcome from its kind, because no twin runs WatchKit.
struct WatchReader {
  static let reason = "WatchKit is not run"

  let graph: NavigationGraph

  /// Returns the outcome that the file declares for a segue.
  func outcome(of link: SegueLink) -> WalkOutcome {
    if case .unknownStoryboard(let reference) = link.destination {
      return .missingStoryboard(reference)
    }
    guard let source = link.source.flatMap(graph.controller) else {
      return .nothing(reason: "its scene has no controller")
    }
    guard link.destination.controller != nil else {
      return .unknown(reason: "\(Self.reason), and the file doesn't say where the segue leads")
    }
    let name = source.displayName
    switch (link.segue.kind, link.segue.relationship) {
    case (.push, _), (.show, _):
      return .declared("pushed after \(name), according to its kind: \(Self.reason)")
    case (.modal, _), (.presentation, _):
      return .declared("presented over \(name), according to its kind: \(Self.reason)")
    case (.relationship, "nextPage"):
      return .declared("the page after \(name): \(Self.reason)")
    case (.relationship, let place?):
      return .declared("created with \(name) as its \(place): \(Self.reason)")
    default:
      return .unknown(
        reason: "\(Self.reason), and its segues of kind \(link.segue.kind.rawValue) are not known")
    }
  }
}
