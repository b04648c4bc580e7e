extension UIViewController {
  @objc(parentViewController) open dynamic var parent: UIViewController? { get {} }
  @objc(childViewControllers) open dynamic var children: [UIViewController] { get {} }
  @objc(addChildViewController:) open dynamic func addChild(_ childController: UIViewController) {}
  @objc(removeFromParentViewController) open dynamic func removeFromParent() {}
  @objc(willMoveToParentViewController:)
  open dynamic func willMove(toParent parent: UIViewController?) {}
  @objc(didMoveToParentViewController:)
  open dynamic func didMove(toParent parent: UIViewController?) {}
  @objc open dynamic var shouldAutomaticallyForwardAppearanceMethods: Bool { get {} }
  @objc open dynamic func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  @objc open dynamic func endAppearanceTransition() {}

  @objc open dynamic var navigationController: UINavigationController? { get {} }
  @objc open dynamic var navigationItem: UINavigationItem { get {} }
  @objc open dynamic var tabBarController: UITabBarController? { get {} }
  @objc open dynamic var tabBarItem: UITabBarItem! {
    get {}
    set {}
  }
  @objc open dynamic var splitViewController: UISplitViewController? { get {} }
}
