#if !SEGUES_APPKIT
public import Foundation
@_exported public import Segues

/// A storyboard on a screen: what a test drives in place of a running app.
///
/// ```swift
/// let stage = try Stage(storyboard: "Main")
/// let groups = try stage.root(as: GroupsViewController.self)
/// groups.performSegue(.devices(input))
/// #expect(try stage.top(as: DevicesViewController.self).group == group)
/// ```
///
/// Where UIKit is, it is UIKit that runs, with its animations turned off; elsewhere the twin does.
@MainActor
public final class Stage {
  /// The screen, whose root view controller is the storyboard's initial one.
  public let window: UIWindow
  /// The storyboard.
  public let storyboard: UIStoryboard

  /// Puts a storyboard's initial view controller, or an identified one, on a screen.
  ///
  /// - Parameters:
  ///   - name: The storyboard's name, without extension.
  ///   - identifier: The storyboard identifier of the scene to start with; nil means the initial one.
  ///   - bundle: Where the storyboard is. Nil searches the main bundle, and the resource bundles
  ///     that stand beside the tests.
  ///   - prepare: Called with the controller before its view loads: the place to configure it.
  /// - Throws: A ``StageError`` where there is no such storyboard, or no initial view controller.
  public init(
    storyboard name: String, identifier: String? = nil, bundle: Bundle? = nil,
    prepare: (UIViewController) -> Void = { _ in }
  ) throws {
    storyboard = UIStoryboard(
      name: name, bundle: try ResourceBundles.bundle(withStoryboard: name, named: bundle))
    let root =
      identifier.map(storyboard.instantiateViewController(withIdentifier:))
      ?? storyboard.instantiateInitialViewController()
    guard let root else { throw StageError.noInitialViewController(name) }
    #if !SEGUES_TWIN
    // What is dismissed stays on screen until its animation ends, and a test looks at once.
    UIView.setAnimationsEnabled(false)
    #endif
    prepare(root)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.loadViewIfNeeded()
  }

  var root: UIViewController? { window.rootViewController }

  /// The controllers on the screen, from the window's root to what is in front of all.
  var visible: [UIViewController] {
    var chain: [UIViewController] = []
    var next = window.rootViewController
    while let controller = next {
      chain.append(controller)
      next = controller.shown
    }
    return chain
  }
}

extension UIViewController {
  /// The controller in front of this one, or shown in it; nil if this one is what shows.
  fileprivate var shown: UIViewController? {
    if let presented = presentedViewController,
      presented.presentingViewController === self
        || parent == nil
    {
      return presented
    }
    switch self {
    case let navigation as UINavigationController: return navigation.topViewController
    case let tabs as UITabBarController: return tabs.selectedViewController
    case let split as UISplitViewController: return split.viewControllers.last
    case let pages as UIPageViewController: return pages.viewControllers?.first
    default: return nil
    }
  }
}
#endif
