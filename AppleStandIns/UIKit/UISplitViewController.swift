@objc @MainActor open class UISplitViewController: UIViewController {
  public init(style: Style) {}
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic weak var delegate: (any UISplitViewControllerDelegate)?
  @objc open dynamic var style: Style { get {} }
  @objc open dynamic var viewControllers: [UIViewController] = []
  @objc open dynamic var isCollapsed: Bool { get {} }
  @objc open dynamic var preferredDisplayMode: DisplayMode = .automatic
  @objc open dynamic var displayMode: DisplayMode { get {} }
  @objc open dynamic var displayModeButtonItem: UIBarButtonItem { get {} }
  @objc(setViewController:forColumn:)
  open dynamic func setViewController(
    _ vc: UIViewController?, for column: Column
  ) {}
  @objc(viewControllerForColumn:) open dynamic func viewController(for column: Column)
    -> UIViewController?
  {}
  @objc(showColumn:) open dynamic func show(_ column: Column) {}
  @objc(hideColumn:) open dynamic func hide(_ column: Column) {}
}

extension UISplitViewController {
  @objc(UISplitViewControllerStyle) public enum Style: Int, Sendable {
    case unspecified
    case doubleColumn
    case tripleColumn
  }

  @objc(UISplitViewControllerColumn) public enum Column: Int, Sendable {
    case primary
    case supplementary
    case secondary
    case compact
    case inspector
  }

  @objc(UISplitViewControllerDisplayMode) public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6
  }
}

@objc @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  @objc(splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:)
  optional func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  @objc(splitViewController:separateSecondaryViewControllerFromPrimaryViewController:)
  optional func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  @objc(splitViewController:showViewController:sender:)
  optional func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  @objc(splitViewController:showDetailViewController:sender:)
  optional func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  @objc optional func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}
