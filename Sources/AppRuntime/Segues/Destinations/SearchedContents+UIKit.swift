#if !SEGUES_NO_CONTROLLERS && !SEGUES_APPKIT
extension UIViewController {
  /// The controllers to search next: a container's contents, and none for any other controller.
  package var searchedContents: [UIViewController] {
    switch self {
    case let container as any SegueContainer: container.segueContents
    case let navigation as UINavigationController: Array(navigation.viewControllers.prefix(1))
    case let tabs as UITabBarController: tabs.viewControllers ?? []
    case let split as UISplitViewController: split.viewControllers
    case let pages as UIPageViewController: pages.viewControllers ?? []
    default: []
    }
  }
}
#endif
