public import Foundation
import StoryboardModel

/// Pages that the user turns, set by code.
@MainActor
open class UIPageViewController: UIViewController {
  private var pages: [UIViewController] = []
  /// Who gives the pages before and after one.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Whether pages scroll or curl.
  public let transitionStyle: TransitionStyle
  /// The direction in which pages follow each other.
  public let navigationOrientation: NavigationOrientation

  /// Makes a page view controller without pages; nothing in the twin depends on the options.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes the page view controller that a storyboard says; its pages are for code to set.
  public required init?(coder: NSCoder) {
    let attributes = (coder as? NibCoder)?.object.attributes ?? [:]
    transitionStyle = attributes["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    navigationOrientation =
      attributes["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    super.init(coder: coder)
  }

  /// The page that is shown, or the two.
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
}

extension UIPageViewController {
  /// The name of an option of a page view controller.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public var rawValue: String

    /// Makes an option's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How one page gives way to the next.
  public enum TransitionStyle: Int, Sendable {
    /// By curling.
    case pageCurl = 0
    /// By scrolling.
    case scroll = 1
  }

  /// The direction in which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// Where a new page comes from.
  public enum NavigationDirection: Int, Sendable {
    /// From after.
    case forward = 0
    /// From before.
    case reverse = 1
  }
}

/// Gives a page view controller its pages.
@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before one; nil at the beginning.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after one; nil at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
