public import Foundation
import StoryboardModel

/// Several controllers in one place, one of which is shown.
open class NSTabViewController: NSViewController {
  private var items: [NSTabViewItem] = []
  private var selection = -1

  /// Creates a tab view controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the tabs that the storyboard describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let coder = coder as? NibCoder else { return }
    let labels = coder.items("tabViewItem")
    for (place, child) in coder.relatedControllers("tabItems").enumerated() {
      let item = NSTabViewItem(viewController: child)
      if place < labels.count { item.label = labels[place].attributes["label"] ?? "" }
      addTabViewItem(item)
    }
    let selected = coder.object.attributes["selectedTabViewItemIndex"].flatMap { Int($0) }
    if let selected { selectedTabViewItemIndex = selected }
  }

  /// The tabs, in order.
  open var tabViewItems: [NSTabViewItem] {
    get { items }
    set {
      for item in items where !newValue.contains(where: { $0 === item }) {
        removeTabViewItem(item)
      }
      for (place, item) in newValue.enumerated() where !items.contains(where: { $0 === item }) {
        insertTabViewItem(item, at: place)
      }
      childStorage = childStorage.ordered(like: newValue.compactMap(\.viewController))
      orderItems()
    }
  }

  /// The index of the selected tab; -1 if there is none.
  ///
  /// Setting an index that no tab has is ignored.
  open var selectedTabViewItemIndex: Int {
    get { selection }
    set {
      guard items.indices.contains(newValue), newValue != selection else { return }
      selection = newValue
      Appearance.update(around: self)
    }
  }

  /// Adds a tab at the end.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
    insertTabViewItem(tabViewItem, at: items.count)
  }

  /// Inserts a tab at an index.
  ///
  /// The first tab to be added is shown.
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
    guard let child = tabViewItem.viewController else { return }
    let index = min(max(index, 0), items.count)
    adopt(child, at: index)
    guard child.parent === self else { return }
    items.insert(tabViewItem, at: index)
    // The tab that was selected stays selected.
    if selection < 0 { selection = 0 } else if index <= selection { selection += 1 }
    if let view = viewStorage { view.addSubview(child.view) }
    Appearance.update(around: self)
  }

  /// Removes a tab.
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
    guard let place = items.firstIndex(where: { $0 === tabViewItem }) else { return }
    if let child = tabViewItem.viewController,
      let index = children.firstIndex(where: { $0 === child })
    {
      removeChild(at: index)
    } else {
      forgetItem(at: place)
    }
  }

  /// The tab of a child.
  open func tabViewItem(for viewController: NSViewController) -> NSTabViewItem? {
    items.first { $0.viewController === viewController }
  }

  /// Inserts a child with its own tab.
  open override func insertChild(_ childViewController: NSViewController, at index: Int) {
    insertTabViewItem(NSTabViewItem(viewController: childViewController), at: index)
  }

  /// Removes a child and its tab.
  open override func removeChild(at index: Int) {
    let child = children[index]
    super.removeChild(at: index)
    child.viewIfLoaded?.removeFromSuperview()
    if let place = items.firstIndex(where: { $0.viewController === child }) {
      forgetItem(at: place)
    }
  }

  /// Creates the view, and the views of all tabs.
  open override func loadView() {
    super.loadView()
    for child in children { viewStorage?.addSubview(child.view) }
  }

  override func orderItems() {
    let selected = items.indices.contains(selection) ? items[selection] : nil
    items = children.compactMap { child in items.first { $0.viewController === child } }
    selection = items.firstIndex { $0 === selected } ?? min(selection, items.count - 1)
  }

  override var shownChildren: [NSViewController] {
    guard items.indices.contains(selection) else { return [] }
    return items[selection].viewController.map { [$0] } ?? []
  }

  /// Removes a tab.
  ///
  /// If it was selected, the next tab is selected, or else the previous one.
  private func forgetItem(at place: Int) {
    items.remove(at: place)
    if place < selection || selection == items.count { selection -= 1 }
    if selection < 0, !items.isEmpty { selection = 0 }
    Appearance.update(around: self)
  }
}

/// A tab.
open class NSTabViewItem: NSObject {
  /// An object that identifies the tab in code.
  open var identifier: Any?
  /// The tab's title.
  open var label = ""
  /// The controller that the tab shows.
  open var viewController: NSViewController?

  /// Creates a tab without a controller.
  public init(identifier: Any?) {
    self.identifier = identifier
    super.init()
  }

  /// Creates a tab for a controller, with its title.
  public convenience init(viewController: NSViewController) {
    self.init(identifier: nil)
    self.viewController = viewController
    label = onMainActor(viewController) { $0.title ?? "" }
  }
}
