/// A container of one's own that destinations are looked for in.
///
/// UIKit's containers are known: a navigation controller's root, a tab bar controller's tabs, a split
/// view controller's columns, a page view controller's pages.
@MainActor
public protocol SegueContainer: UIViewController {
  /// The controllers that a segue to this container may mean, in their order.
  var segueContents: [UIViewController] { get }
}

extension UIViewController {
  /// What a search looks into next: the contents of a container, nothing for any other controller.
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
