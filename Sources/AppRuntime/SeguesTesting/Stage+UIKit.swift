#if !SEGUES_APPKIT
public import Foundation
@_exported public import Segues

/// A storyboard on a screen that a test drives.
///
/// ```swift
/// let stage = try Stage(storyboard: "Main")
/// let groups = try stage.root(as: GroupsViewController.self)
/// groups.performSegue(.devices(input))
/// #expect(try stage.top(as: DevicesViewController.self).group == group)
/// ```
///
/// On systems with UIKit, UIKit runs the storyboard, without animations; elsewhere HeadlessUIKit does.
@MainActor
public final class Stage {
  /// The screen, whose root view controller is the storyboard's initial one.
  public let window: UIWindow
  /// The storyboard.
  public let storyboard: UIStoryboard

  /// Shows a storyboard's initial view controller, or an identified one.
  ///
  /// - Parameters:
  ///   - name: The storyboard's name, without extension.
  ///   - identifier: The storyboard identifier of the scene to start with; nil for the initial one.
  ///   - bundle: The bundle that contains the storyboard. Nil searches the main bundle, and the
  ///     resource bundles next to the tests.
  ///   - prepare: Called with the controller before its view loads, so that you can configure it.
  /// - Throws: A ``StageError`` if none or several of the searched bundles contain the storyboard,
  ///   or if it has no initial view controller. A bundle that you name isn't searched: without the
  ///   storyboard, UIKit throws its exception.
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
    // A dismissed controller stays on the screen until its animation ends, but a test looks immediately.
    UIView.setAnimationsEnabled(false)
    #endif
    prepare(root)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = root
    #if SEGUES_TWIN
    window.makeKeyAndVisible()
    #else
    Self.show(window)
    #endif
    root.loadViewIfNeeded()
  }

  #if !SEGUES_TWIN
  /// Shows a window, in a test with or without a host application.
  private static func show(_ window: UIWindow) {
    // Without a host application, this is nil although its type says otherwise.
    let application = unsafeBitCast(UIApplication.shared, to: UIApplication?.self)
    guard let application else {
      // Making the window key would crash.
      window.isHidden = false
      return
    }
    // In an app with scenes, a window without one stays off the screen.
    window.windowScene = application.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    window.makeKeyAndVisible()
  }
  #endif

  var root: UIViewController? { window.rootViewController }

  /// The controllers on the screen, from the window's root to the frontmost one.
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
  /// The controller in front of this one, or shown inside it; nil if this one is what the user sees.
  fileprivate var shown: UIViewController? {
    // If the controller is a child, its `presentedViewController` may be the one that its container presents.
    if let presented = presentedViewController,
      parent == nil || presented.presentingViewController === self
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
