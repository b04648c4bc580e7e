public import Foundation
import StoryboardModel

/// A few controllers beside each other where there is room, one stack where there is not.
///
/// Two designs share the class, as in UIKit: the classic one has `viewControllers`, a primary and a
/// secondary one; the one made with a ``Style`` has named columns.
@MainActor
open class UISplitViewController: UIViewController {
  /// Which of the two designs, and how many columns.
  public let style: Style
  /// Whether the columns are one stack, because the window is compact.
  open internal(set) var isCollapsed = false
  /// Who is asked how the columns come together and apart.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// How much of the primary column is shown.
  ///
  /// Kept, and without effect.
  open var preferredDisplayMode = DisplayMode.automatic
  /// What each column was given.
  final var columns: [Column: UIViewController] = [:]
  /// What each column shows: the controller, or a navigation controller around it.
  final var contents: [Column: UIViewController] = [:]
  /// What was pushed onto the primary column when the split view collapsed, or since.
  final var merged: UIViewController?

  /// Makes a split view of the classic design.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a split view with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes the split view that a storyboard says.
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

  /// The controllers that are shown: the columns from the primary one on; one while collapsed.
  open var viewControllers: [UIViewController] {
    get { shownControllers }
    set {
      columns = [:]
      contents = [:]
      merged = nil
      if let primary = newValue.first { assign(primary, to: .primary) }
      if newValue.count > 1, let secondary = newValue.last { assign(secondary, to: .secondary) }
      isCollapsed = false
      arrange()
      Screen.update(around: self)
    }
  }

  /// The controller that a column was given.
  open func viewController(for column: Column) -> UIViewController? {
    columns[column]
  }

  /// Gives a column its controller; one that is no navigation controller gets one around it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    setColumn(vc, column)
  }

  /// Shows a column.
  ///
  /// While collapsed, the secondary one is pushed onto the primary.
  open func show(_ column: Column) {
    guard isCollapsed, let controller = contents[column], column == .secondary else { return }
    merge(controller)
    Screen.update(around: self)
  }

  /// Makes the controller the primary one; while collapsed, pushes it onto the primary one.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    showDefault(vc, in: .primary)
  }

  /// Makes the controller the secondary one; while collapsed, pushes it onto the primary one.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    showDefault(vc, in: .secondary)
  }
}

extension UISplitViewController {
  /// The columns of a split view.
  public enum Column: Int, Sendable {
    /// The leading one.
    case primary = 0
    /// The one between primary and secondary.
    case supplementary = 1
    /// The main one.
    case secondary = 2
    /// What is shown in place of all of them where there is little room.
    case compact = 3
  }

  /// The design of a split view.
  public enum Style: Int, Sendable {
    /// The classic one.
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

  /// How much of the primary column is shown.
  public enum DisplayMode: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// None of it.
    case secondaryOnly = 1
    /// Beside the secondary column.
    case oneBesideSecondary = 2
    /// Over the secondary column.
    case oneOverSecondary = 3
  }
}
