internal import Foundation
internal import HeadlessUIKit
internal import NavigationGraph
internal import StoryboardModel

extension TwinApp {
  func outcome(
    of firing: SegueFiring, _ link: SegueLink, from source: UIViewController, _ hosting: Hosting
  ) -> WalkOutcome {
    let texts = ExceptionText(
      self, naming: [source] + (firing.segue.map { [$0.destination] } ?? []))
    switch firing.outcome {
    case .pushed(let stack):
      return .pushed(onto: name(of: stack), depth: stack.viewControllers.count)
    case .presented(let below, let style):
      return .presented(over: name(of: below), style: "\(style)")
    case .embedded(let parent):
      return .embedded(in: name(of: parent))
    case .showedInColumn(let split, let column):
      return .column("\(column)", of: name(of: split))
    case .unwound(let destination):
      guard let id = self.id(of: destination) else {
        return .nothing(reason: "unwound to a controller that only code knows")
      }
      return .unwound(
        to: id, name: name(of: destination), action: link.segue.unwindAction ?? "the action")
    case .performedByClass(let name):
      return .custom(className: name)
    case .nothing(let reason):
      return nothing(reason, firing, texts)
    case .raised(let exception):
      return raised(texts.exception(exception), hosting)
    }
  }

  private func nothing(
    _ reason: SegueOutcome.Reason, _ firing: SegueFiring, _ texts: ExceptionText<TwinApp>
  ) -> WalkOutcome {
    switch reason {
    case .vetoed:
      return .nothing(reason: "shouldPerformSegue returns false")
    case .noUnwindDestination(let action):
      return .unknown(
        reason: "no custom controller on the way back can have \(action)")
    case .unknownSegueClass(let name):
      return .custom(className: name)
    case .droppedFromFile:
      return .nothing(reason: "the exit is not in any scene's objects, so UIKit drops the segue")
    case .logged, .other:
      // It is expected that the app's classes are missing.
      let line = firing.log.last { !$0.hasPrefix("Unknown class") }
      return .nothing(reason: line.map(texts.text) ?? "no container or window shows it")
    }
  }

  /// The outcome of an exception; unknown if it depends on code.
  private func raised(_ exception: WalkException, _ hosting: Hosting) -> WalkOutcome {
    if exception.reason.contains("should have a non-nil sourceView or barButtonItem") {
      return .unknown(reason: "throws an exception unless code gives the popover an anchor")
    }
    let container = ["navigation controller", "split view controller"].first {
      exception.reason.hasPrefix("Could not find a \($0) for segue")
    }
    if hosting.start == .code, let container {
      return .unknown(reason: "throws an exception unless code puts the source into a \(container)")
    }
    return .raised(exception)
  }
}
