public import Foundation
import StoryboardModel

/// Rows in sections: static ones from the storyboard, or those that a data source supplies.
///
/// A cell is created when it is first needed, and kept until ``reloadData()``. Every row counts as visible.
open class UITableView: UIScrollView {
  /// The data source, which supplies the rows.
  open weak var dataSource: (any UITableViewDataSource)?
  /// The delegate, which is asked about and notified of selections.
  open weak var delegate: (any UITableViewDelegate)?
  /// The view above the rows.
  open var tableHeaderView: UIView?
  /// The view below the rows.
  open var tableFooterView: UIView?
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// The selected rows.
  open private(set) var indexPathsForSelectedRows: [IndexPath]?
  /// The storyboard's static cells by section; nil for a table with a data source.
  final private(set) var staticSections: [[UITableViewCell]]?
  /// The file's prototypes, including those without an identifier.
  final private(set) var allPrototypes: [InterfaceObject] = []
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var cellSources: [String: ReuseSource] = [:]
  private var headerFooterSources: [String: ReuseSource] = [:]

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a table from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let selection = (coder as? NibCoder)?.object.attributes["allowsMultipleSelection"]
    allowsMultipleSelection = selection == "YES"
  }

  // MARK: Rows

  /// The number of sections.
  open var numberOfSections: Int {
    dataSource?.numberOfSections(in: self) ?? staticSections?.count ?? 0
  }

  /// The number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    if let dataSource { return dataSource.tableView(self, numberOfRowsInSection: section) }
    guard let staticSections, staticSections.indices.contains(section) else { return 0 }
    return staticSections[section].count
  }

  /// The cell of a row; nil if the row doesn't exist.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    if let known = cells[indexPath] { return known }
    guard hasRow(at: indexPath) else { return nil }
    let cell =
      dataSource?.tableView(self, cellForRowAt: indexPath) ?? staticCell(at: indexPath)
    if let cell {
      cells[indexPath] = cell
      addSubview(cell)
    }
    return cell
  }

  private func hasRow(at path: IndexPath) -> Bool {
    guard path.count == 2, path.section >= 0, path.section < numberOfSections else { return false }
    return path.row >= 0 && path.row < numberOfRows(inSection: path.section)
  }

  /// The index path of a cell; nil if the table doesn't show the cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    if let shown = cells.first(where: { $0.value === cell }) { return shown.key }
    for (section, cells) in (staticSections ?? []).enumerated() {
      if let row = cells.firstIndex(where: { $0 === cell }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  /// The cells of all rows, in order.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap(cellForRow)
  }

  /// The index paths of all rows.
  open var indexPathsForVisibleRows: [IndexPath]? {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
  }

  /// Discards all cells and the selection.
  open func reloadData() {
    for cell in cells.values { cell.removeFromSuperview() }
    cells = [:]
    indexPathsForSelectedRows = nil
  }

  /// Discards the cells of some rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for indexPath in indexPaths { cells.removeValue(forKey: indexPath)?.removeFromSuperview() }
  }

  /// Accepts new rows by reloading all cells.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Accepts the removal of rows by reloading all cells.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Makes several changes at once.
  ///
  /// The completion runs before the call returns.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }

  // MARK: Selecting

  /// The selected row; the first of several.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// Selects a row from code.
  ///
  /// The delegate isn't called, and no segue is fired.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for old in indexPathsForSelectedRows ?? [] { cells[old]?.setSelected(false, animated: false) }
      indexPathsForSelectedRows = nil
    }
    guard let indexPath else { return }
    let others = (indexPathsForSelectedRows ?? []).filter { $0 != indexPath }
    indexPathsForSelectedRows = (others + [indexPath]).sorted()
    cellForRow(at: indexPath)?.setSelected(true, animated: false)
  }

  /// Deselects a row from code.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    let others = (indexPathsForSelectedRows ?? []).filter { $0 != indexPath }
    indexPathsForSelectedRows = others.isEmpty ? nil : others
    cells[indexPath]?.setSelected(false, animated: false)
  }

  // MARK: Making cells

  /// Registers a class for an identifier; nil removes the registration.
  ///
  /// Cells are created with `init(coder:)`, because the twin can't call another initializer of a
  /// class that is only known at run time. This replaces any earlier registration, including the
  /// storyboard's prototype.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellSources[identifier] = (cellClass as? UITableViewCell.Type).map(ReuseSource.viewClass)
  }

  /// Registers a xib for an identifier; nil removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellSources[identifier] = nib.map(ReuseSource.nib)
  }

  /// Registers a class for headers and footers with an identifier, created with `init(coder:)`.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    let viewClass = aClass as? UITableViewHeaderFooterView.Type
    headerFooterSources[identifier] = viewClass.map(ReuseSource.viewClass)
  }

  /// Registers a xib for headers and footers with an identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterSources[identifier] = nib.map(ReuseSource.nib)
  }

  /// Creates a cell from the prototype, class or xib registered for an identifier; nil if there is none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let cell = cellSources[identifier]?.makeView(
      in: self, UITableViewCell.self, "tableViewCell", for: identifier)
    cell?.reuseIdentifier = identifier
    return cell
  }

  /// Creates a header or footer from the class or xib registered for an identifier; nil if there is none.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let view = headerFooterSources[identifier]?.makeView(
      in: self, UITableViewHeaderFooterView.self, "tableViewHeaderFooterView", for: identifier)
    view?.reuseIdentifier = identifier
    return view
  }

  /// Creates a cell from the prototype, class or xib registered for an identifier.
  ///
  /// Throws an `NSInternalInconsistencyException` if there is none; if a test catches it, the
  /// result is a plain cell.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    UIKitException.noReusableCell(identifier).raise()
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  final func staticCell(at indexPath: IndexPath) -> UITableViewCell? {
    guard let staticSections, staticSections.indices.contains(indexPath.section) else { return nil }
    let section = staticSections[indexPath.section]
    return section.indices.contains(indexPath.row) ? section[indexPath.row] : nil
  }

  /// Adopts the file's sections or prototypes, and the views above and below the rows.
  final func takeContents(
    of object: InterfaceObject, makeView: @MainActor (InterfaceObject) -> UIView
  ) {
    let sections = object.children.filter { $0.element == "tableViewSection" }
    if !sections.isEmpty || object.attributes["dataMode"] == "static" {
      staticSections = sections.map { section in
        section.children.filter { $0.element == "tableViewCell" }
          .compactMap { makeView($0) as? UITableViewCell }
      }
    }
    for child in object.children {
      switch (child.element, child.key) {
      case ("tableViewCell", _):
        if let identifier = child.reuseIdentifier { cellSources[identifier] = .prototype(child) }
        allPrototypes.append(child)
      case (_, "tableHeaderView"): tableHeaderView = makeView(child)
      case (_, "tableFooterView"): tableFooterView = makeView(child)
      default: break
      }
    }
  }

  /// Sets the data source or delegate that an outlet of the file connects.
  final func connect(_ outlet: String, to object: NSObject?) {
    switch outlet {
    case "dataSource": dataSource = object as? any UITableViewDataSource
    case "delegate": delegate = object as? any UITableViewDelegate
    default: break
    }
  }
}
