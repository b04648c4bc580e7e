@objc @MainActor
open class NSTabViewController: NSViewController, NSTabViewDelegate,
  NSToolbarDelegate
{
  public override init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var tabView: NSTabView = NSTabView()
  @objc open dynamic var tabStyle: TabStyle = .segmentedControlOnTop
  @objc open dynamic var tabViewItems: [NSTabViewItem] = []
  @objc open dynamic var selectedTabViewItemIndex: Int = -1
  @objc open dynamic func addTabViewItem(_ tabViewItem: NSTabViewItem) {}
  @objc(insertTabViewItem:atIndex:)
  open dynamic func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {}
  @objc open dynamic func removeTabViewItem(_ tabViewItem: NSTabViewItem) {}
  @objc(tabViewItemForViewController:)
  open dynamic func tabViewItem(for viewController: NSViewController) -> NSTabViewItem? {}
  @objc(tabView:shouldSelectTabViewItem:)
  open dynamic func tabView(
    _ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?
  ) -> Bool {}
  @objc(tabView:willSelectTabViewItem:)
  open dynamic func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
  @objc(tabView:didSelectTabViewItem:)
  open dynamic func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
  @objc(toolbar:itemForItemIdentifier:willBeInsertedIntoToolbar:)
  open dynamic func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? {}
  @objc open dynamic func toolbarDefaultItemIdentifiers(
    _ toolbar: NSToolbar
  ) -> [NSToolbarItem.Identifier] {}
  @objc open dynamic func toolbarAllowedItemIdentifiers(
    _ toolbar: NSToolbar
  ) -> [NSToolbarItem.Identifier] {}

  @objc(NSTabViewControllerTabStyle) public enum TabStyle: Int, Sendable {
    case segmentedControlOnTop = 0
    case segmentedControlOnBottom = 1
    case toolbar = 2
    case unspecified = -1
  }
}

@objc @MainActor open class NSTabView: NSView {
  public override init(frame frameRect: NSRect) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic weak var delegate: (any NSTabViewDelegate)?
  @objc open dynamic var tabViewItems: [NSTabViewItem] = []
  @objc open dynamic var numberOfTabViewItems: Int { get {} }
  @objc open dynamic var selectedTabViewItem: NSTabViewItem? { get {} }
  @objc open dynamic func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {}
  @objc(selectTabViewItemAtIndex:) open dynamic func selectTabViewItem(at index: Int) {}
}

@objc @MainActor public protocol NSTabViewDelegate: NSObjectProtocol {
  @objc(tabView:shouldSelectTabViewItem:)
  optional func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool
  @objc(tabView:willSelectTabViewItem:)
  optional func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?)
  @objc(tabView:didSelectTabViewItem:)
  optional func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
}

@objc open class NSTabViewItem: NSObject {
  public init(identifier: Any?) {}
  public convenience init(viewController: NSViewController) {}
  @objc open dynamic var identifier: Any?
  @objc open dynamic var label: String = ""
  @objc open dynamic var image: NSImage?
  @objc open dynamic var view: NSView?
  @objc open dynamic var viewController: NSViewController?
  @objc open dynamic var tabView: NSTabView? { get {} }
}
