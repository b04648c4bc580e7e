public import Foundation

/// Several controllers, one of which is shown.
open class UITabBarController: UIViewController {
  private var tabs: [UIViewController]?
  private var selection: Int?
  /// The delegate, which is asked before the user selects a tab, and notified afterwards.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Creates a tab bar controller without tabs.
  ///
  /// Its view is loaded immediately, so `viewDidLoad` runs before the initializer returns.
  /// (Unconfirmed, see fact 1.2: UIKit is widely reported to do this.)
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    loadViewIfNeeded()
  }

  /// Creates the tabs that the storyboard describes, and loads the view, like the other
  /// initializer.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let coder = coder as? NibCoder { setTabs(coder.relatedControllers("viewControllers")) }
    loadViewIfNeeded()
  }

  /// The tabs, in order.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs.
  ///
  /// The selected tab stays selected if it is still among them. Otherwise the first tab is
  /// selected.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    setTabs(viewControllers)
    Screen.update(around: self)
  }

  /// The selected tab.
  ///
  /// Setting a controller that is not a tab is ignored.
  open var selectedViewController: UIViewController? {
    get { selection.flatMap { index in tabs.map { $0[index] } } }
    set {
      guard let newValue, let index = tabs?.firstIndex(where: { $0 === newValue }) else { return }
      select(index)
    }
  }

  /// The index of the selected tab; `Int.max` if there is none.
  ///
  /// Setting an index that no tab has is ignored.
  open var selectedIndex: Int {
    get { selection ?? Int.max }
    set {
      guard let tabs, tabs.indices.contains(newValue) else { return }
      select(newValue)
    }
  }

  /// Selects the tab that an unwind segue leads into.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    selectedViewController = subsequentVC
  }

  override func forget(_ child: UIViewController) {
    guard let tabs, tabs.contains(where: { $0 === child }) else { return }
    setViewControllers(tabs.filter { $0 !== child }, animated: false)
  }

  private func select(_ index: Int) {
    guard index != selection else { return }
    selection = index
    Screen.update(around: self)
  }

  private func setTabs(_ controllers: [UIViewController]?) {
    let selected = selectedViewController
    let newIndex = controllers?.firstIndex { $0 === selected }
    tabs = controllers
    // Set before the children are replaced, because they are notified and may ask for the selected tab.
    selection = newIndex ?? (controllers?.isEmpty == false ? 0 : nil)
    replaceChildren(with: controllers ?? [])
  }
}

/// Is asked about, and notified of, the tabs that the user selects.
///
/// All of its methods are optional in UIKit; here each has a default implementation.
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether the user may select a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Called after the user selected a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Allows it by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
