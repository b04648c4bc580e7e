@objc @MainActor open class UITableView: UIScrollView {
  public init(frame: CGRect, style: Style) {}
  public convenience override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var style: Style { get {} }
  @objc open dynamic weak var delegate: (any UITableViewDelegate)?
  @objc open dynamic weak var dataSource: (any UITableViewDataSource)?
  @objc open dynamic var rowHeight: CGFloat = 44
  @objc open dynamic var estimatedRowHeight: CGFloat = 44
  @objc open dynamic var tableHeaderView: UIView?
  @objc open dynamic var tableFooterView: UIView?
  @objc open dynamic var backgroundView: UIView?
  @objc open dynamic var isEditing: Bool = false
  @objc open dynamic var allowsSelection: Bool = true
  @objc open dynamic var allowsMultipleSelection: Bool = false
  @objc open dynamic var numberOfSections: Int { get {} }
  @objc open dynamic var visibleCells: [UITableViewCell] { get {} }
  @objc open dynamic var indexPathsForVisibleRows: [IndexPath]? { get {} }
  @objc open dynamic var indexPathForSelectedRow: IndexPath? { get {} }
  @objc open dynamic var indexPathsForSelectedRows: [IndexPath]? { get {} }
  @objc open dynamic func numberOfRows(inSection section: Int) -> Int {}
  @objc(indexPathForCell:) open dynamic func indexPath(for cell: UITableViewCell) -> IndexPath? {}
  @objc(indexPathForRowAtPoint:) open dynamic func indexPathForRow(at point: CGPoint) -> IndexPath?
  {}
  @objc(cellForRowAtIndexPath:) open dynamic func cellForRow(at indexPath: IndexPath)
    -> UITableViewCell?
  {}
  @objc open dynamic func reloadData() {}
  @objc open dynamic func setEditing(_ editing: Bool, animated: Bool) {}
  @objc open dynamic func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}
  @objc open dynamic func beginUpdates() {}
  @objc open dynamic func endUpdates() {}
}

extension UITableView {
  @objc(UITableViewStyle) public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  @objc(UITableViewScrollPosition) public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }

  @objc(UITableViewRowAnimation) public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  public class var automaticDimension: CGFloat { get {} }

  @objc(selectRowAtIndexPath:animated:scrollPosition:)

  open dynamic func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  @objc(deselectRowAtIndexPath:animated:)
  open dynamic func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  @objc(scrollToRowAtIndexPath:atScrollPosition:animated:)
  open dynamic func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  @objc(reloadRowsAtIndexPaths:withRowAnimation:)
  open dynamic func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  @objc(insertRowsAtIndexPaths:withRowAnimation:)
  open dynamic func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  @objc(deleteRowsAtIndexPaths:withRowAnimation:)
  open dynamic func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  @objc(registerClass:forCellReuseIdentifier:)
  open dynamic func register(
    _ cellClass: AnyClass?, forCellReuseIdentifier identifier: String
  ) {}
  @objc(registerNib:forCellReuseIdentifier:)
  open dynamic func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  @objc(registerClass:forHeaderFooterViewReuseIdentifier:)
  open dynamic func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {}
  @objc(registerNib:forHeaderFooterViewReuseIdentifier:)
  open dynamic func register(
    _ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {}
  @objc open dynamic func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {}
  @objc open dynamic func dequeueReusableCell(
    withIdentifier identifier: String
  ) -> UITableViewCell? {}
  @objc(dequeueReusableCellWithIdentifier:forIndexPath:)
  open dynamic func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {}
}

extension IndexPath {
  public init(row: Int, section: Int) {}
  public init(item: Int, section: Int) {}
  public var section: Int {
    get {}
    set {}
  }
  public var row: Int {
    get {}
    set {}
  }
  public var item: Int {
    get {}
    set {}
  }
}
