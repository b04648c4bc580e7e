@objc @MainActor open class UIPageViewController: UIViewController {
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic weak var delegate: (any UIPageViewControllerDelegate)?
  @objc open dynamic weak var dataSource: (any UIPageViewControllerDataSource)?
  @objc open dynamic var transitionStyle: TransitionStyle { get {} }
  @objc open dynamic var navigationOrientation: NavigationOrientation { get {} }
  @objc open dynamic var viewControllers: [UIViewController]? { get {} }
  @objc open dynamic func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {}
}

extension UIPageViewController {
  @objc(UIPageViewControllerNavigationOrientation)
  public enum NavigationOrientation: Int, Sendable {
    case horizontal
    case vertical
  }

  @objc(UIPageViewControllerNavigationDirection)
  public enum NavigationDirection: Int, Sendable {
    case forward
    case reverse
  }

  @objc(UIPageViewControllerTransitionStyle) public enum TransitionStyle: Int, Sendable {
    case pageCurl
    case scroll
  }

  public struct OptionsKey: Hashable, StandInStringConstant, Sendable {
    public var rawValue: String
    public init(rawValue: String) {}
    public static var interPageSpacing: OptionsKey { get {} }
  }
}

@objc @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  @objc(pageViewController:viewControllerBeforeViewController:)
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  @objc(pageViewController:viewControllerAfterViewController:)
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  @objc(presentationCountForPageViewController:)
  optional func presentationCount(
    for pageViewController: UIPageViewController
  ) -> Int
  @objc(presentationIndexForPageViewController:)
  optional func presentationIndex(
    for pageViewController: UIPageViewController
  ) -> Int
}

@objc @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  @objc optional func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
