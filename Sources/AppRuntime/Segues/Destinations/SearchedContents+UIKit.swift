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

  /// The controllers to search if the searched contents don't include the destination.
  ///
  /// These are all columns of a split view controller. It never shows all of them, because the
  /// compact column replaces the others.
  package var hiddenContents: [UIViewController] {
    guard #available(iOS 14, tvOS 14, *), let split = self as? UISplitViewController,
      split.style != .unspecified, !(self is any SegueContainer)
    else { return [] }
    // Only a style with three columns is asked for a supplementary one.
    let columns: [UISplitViewController.Column] =
      split.style == .tripleColumn
      ? [.primary, .supplementary, .secondary, .compact] : [.primary, .secondary, .compact]
    return columns.compactMap { split.viewController(for: $0) }
  }
}
#endif
