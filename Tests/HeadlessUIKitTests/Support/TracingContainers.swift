import HeadlessUIKit

/// Traces the unwinding methods of a navigation controller.
final class TracingNavigationController: UINavigationController {
  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let children = super.allowedChildrenForUnwinding(from: source)
    Trace.add("Nav.allowed \(children.map(Trace.name))")
    return children
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    let answer = super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    Trace.add("Nav.canPerform \(answer)")
    return answer
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    Trace.add("Nav.unwind \(Trace.name(subsequentVC))")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Trace.add("Nav.dismiss")
    super.dismiss(animated: flag, completion: completion)
  }

  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    Trace.add("Nav.pop")
    return super.popToViewController(viewController, animated: animated)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { Trace.add("Nav.prepare") }
}

/// Traces the unwinding methods of a tab bar controller.
final class TracingTabBarController: UITabBarController {
  /// The number of tabs in `viewDidLoad`.
  private(set) var tabsInViewDidLoad: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    tabsInViewDidLoad = viewControllers?.count
  }

  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let children = super.allowedChildrenForUnwinding(from: source)
    Trace.add("Tabs.allowed \(children.map(Trace.name))")
    return children
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    let answer = super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    Trace.add("Tabs.canPerform \(answer)")
    return answer
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    Trace.add("Tabs.unwind \(Trace.name(subsequentVC))")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Trace.add("Tabs.dismiss")
    super.dismiss(animated: flag, completion: completion)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { Trace.add("Tabs.prepare") }
}
