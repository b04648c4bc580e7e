public import Foundation
import StoryboardModel

/// Controllers side by side if there is enough room, and otherwise in one stack.
///
/// As in UIKit, two designs share the class: the classic one has `viewControllers`, a primary and a
/// secondary one; a split view created with a ``Style`` has named columns.
open class UISplitViewController: UIViewController {
  /// The design of the split view, and its number of columns.
  public let style: Style
  /// Whether the columns are one stack, because the window is compact.
  open internal(set) var isCollapsed = false
  /// The delegate, which is asked how the columns are merged and separated.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The preferred visibility of the primary column.
  ///
  /// The twin stores it without any effect.
  open var preferredDisplayMode = DisplayMode.automatic
  /// The controllers that were set for the columns.
  final var columns: [Column: UIViewController] = [:]
  /// The controllers that the columns show: those that were set, or navigation controllers around
  /// them.
  final var contents: [Column: UIViewController] = [:]
  /// The controller that was pushed onto the primary column when the split view collapsed, or
  /// later.
  final var merged: UIViewController?

  /// Creates a split view of the classic design.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates the split view that the storyboard describes.
  public required init?(coder: NSCoder) {
    style = Style(storyboardName: (coder as? NibCoder)?.object.attributes["style"])
    super.init(coder: coder)
    guard let coder = coder as? NibCoder else { return }
    for (relationship, column) in Self.relationships {
      if let controller = coder.relatedControllers(relationship).first {
        assign(controller, to: column)
      }
    }
    arrange()
  }

  private static let relationships: [(String, Column)] = [
    ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
    ("detailViewController", .secondary), ("compactViewController", .compact),
  ]

  /// The controllers that are shown, starting with the primary column; only one while collapsed.
  open var viewControllers: [UIViewController] {
    get { shownControllers }
    set {
      unmerge()
      columns = [:]
      contents = [:]
      if let primary = newValue.first { assign(primary, to: .primary) }
      if newValue.count > 1, let secondary = newValue.last { assign(secondary, to: .secondary) }
      isCollapsed = false
      arrange()
      Screen.update(around: self)
    }
  }

  /// The controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? {
    columns[column]
  }

  /// Sets a column's controller.
  ///
  /// One that is not a navigation controller is wrapped in one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let merged, merged === contents[column] { unmerge() }
    assign(vc, to: column)
    arrange()
    Screen.update(around: self)
  }

  /// Shows a column.
  ///
  /// While collapsed, the secondary column is pushed onto the primary one.
  open func show(_ column: Column) {
    guard isCollapsed, let controller = contents[column], column == .secondary else { return }
    merge(controller)
    Screen.update(around: self)
  }

  /// Replaces the primary controller; while collapsed, pushes onto it.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    showDefault(vc, in: .primary)
  }

  /// Replaces the secondary controller; while collapsed, pushes onto the primary one.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    showDefault(vc, in: .secondary)
  }
}

extension UISplitViewController {
  /// The columns of a split view.
  public enum Column: Int, Sendable {
    /// The leading column.
    case primary = 0
    /// The column between the primary and secondary columns.
    case supplementary = 1
    /// The main column.
    case secondary = 2
    /// The column that is shown instead of all others if there is little room.
    case compact = 3
  }

  /// The design of a split view.
  public enum Style: Int, Sendable {
    /// The classic design.
    case unspecified = 0
    /// Primary and secondary columns.
    case doubleColumn = 1
    /// Primary, supplementary and secondary columns.
    case tripleColumn = 2

    init(storyboardName: String?) {
      switch storyboardName {
      case "doubleColumn": self = .doubleColumn
      case "tripleColumn": self = .tripleColumn
      default: self = .unspecified
      }
    }
  }

  /// The visibility of the primary column.
  public enum DisplayMode: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// The primary column is hidden.
    case secondaryOnly = 1
    /// The primary column is next to the secondary one.
    case oneBesideSecondary = 2
    /// The primary column is over the secondary one.
    case oneOverSecondary = 3
  }
}
