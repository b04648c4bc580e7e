public import Foundation
import StoryboardModel

/// A few controllers in one place, one of them shown.
@MainActor
open class NSTabViewController: NSViewController {
  private var items: [NSTabViewItem] = []
  private var selection = -1

  /// Creates a tab view controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the tabs that a storyboard says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let coder = coder as? NibCoder else { return }
    let labels = coder.items("tabViewItem")
    for (place, child) in coder.relatedControllers("tabItems").enumerated() {
      let item = NSTabViewItem(viewController: child)
      if place < labels.count { item.label = labels[place].attributes["label"] ?? "" }
      addTabViewItem(item)
    }
  }

  /// The tabs, in their order.
  open var tabViewItems: [NSTabViewItem] {
    get { items }
    set {
      for item in items where !newValue.contains(where: { $0 === item }) {
        removeTabViewItem(item)
      }
      for (place, item) in newValue.enumerated() where !items.contains(where: { $0 === item }) {
        insertTabViewItem(item, at: place)
      }
    }
  }

  /// The place of the tab that is shown; -1 where there is none.
  ///
  /// Others are ignored.
  open var selectedTabViewItemIndex: Int {
    get { selection }
    set {
      guard items.indices.contains(newValue), newValue != selection else { return }
      selection = newValue
      if let child = items[newValue].viewController { TwinEvent.post(.selected(child, in: self)) }
      Appearance.update(around: self)
    }
  }

  /// Adds a tab at the end.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
    insertTabViewItem(tabViewItem, at: items.count)
  }

  /// Adds a tab at a place among the others; the first one is shown.
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
    guard let child = tabViewItem.viewController else { return }
    let index = min(max(index, 0), items.count)
    adopt(child, at: index)
    guard child.parent === self else { return }
    items.insert(tabViewItem, at: index)
    if selection < 0 { selection = 0 } else if index <= selection { selection += 1 }
    Appearance.update(around: self)
  }

  /// Takes a tab away.
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

  /// Adds a child, with a tab of its own.
  open override func insertChild(_ childViewController: NSViewController, at index: Int) {
    insertTabViewItem(NSTabViewItem(viewController: childViewController), at: index)
  }

  /// Takes a child out, with its tab.
  open override func removeChild(at index: Int) {
    let child = children[index]
    super.removeChild(at: index)
    if let place = items.firstIndex(where: { $0.viewController === child }) {
      forgetItem(at: place)
    }
  }

  /// Makes the view, and those of all tabs.
  open override func loadView() {
    super.loadView()
    for child in children { viewStorage?.addSubview(child.view) }
  }

  override var shownChildren: [NSViewController] {
    guard items.indices.contains(selection) else { return [] }
    return items[selection].viewController.map { [$0] } ?? []
  }

  private func forgetItem(at place: Int) {
    items.remove(at: place)
    if place < selection || selection == items.count { selection -= 1 }
    if selection < 0, !items.isEmpty { selection = 0 }
    Appearance.update(around: self)
  }
}

/// A tab.
open class NSTabViewItem: NSObject {
  /// The tab's name for code.
  open var identifier: Any?
  /// What the tab says.
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
