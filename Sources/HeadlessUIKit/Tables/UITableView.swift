public import Foundation
import StoryboardModel

/// Rows in sections: fixed ones from the storyboard, or those of a data source.
///
/// A cell is made when it is first asked for, and kept until ``reloadData()``: every row counts as
/// visible.
@MainActor
open class UITableView: UIScrollView {
  /// Who gives the rows.
  open weak var dataSource: (any UITableViewDataSource)?
  /// Who is asked and told of choosing rows.
  open weak var delegate: (any UITableViewDelegate)?
  /// The view above the rows.
  open var tableHeaderView: UIView?
  /// The view below the rows.
  open var tableFooterView: UIView?
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// The rows that are chosen.
  open private(set) var indexPathsForSelectedRows: [IndexPath]?
  /// The storyboard's fixed cells by section; nil for a table with a data source.
  final private(set) var staticSections: [[UITableViewCell]]?
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var cellSources: [String: ReuseSource] = [:]
  private var headerFooterSources: [String: ReuseSource] = [:]

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
  }

  /// Makes a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Makes a table from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let selection = (coder as? NibCoder)?.object.attributes["allowsMultipleSelection"]
    allowsMultipleSelection = selection == "YES"
  }

  // MARK: Rows

  /// How many sections there are.
  open var numberOfSections: Int {
    dataSource?.numberOfSections(in: self) ?? staticSections?.count ?? 0
  }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    if let dataSource { return dataSource.tableView(self, numberOfRowsInSection: section) }
    guard let staticSections, staticSections.indices.contains(section) else { return 0 }
    return staticSections[section].count
  }

  /// The cell of a row; nil where there is no such row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    if let known = cells[indexPath] { return known }
    guard indexPath.count == 2, indexPath.section >= 0, indexPath.section < numberOfSections,
      indexPath.row >= 0, indexPath.row < numberOfRows(inSection: indexPath.section)
    else { return nil }
    let cell =
      dataSource?.tableView(self, cellForRowAt: indexPath) ?? staticCell(at: indexPath)
    if let cell {
      cells[indexPath] = cell
      addSubview(cell)
    }
    return cell
  }

  /// The row that a cell is in; nil for a cell that the table does not show.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    if let shown = cells.first(where: { $0.value === cell }) { return shown.key }
    for (section, cells) in (staticSections ?? []).enumerated() {
      if let row = cells.firstIndex(where: { $0 === cell }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  /// The cells of all rows, in their order.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap(cellForRow)
  }

  /// All rows.
  open var indexPathsForVisibleRows: [IndexPath]? {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
  }

  /// Forgets all cells, and that any is chosen.
  open func reloadData() {
    for cell in cells.values { cell.removeFromSuperview() }
    cells = [:]
    indexPathsForSelectedRows = nil
  }

  /// Forgets the cells of some rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for indexPath in indexPaths { cells.removeValue(forKey: indexPath)?.removeFromSuperview() }
  }

  /// Takes up new rows: all cells are asked for again.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Takes up that rows are gone: all cells are asked for again.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Makes several changes as one.
  ///
  /// The completion runs before the call returns.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }

  // MARK: Choosing

  /// The row that is chosen; the first of several.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// Chooses a row, as code does: nobody is asked or told, and no segue is fired.
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

  /// Chooses a row no longer, as code does.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    let others = (indexPathsForSelectedRows ?? []).filter { $0 != indexPath }
    indexPathsForSelectedRows = others.isEmpty ? nil : others
    cells[indexPath]?.setSelected(false, animated: false)
  }

  // MARK: Making cells

  /// Makes cells of a class for an identifier; nil makes none.
  ///
  /// They are made by `init(coder:)`: the twin cannot call another initializer of a class that is
  /// only known at run time. What was said of the identifier before, the storyboard's prototype
  /// included, no longer counts.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellSources[identifier] = (cellClass as? UITableViewCell.Type).map(ReuseSource.viewClass)
  }

  /// Makes cells from a xib for an identifier; nil makes none.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellSources[identifier] = nib.map(ReuseSource.nib)
  }

  /// Makes headers and footers of a class for an identifier, by `init(coder:)`.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    let viewClass = aClass as? UITableViewHeaderFooterView.Type
    headerFooterSources[identifier] = viewClass.map(ReuseSource.viewClass)
  }

  /// Makes headers and footers from a xib for an identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterSources[identifier] = nib.map(ReuseSource.nib)
  }

  /// Makes a cell from the prototype, of the class or from the xib with an identifier; nil where
  /// there is none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let source = cellSources[identifier] else { return nil }
    if case .prototype(let prototype) = source { return makeCell(prototype) }
    let cell = source.makeView(UITableViewCell.self, "tableViewCell", for: identifier)
    cell?.reuseIdentifier = identifier
    return cell
  }

  /// Makes a header or a footer of the class or from the xib with an identifier; nil where there is
  /// none.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let view = headerFooterSources[identifier]?.makeView(
      UITableViewHeaderFooterView.self, "tableViewHeaderFooterView", for: identifier)
    view?.reuseIdentifier = identifier
    return view
  }

  /// Makes a cell from the prototype, or of the class, with an identifier.
  ///
  /// Raises an `NSInternalInconsistencyException` where there is none; where that is caught, the
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

  /// Takes over the file's sections or prototypes, and the views above and below the rows.
  final func takeContents(of object: InterfaceObject, factory: ViewFactory) {
    let sections = object.children.filter { $0.element == "tableViewSection" }
    if !sections.isEmpty || object.attributes["dataMode"] == "static" {
      staticSections = sections.map { section in
        section.children.filter { $0.element == "tableViewCell" }
          .compactMap { factory.makeView($0) as? UITableViewCell }
      }
    }
    for child in object.children {
      switch (child.element, child.key) {
      case ("tableViewCell", _):
        if let identifier = child.reuseIdentifier { cellSources[identifier] = .prototype(child) }
        allPrototypes.append(child)
      case (_, "tableHeaderView"): tableHeaderView = factory.makeView(child)
      case (_, "tableFooterView"): tableFooterView = factory.makeView(child)
      default: break
      }
    }
  }

  /// Takes an object for the data source or the delegate, as an outlet of the file says.
  final func connect(_ outlet: String, to object: NSObject?) {
    switch outlet {
    case "dataSource": dataSource = object as? any UITableViewDataSource
    case "delegate": delegate = object as? any UITableViewDelegate
    default: break
    }
  }

  /// The file's prototypes, those without an identifier too.
  final private(set) var allPrototypes: [InterfaceObject] = []

  /// Makes a cell from a prototype.
  final func makeCell(_ prototype: InterfaceObject) -> UITableViewCell? {
    guard let owner = nibOwner else { return nil }
    let objects = PrototypeObjects()
    let cell = ViewFactory(owner: owner, cell: objects).makeView(prototype) as? UITableViewCell
    cell?.prototype = objects
    #if canImport(ObjectiveC)
    owner.connectOutlets(of: objects)
    #endif
    return cell
  }
}
