internal import Foundation
internal import HeadlessUIKit
internal import NavigationGraph
internal import StoryboardModel

/// Turns what the twin did into what is reported.
@MainActor
struct OutcomeReader {
  let app: TwinApp

  /// What came of a segue that was performed.
  ///
  /// - Parameters:
  ///   - firing: What the twin did.
  ///   - link: The segue.
  ///   - source: Its source, after it.
  ///   - hosting: How the source was brought up.
  /// - Returns: The outcome.
  func outcome(
    of firing: SegueFiring, _ link: SegueLink, from source: UIViewController, _ hosting: Hosting
  ) -> WalkOutcome {
    let texts = ExceptionText(app, naming: [source] + (firing.segue.map { [$0.destination] } ?? []))
    switch firing.outcome {
    case .pushed(let stack):
      return .pushed(onto: app.name(of: stack), depth: stack.viewControllers.count)
    case .presented(let below), .presentedAsPopover(let below):
      return .presented(over: app.name(of: below), style: style(in: firing))
    case .embedded(let parent):
      return .embedded(in: app.name(of: parent))
    case .showedInColumn(let split, let column):
      return .column("\(column)", of: app.name(of: split))
    case .unwound(let destination):
      guard let id = app.id(of: destination) else { return .nothing(reason: "unwound to code's") }
      return .unwound(
        to: id, name: app.name(of: destination), action: link.segue.unwindAction ?? "the action")
    case .performedByClass(let name):
      return .custom(className: name)
    case .nothing(let reason):
      return nothing(reason, firing, texts)
    case .raised(let exception):
      return raised(texts.exception(exception), link, hosting)
    }
  }

  private func style(in firing: SegueFiring) -> String {
    for case .presented(_, _, let style) in firing.events { return "\(style)" }
    return "a screen"
  }

  private func nothing(
    _ reason: SegueOutcome.Reason, _ firing: SegueFiring, _ texts: ExceptionText<TwinApp>
  ) -> WalkOutcome {
    switch reason {
    case .vetoed:
      return .nothing(reason: "shouldPerformSegue says no")
    case .noUnwindDestination(let action):
      return .unknown(
        reason: "no controller of the app's own is on the way back to take \(action)")
    case .unknownSegueClass(let name):
      return .custom(className: name)
    case .droppedFromFile:
      return .nothing(reason: "the exit is not in the scene's objects, so UIKit drops the segue")
    case .logged, .other:
      // That the app's classes are not here is no news.
      let line = firing.log.last { !$0.hasPrefix("Unknown class") }
      return .nothing(reason: line.map(texts.text) ?? "no container or window shows it")
    }
  }

  /// An exception, unless what it depends on is code's to do.
  private func raised(
    _ exception: WalkException, _ link: SegueLink, _ hosting: Hosting
  ) -> WalkOutcome {
    if exception.reason.contains("should have a non-nil sourceView or barButtonItem") {
      return .unknown(reason: "raises unless code gives the popover something to point at")
    }
    if hosting.start == .code, link.segue.kind == .push || link.segue.kind == .replace {
      return .unknown(
        reason: "raises unless code puts the source into a "
          + (link.segue.kind == .push ? "navigation controller" : "split view controller"))
    }
    return .raised(exception)
  }
}
