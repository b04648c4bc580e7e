public import Foundation
import StoryboardModel

/// A stack of controllers, with the last one on top.
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden = false
  /// Whether the toolbar is hidden.
  open var isToolbarHidden = true
  /// The delegate, which is notified of pushes and pops.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a stack with one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates the stack that the storyboard describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let coder = coder as? NibCoder else { return }
    isNavigationBarHidden = coder.object.attributes["navigationBarHidden"] == "YES"
    setStack(coder.relatedControllers("rootViewController"))
  }

  /// The controllers in the stack, starting with the root.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that the user sees: one presented over the stack, or else the one on top.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let top = stack.last
    setStack(viewControllers)
    if stack.last !== top { showTop() }
  }

  /// Pushes a controller onto the stack.
  ///
  /// Throws an `NSInvalidArgumentException` if the controller is already in the stack, or is a navigation controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if viewController is UINavigationController {
      return UIKitException.pushedNavigationController().raise()
    }
    push(viewController)
  }

  /// Pops the controller on top, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2).first
  }

  /// Pops all controllers above the given one.
  ///
  /// Throws an `NSInternalInconsistencyException` if the stack doesn't contain it.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      UIKitException.popToAbsentController().raise()
      return nil
    }
    return pop(to: index)
  }

  /// Pops all controllers above the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.isEmpty ? nil : pop(to: 0)
  }

  /// Pushes the controller; presents it if it is a navigation controller, which cannot be pushed.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if vc is UINavigationController {
      present(vc, animated: true)
    } else {
      pushViewController(vc, animated: true)
    }
  }

  /// The children that an unwind segue may lead to, starting with the top one.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  /// Pops to the destination.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    guard stack.contains(where: { $0 === subsequentVC }) else { return }
    popToViewController(subsequentVC, animated: true)
  }

  /// Shows or hides the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Pushes any controller.
  ///
  /// A collapsed split view pushes even navigation controllers.
  final func push(_ controller: UIViewController) {
    guard !stack.contains(where: { $0 === controller }) else {
      return UIKitException.pushedTwice(controller).raise()
    }
    addChild(controller)
    guard controller.parent === self else { return }
    stack.append(controller)
    controller.didMove(toParent: self)
    TwinEvent.recorder.post(.pushed(controller, on: self))
    showTop()
  }

  override func forget(_ child: UIViewController) {
    guard let place = stack.firstIndex(where: { $0 === child }) else { return }
    stack.remove(at: place)
    if place == stack.count { showTop() }
  }

  private func pop(to index: Int) -> [UIViewController] {
    let removed = Array(stack[(index + 1)...])
    guard !removed.isEmpty else { return [] }
    setStack(Array(stack[...index]))
    showTop()
    return removed
  }

  /// Brings the top controller onto the screen, if the stack is in a window, and notifies the delegate.
  private func showTop() {
    guard let window = hostWindow else { return }
    guard let top = stack.last else { return Screen.update(window) }
    delegate?.navigationController(self, willShow: top, animated: false)
    Screen.update(window)
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  /// Replaces the stack, without showing its top.
  final func setStack(_ controllers: [UIViewController]) {
    var unique: [UIViewController] = []
    for controller in controllers where !unique.contains(where: { $0 === controller }) {
      unique.append(controller)
    }
    stack = unique
    replaceChildren(with: unique)
    stack.removeAll { $0.parent !== self }
  }
}
