import Foundation
import HeadlessUIKit

/// Traces every method that a storyboard calls on a controller.
class TracingViewController: UIViewController {
  /// The result of `shouldPerformSegue`.
  var allowsSegues = true
  /// The last segue passed to `prepare`.
  var prepared: UIStoryboardSegue?
  var preparedSender: Any?
  /// Called by `prepare`.
  var onPrepare: ((UIStoryboardSegue) -> Void)?

  private func trace(_ line: String) { Trace.add("\(Trace.name(self)).\(line)") }

  override func awakeFromNib() {
    super.awakeFromNib()
    // As in an app: UIKit calls this on the main actor without declaring so.
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

/// A controller with an unwind action, listed by hand.
class FirstViewController: TracingViewController {
  /// The segues that unwound to this controller.
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

/// A controller that traces its creation.
final class DetailViewController: TracingViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Trace.add("Detail.init")
  }
}

/// The source of most segues.
final class HomeViewController: TracingViewController {}

/// A controller that embeds two children.
final class ParentViewController: TracingViewController {
  private(set) var childrenInViewDidLoad: [UIViewController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    childrenInViewDidLoad = children
  }
}

/// A namespace that makes a class nested, so that a file can't name it.
enum Outer {
  final class InnerViewController: UIViewController {}
}
