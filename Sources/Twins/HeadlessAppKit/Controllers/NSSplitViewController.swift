public import Foundation
import StoryboardModel

/// Several controllers side by side.
open class NSSplitViewController: NSViewController {
  private var items: [NSSplitViewItem] = []

  /// Creates a split view controller without panes.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the panes that the storyboard describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let coder = coder as? NibCoder else { return }
    let settings = coder.items("splitViewItem")
    for (place, child) in coder.relatedControllers("splitItems").enumerated() {
      let item = NSSplitViewItem(viewController: child)
      if place < settings.count {
        item.canCollapse = settings[place].attributes["canCollapse"] == "YES"
        item.isCollapsed = settings[place].attributes["collapsed"] == "YES"
        item.behavior = .init(storyboardName: settings[place].attributes["behavior"])
      }
      addSplitViewItem(item)
    }
  }

  /// The panes, in order.
  open var splitViewItems: [NSSplitViewItem] {
    get { items }
    set {
      for item in items where !newValue.contains(where: { $0 === item }) {
        removeSplitViewItem(item)
      }
      for (place, item) in newValue.enumerated() where !items.contains(where: { $0 === item }) {
        insertSplitViewItem(item, at: place)
      }
      childStorage = childStorage.ordered(like: newValue.map(\.viewController))
      orderItems()
    }
  }

  /// Adds a pane at the end.
  open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    insertSplitViewItem(splitViewItem, at: items.count)
  }

  /// Inserts a pane at an index.
  open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
    let index = min(max(index, 0), items.count)
    let child = splitViewItem.viewController
    adopt(child, at: index)
    guard child.parent === self else { return }
    items.insert(splitViewItem, at: index)
    if let view = viewStorage { view.addSubview(child.view) }
    Appearance.update(around: self)
  }

  /// Removes a pane.
  open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    guard items.contains(where: { $0 === splitViewItem }),
      let index = children.firstIndex(where: { $0 === splitViewItem.viewController })
    else { return }
    removeChild(at: index)
  }

  /// The pane of a child.
  open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {
    items.first { $0.viewController === viewController }
  }

  /// Inserts a child with its own pane.
  open override func insertChild(_ childViewController: NSViewController, at index: Int) {
    insertSplitViewItem(NSSplitViewItem(viewController: childViewController), at: index)
  }

  /// Removes a child and its pane.
  open override func removeChild(at index: Int) {
    let child = children[index]
    super.removeChild(at: index)
    child.viewIfLoaded?.removeFromSuperview()
    items.removeAll { $0.viewController === child }
    Appearance.update(around: self)
  }

  /// Creates the view, and the views of all panes.
  open override func loadView() {
    super.loadView()
    for child in children { viewStorage?.addSubview(child.view) }
  }

  /// Shows or hides the first pane that can collapse.
  open func toggleSidebar(_ sender: Any?) {
    guard let item = items.first(where: \.canCollapse) else { return }
    item.isCollapsed.toggle()
  }

  override func orderItems() {
    items = children.compactMap { child in items.first { $0.viewController === child } }
  }

  override var shownChildren: [NSViewController] {
    items.filter { !$0.isCollapsed }.map(\.viewController)
  }
}

/// A pane of a split view.
open class NSSplitViewItem: NSObject {
  /// The purpose of a pane, with AppKit's values.
  public enum Behavior: Int, Sendable {
    /// No particular purpose.
    case `default` = 0
    /// A sidebar.
    case sidebar = 1
    /// A list next to a sidebar.
    case contentList = 2
    /// Details of the selection.
    case inspector = 3
  }

  /// The pane's purpose.
  open internal(set) var behavior = Behavior.default
  /// The controller that the pane shows.
  open var viewController: NSViewController
  /// Whether the pane is hidden.
  open var isCollapsed = false {
    didSet {
      onMainActor(viewController) { controller in
        if let container = controller.parent { Appearance.update(around: container) }
      }
    }
  }
  /// Whether the user can hide the pane.
  open var canCollapse = false

  private init(_ viewController: NSViewController, _ behavior: Behavior) {
    self.viewController = viewController
    self.behavior = behavior
    super.init()
  }

  /// Creates a pane for a controller.
  public convenience init(viewController: NSViewController) {
    self.init(viewController, .default)
  }

  /// Creates a sidebar, which can collapse.
  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init(viewController, .sidebar)
    canCollapse = true
  }

  /// Creates a list next to a sidebar.
  public convenience init(contentListWithViewController viewController: NSViewController) {
    self.init(viewController, .contentList)
  }
}

extension NSSplitViewItem.Behavior {
  /// The behavior with this name in a storyboard file.
  init(storyboardName: String?) {
    switch storyboardName {
    case "sidebar": self = .sidebar
    case "contentList": self = .contentList
    case "inspector": self = .inspector
    default: self = .default
    }
  }
}
