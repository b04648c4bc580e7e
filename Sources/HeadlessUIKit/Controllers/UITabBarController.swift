public import Foundation

/// A few controllers side by side, one of them shown.
@MainActor
open class UITabBarController: UIViewController {
  private var tabs: [UIViewController]?
  private var selection: Int?
  /// Who is asked before a tab is chosen by the user, and told after.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Makes a tab bar controller without tabs.
  ///
  /// Its view is loaded at once, so that `viewDidLoad` runs before the initializer is done.
  /// (Unconfirmed: widely told of UIKit.)
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    loadViewIfNeeded()
  }

  /// Makes the tabs that a storyboard says, and loads the view, as the other initializer does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let coder = coder as? NibCoder { setTabs(coder.relatedControllers("viewControllers")) }
    loadViewIfNeeded()
  }

  /// The tabs, in their order.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs.
  ///
  /// The chosen one stays chosen if it stays.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    setTabs(viewControllers)
    Screen.update(around: self)
  }

  /// The tab that is shown.
  ///
  /// A controller that is no tab is ignored.
  open var selectedViewController: UIViewController? {
    get { selection.flatMap { index in tabs.map { $0[index] } } }
    set {
      guard let newValue, let index = tabs?.firstIndex(where: { $0 === newValue }) else { return }
      select(index)
    }
  }

  /// The place of the tab that is shown; `Int.max` where there is none.
  ///
  /// Others are ignored.
  open var selectedIndex: Int {
    get { selection ?? Int.max }
    set {
      guard let tabs, tabs.indices.contains(newValue) else { return }
      select(newValue)
    }
  }

  /// Chooses the tab that an unwind segue leads into.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    selectedViewController = subsequentVC
  }

  private func select(_ index: Int) {
    guard index != selection, let controller = tabs?[index] else { return }
    selection = index
    TwinEvent.post(.selected(controller, in: self))
    Screen.update(around: self)
  }

  private func setTabs(_ controllers: [UIViewController]?) {
    let selected = selectedViewController
    tabs = controllers
    replaceChildren(with: controllers ?? [])
    let kept = controllers?.firstIndex { $0 === selected }
    selection = kept ?? (controllers?.isEmpty == false ? 0 : nil)
  }
}

/// Is asked and told of the tabs that the user chooses.
///
/// In UIKit every method is optional; here each has a default.
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether the user may choose a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Called after the user chose a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Allows it.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
