public import Foundation
import StoryboardModel

/// Pages that the user turns, or that code sets.
open class UIPageViewController: UIViewController {
  private var pages: [UIViewController] = []
  /// The data source, which supplies the pages before and after a page.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Whether pages scroll or curl.
  public let transitionStyle: TransitionStyle
  /// The direction in which pages follow each other.
  public let navigationOrientation: NavigationOrientation

  /// Creates a page view controller without pages.
  ///
  /// The twin ignores the options.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates the page view controller that the storyboard describes.
  ///
  /// Code has to set its pages.
  public required init?(coder: NSCoder) {
    let attributes = (coder as? NibCoder)?.object.attributes ?? [:]
    transitionStyle = attributes["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    navigationOrientation =
      attributes["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    super.init(coder: coder)
  }

  /// The page that is shown, or the two pages.
  open var viewControllers: [UIViewController]? { pages }

  /// Shows other pages.
  ///
  /// The completion runs before the call returns.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    pages = viewControllers ?? []
    replaceChildren(with: pages)
    Screen.update(around: self)
    completion?(true)
  }

  override func forget(_ child: UIViewController) {
    pages.removeAll { $0 === child }
  }
}

extension UIPageViewController {
  /// The name of an option of a page view controller.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates an option's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The transition between pages.
  public enum TransitionStyle: Int, Sendable {
    /// A page curl.
    case pageCurl = 0
    /// Scrolling.
    case scroll = 1
  }

  /// The direction in which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The side that a new page comes from.
  public enum NavigationDirection: Int, Sendable {
    /// The page comes from the trailing side.
    case forward = 0
    /// The page comes from the leading side.
    case reverse = 1
  }
}

/// Supplies the pages of a page view controller.
@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another one; nil for the first page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after another one; nil for the last page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
