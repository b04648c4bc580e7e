@objc @MainActor open class NSOutlineView: NSTableView {
  public override init(frame frameRect: NSRect) {}
  public required init?(coder: NSCoder) {}
  @objc(itemAtRow:) open dynamic func item(atRow row: Int) -> Any? {}
  @objc(rowForItem:) open dynamic func row(forItem item: Any?) -> Int {}
  @objc(parentForItem:) open dynamic func parent(forItem item: Any?) -> Any? {}
  @objc open dynamic func isItemExpanded(_ item: Any?) -> Bool {}
  @objc open dynamic func expandItem(_ item: Any?) {}
  @objc open dynamic func collapseItem(_ item: Any?) {}
}

@objc public protocol NSOutlineViewDataSource: NSObjectProtocol {
  @objc(outlineView:numberOfChildrenOfItem:)
  @MainActor optional func outlineView(
    _ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?
  ) -> Int
  @objc(outlineView:child:ofItem:)
  @MainActor optional func outlineView(
    _ outlineView: NSOutlineView, child index: Int, ofItem item: Any?
  )
    -> Any
  @objc(outlineView:isItemExpandable:)
  @MainActor optional func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any)
    -> Bool
}

@objc @MainActor public protocol NSOutlineViewDelegate: NSControlTextEditingDelegate {
  @objc(outlineView:viewForTableColumn:item:)
  optional func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView?
  @objc optional func outlineViewSelectionDidChange(_ notification: Notification)
}
