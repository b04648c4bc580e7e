@objc @MainActor open class NSTableView: NSControl {
  public override init(frame frameRect: NSRect) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic weak var dataSource: (any NSTableViewDataSource)?
  @objc open dynamic weak var delegate: (any NSTableViewDelegate)?
  @objc open dynamic var tableColumns: [NSTableColumn] { get {} }
  @objc open dynamic var numberOfRows: Int { get {} }
  @objc open dynamic var numberOfColumns: Int { get {} }
  @objc open dynamic var selectedRow: Int { get {} }
  @objc open dynamic var selectedRowIndexes: IndexSet { get {} }
  @objc open dynamic var numberOfSelectedRows: Int { get {} }
  @objc open dynamic var clickedRow: Int { get {} }
  @objc open dynamic var clickedColumn: Int { get {} }
  @objc open dynamic var doubleAction: Selector?
  @objc open dynamic var rowHeight: CGFloat = 24
  @objc open dynamic var allowsMultipleSelection: Bool = false
  @objc open dynamic var allowsEmptySelection: Bool = true
  @objc open dynamic func reloadData() {}
  @objc(reloadDataForRowIndexes:columnIndexes:)
  open dynamic func reloadData(
    forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet
  ) {}
  @objc(selectRowIndexes:byExtendingSelection:)
  open dynamic func selectRowIndexes(
    _ indexes: IndexSet, byExtendingSelection extend: Bool
  ) {}
  @objc open dynamic func deselectRow(_ row: Int) {}
  @objc open dynamic func scrollRowToVisible(_ row: Int) {}
  @objc(rowForView:) open dynamic func row(for view: NSView) -> Int {}
  @objc(viewAtColumn:row:makeIfNecessary:)
  open dynamic func view(
    atColumn column: Int, row: Int, makeIfNecessary: Bool
  ) -> NSView? {}
  @objc(makeViewWithIdentifier:owner:)
  open dynamic func makeView(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?
  ) -> NSView? {}
  @objc(registerNib:forIdentifier:)
  open dynamic func register(
    _ nib: NSNib?, forIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {}
}

@objc @MainActor open class NSTableColumn: NSObject {
  public init(identifier: NSUserInterfaceItemIdentifier) {}
  @objc open dynamic var identifier: NSUserInterfaceItemIdentifier
  @objc open dynamic weak var tableView: NSTableView?
  @objc open dynamic var title: String = ""
  @objc open dynamic var width: CGFloat = 100
}

@objc @MainActor open class NSTableCellView: NSView {
  public override init(frame frameRect: NSRect) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var objectValue: Any?
  @objc open dynamic unowned(unsafe) var textField: NSTextField?
  @objc open dynamic unowned(unsafe) var imageView: NSImageView?
}

@objc @MainActor open class NSTableRowView: NSView {
  @objc open dynamic var isSelected: Bool = false
}
