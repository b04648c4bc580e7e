import Foundation
import HeadlessUIKit

/// A controller with segue actions, listed by hand.
final class ActingViewController: TracingViewController {
  private func trace(_ line: String) { Trace.add("Acting.\(line)") }

  func makeEmbedded(_ coder: NSCoder) -> UIViewController? {
    trace("makeEmbedded")
    return MadeViewController(coder: coder, note: "embedded")
  }

  func make(coder: NSCoder) -> UIViewController? {
    trace("makeWithCoder")
    return MadeViewController(coder: coder, note: "coder")
  }

  func make(coder: NSCoder, sender: Any?) -> UIViewController? {
    trace("makeWithCoderSender")
    return MadeViewController(coder: coder, note: "sender \(sender ?? "nil")")
  }

  func make(coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? {
    MadeViewController(coder: coder, note: "\(sender ?? "nil") \(identifier ?? "nil")")
  }

  func makeNothing(_ coder: NSCoder) -> UIViewController? { nil }

  func makeWrongClass(_ coder: NSCoder) -> UIViewController? { UIViewController(coder: coder) }

  func makeWithoutCoder(_ coder: NSCoder) -> UIViewController? { MadeViewController(note: "code") }

  func makeHosting(_ coder: NSCoder) -> UIViewController? {
    UIHostingController(coder: coder, rootView: "content")
  }

  func makeRequired(_ coder: NSCoder) -> UIViewController? {
    RequiringViewController(coder: coder, number: 4)
  }

  override class var headlessSegueActions: [String: HeadlessSegueAction] {
    super.headlessSegueActions.addingActions([
      "makeEmbedded:": segueAction(ActingViewController.makeEmbedded),
      "makeWithCoder:": segueAction(ActingViewController.make(coder:)),
      "makeWithCoder:sender:": segueAction(ActingViewController.make(coder:sender:)),
      "makeWithCoder:sender:identifier:": segueAction(
        ActingViewController.make(coder:sender:identifier:)),
      "makeNothing:": segueAction(ActingViewController.makeNothing),
      "makeWrongClass:": segueAction(ActingViewController.makeWrongClass),
      "makeWithoutCoder:": segueAction(ActingViewController.makeWithoutCoder),
      "makeHosting:": segueAction(ActingViewController.makeHosting),
      "makeRequired:": segueAction(ActingViewController.makeRequired),
    ])
  }
}

/// A controller that segue actions or the storyboard alone can create.
final class MadeViewController: UIViewController {
  let note: String

  init?(coder: NSCoder, note: String) {
    self.note = note
    super.init(coder: coder)
  }

  init(note: String) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    note = "default"
    super.init(coder: coder)
  }
}

/// A controller that the storyboard alone can't create.
final class RequiringViewController: UIViewController {
  let number: Int

  init?(coder: NSCoder, number: Int) {
    self.number = number
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }
}
