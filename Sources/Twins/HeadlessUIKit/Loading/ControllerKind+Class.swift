import StoryboardModel

extension ControllerKind {
  /// The twin's class for an element.
  ///
  /// WatchKit's elements, and those of AppKit, whose twin is `HeadlessAppKit`, become plain
  /// controllers.
  @MainActor var controllerClass: UIViewController.Type {
    switch self {
    case .tableViewController: UITableViewController.self
    case .collectionViewController: UICollectionViewController.self
    case .navigationController: UINavigationController.self
    case .tabBarController: UITabBarController.self
    case .splitViewController: UISplitViewController.self
    case .pageViewController: UIPageViewController.self
    case .hostingController: UIHostingController<NoContent>.self
    default: UIViewController.self
    }
  }
}
