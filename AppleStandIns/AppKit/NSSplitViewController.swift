@objc @MainActor open class NSSplitViewController: NSViewController, NSSplitViewDelegate {
  public override init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var splitView: NSSplitView = NSSplitView()
  @objc open dynamic var splitViewItems: [NSSplitViewItem] = []
  @objc open dynamic func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {}
  @objc(insertSplitViewItem:atIndex:)
  open dynamic func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {}
  @objc open dynamic func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {}
  @objc(splitViewItemForViewController:)
  open dynamic func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {}
  @objc open dynamic func toggleSidebar(_ sender: Any?) {}
  @objc(splitView:canCollapseSubview:)
  open dynamic func splitView(
    _ splitView: NSSplitView, canCollapseSubview subview: NSView
  ) -> Bool {}
}

@objc @MainActor open class NSSplitView: NSView {
  @objc open dynamic var isVertical: Bool = false
  @objc open dynamic weak var delegate: (any NSSplitViewDelegate)?
  @objc open dynamic var arrangedSubviews: [NSView] { get {} }
  @objc(setPosition:ofDividerAtIndex:)
  open dynamic func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {}
}

@objc @MainActor public protocol NSSplitViewDelegate: NSObjectProtocol {
  @objc(splitView:canCollapseSubview:)
  optional func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
  @objc optional func splitViewDidResizeSubviews(_ notification: Notification)
}

@objc open class NSSplitViewItem: NSObject {
  public convenience init(viewController: NSViewController) {}
  public convenience init(sidebarWithViewController viewController: NSViewController) {}
  public convenience init(contentListWithViewController viewController: NSViewController) {}
  public convenience init(inspectorWithViewController viewController: NSViewController) {}
  @objc open dynamic var behavior: Behavior { get {} }
  @objc open dynamic var viewController: NSViewController {
    get {}
    set {}
  }
  @objc open dynamic var isCollapsed: Bool = false
  @objc open dynamic var canCollapse: Bool = false
  @objc open dynamic var minimumThickness: CGFloat = 0
  @objc open dynamic var maximumThickness: CGFloat = 0

  @objc(NSSplitViewItemBehavior) public enum Behavior: Int, Sendable {
    case `default` = 0
    case sidebar = 1
    case contentList = 2
    case inspector = 3
  }
}
