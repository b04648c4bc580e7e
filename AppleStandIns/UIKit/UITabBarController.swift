@objc @MainActor open class UITabBarController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var viewControllers: [UIViewController]?
  @objc open dynamic func setViewControllers(
    _ viewControllers: [UIViewController]?, animated: Bool
  ) {}
  @objc open dynamic weak var selectedViewController: UIViewController?
  @objc open dynamic var selectedIndex: Int = 0
  @objc open dynamic var moreNavigationController: UINavigationController { get {} }
  @objc open dynamic var customizableViewControllers: [UIViewController]?
  @objc open dynamic var tabBar: UITabBar { get {} }
  @objc open dynamic weak var delegate: (any UITabBarControllerDelegate)?
}

@objc @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  @objc(tabBarController:shouldSelectViewController:)
  optional func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  @objc(tabBarController:didSelectViewController:)
  optional func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
