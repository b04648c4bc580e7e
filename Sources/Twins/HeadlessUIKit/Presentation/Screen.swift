/// Updates a window's screen after every change.
///
/// Controllers that appear load their views, split views collapse or expand, and appearance
/// callbacks are called. UIKit does most of this during an animation; the twin does it before the
/// call that caused it returns.
@MainActor
enum Screen {
  private static let queue = UpdateQueue<UIWindow>()

  /// Updates the window that contains a controller, if any.
  static func update(around controller: UIViewController) {
    if let window = controller.hostWindow { update(window) }
  }

  /// Updates a window and then calls the completion handler, or does so after the current update.
  static func update(_ window: UIWindow, then completion: (() -> Void)? = nil) {
    queue.update(window, then: completion, refresh)
  }

  private static func refresh(_ window: UIWindow) {
    var visible: [UIViewController] = []
    var seen: Set<ObjectIdentifier> = []
    if let root = window.rootViewController { collect(root, into: &visible, &seen) }
    let previous = window.onScreen
    if previous.elementsEqual(visible, by: ===) { return }
    window.onScreen = visible
    let visibleIDs = Set(visible.map { ObjectIdentifier($0) })
    let disappearing = previous.filter { !visibleIDs.contains(ObjectIdentifier($0)) }
    let appearing = visible.filter { !$0.isOnScreen }
    for controller in disappearing { controller.viewWillDisappear(false) }
    for controller in appearing {
      controller.isAppearing = true
      controller.loadViewIfNeeded()
      controller.viewWillAppear(false)
    }
    for controller in disappearing {
      controller.isOnScreen = false
      controller.viewDidDisappear(false)
    }
    for controller in appearing {
      controller.isAppearing = false
      controller.isOnScreen = true
      controller.viewDidAppear(false)
    }
    // A view that was just loaded may have brought embedded children with it.
    if !appearing.isEmpty { update(window) }
  }

  /// The controllers that the user sees in this one, parents before children, each once.
  private static func collect(
    _ controller: UIViewController, into visible: inout [UIViewController],
    _ seen: inout Set<ObjectIdentifier>
  ) {
    guard seen.insert(ObjectIdentifier(controller)).inserted else { return }
    if let presented = controller.presented, presented.effectiveStyle.hidesPresenter {
      return collect(presented, into: &visible, &seen)
    }
    (controller as? UISplitViewController)?.adaptToWindow()
    visible.append(controller)
    for child in controller.shownChildren { collect(child, into: &visible, &seen) }
    if let presented = controller.presented { collect(presented, into: &visible, &seen) }
  }
}

extension UIViewController {
  /// The children that the user sees when the controller itself is visible.
  var shownChildren: [UIViewController] {
    switch self {
    case let navigation as UINavigationController:
      navigation.topViewController.map { [$0] } ?? []
    case let tabs as UITabBarController:
      tabs.selectedViewController.map { [$0] } ?? []
    case is UISplitViewController, is UIPageViewController:
      children
    default:
      children.filter { $0.viewIfLoaded?.superview != nil }
    }
  }
}
