@objc @MainActor open class UINavigationController: UIViewController {
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {}
  public init(rootViewController: UIViewController) {}
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder aDecoder: NSCoder) {}
  @objc open dynamic var topViewController: UIViewController? { get {} }
  @objc open dynamic var visibleViewController: UIViewController? { get {} }
  @objc open dynamic var viewControllers: [UIViewController] = []
  @objc open dynamic weak var delegate: (any UINavigationControllerDelegate)?
  @objc open dynamic var navigationBar: UINavigationBar { get {} }
  @objc open dynamic var isNavigationBarHidden: Bool = false
  @objc open dynamic var toolbar: UIToolbar! { get {} }
  @objc open dynamic var isToolbarHidden: Bool = true
  @objc open dynamic var interactivePopGestureRecognizer: UIGestureRecognizer? { get {} }
  @objc open dynamic func setViewControllers(
    _ viewControllers: [UIViewController], animated: Bool
  ) {}
  @objc open dynamic func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
  @objc open dynamic func pushViewController(
    _ viewController: UIViewController, animated: Bool
  ) {}
  @objc(popViewControllerAnimated:) @discardableResult
  open dynamic func popViewController(animated: Bool) -> UIViewController? {}
  @objc @discardableResult
  open dynamic func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {}
  @objc(popToRootViewControllerAnimated:) @discardableResult
  open dynamic func popToRootViewController(animated: Bool) -> [UIViewController]? {}
}

@objc @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  @objc(navigationController:willShowViewController:animated:)
  optional func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  @objc(navigationController:didShowViewController:animated:)
  optional func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}
