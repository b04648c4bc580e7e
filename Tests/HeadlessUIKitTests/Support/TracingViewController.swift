import Foundation
import HeadlessUIKit

/// Traces everything that a storyboard asks a controller and tells it.
class TracingViewController: UIViewController {
  /// What `shouldPerformSegue` answers.
  var allowsSegues = true
  /// What `prepare` got last.
  var prepared: UIStoryboardSegue?
  var preparedSender: Any?
  /// Called by `prepare`.
  var onPrepare: ((UIStoryboardSegue) -> Void)?

  private func trace(_ line: String) { Trace.add("\(Trace.name(self)).\(line)") }

  override func awakeFromNib() {
    super.awakeFromNib()
    // As in an app: UIKit calls it on the main actor, and does not say so.
    MainActor.assumeIsolated { trace("awakeFromNib") }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    trace("viewDidLoad")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    trace("shouldPerform \(identifier)")
    return allowsSegues
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    trace("prepare")
    prepared = segue
    preparedSender = sender
    onPrepare?(segue)
  }

  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let children = super.allowedChildrenForUnwinding(from: source)
    trace("allowed \(children.map(Trace.name))")
    return children
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    let answer = super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    trace("canPerform \(answer)")
    return answer
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    trace("unwind \(Trace.name(subsequentVC))")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    trace("dismiss")
    super.dismiss(animated: flag, completion: completion)
  }
}

/// Has an unwind action, listed by hand.
class FirstViewController: TracingViewController {
  /// The segues that were unwound to here.
  var unwound: [UIStoryboardSegue] = []

  func unwindHere(_ segue: UIStoryboardSegue) {
    Trace.add("\(Trace.name(self)).unwindHere")
    unwound.append(segue)
  }

  override class var headlessUnwindActions: [String: HeadlessUnwindAction] {
    super.headlessUnwindActions.addingActions([
      "unwindHere:": unwindAction(FirstViewController.unwindHere)
    ])
  }
}

/// Another controller with a method of its own for what it is asked.
final class DetailViewController: TracingViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Trace.add("Detail.init")
  }
}

/// The source of most segues.
final class HomeViewController: TracingViewController {}

/// Embeds two children.
final class ParentViewController: TracingViewController {
  private(set) var childrenInViewDidLoad: [UIViewController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    childrenInViewDidLoad = children
  }
}

/// A class that a file cannot name, because it is nested.
enum Outer {
  final class InnerViewController: UIViewController {}
}
