import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite struct TableTests {
  private let storyboard = TestStoryboards.named("Tables")

  @Test func `Tapping a row fires its cell's segue with the cell as the sender`() throws {
    let rows = try storyboard.initial(RowsViewController.self)
    let stack = UINavigationController(rootViewController: rows)
    rows.tableView.tapRow(at: IndexPath(row: 2, section: 1))
    #expect(
      rows.told == [
        "should row", "prepare row at 1.2, chosen 1.2", "did select 1.2",
      ])
    #expect(stack.topViewController is TracingViewController)
    #expect(rows.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 1))
  }

  @Test func `Tapping an accessory fires the accessory's segue`() throws {
    let rows = try storyboard.initial(RowsViewController.self)
    rows.tableView.tapAccessory(at: IndexPath(row: 0, section: 0))
    #expect(rows.told.prefix(2) == ["should accessory", "prepare accessory at 0.0, chosen none"])
  }

  @Test func `A button in a prototype fires its segue as the sender`() throws {
    let rows = try storyboard.initial(RowsViewController.self)
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    let button = try #require(cell.contentView.subviews.last as? UIButton)
    button.tap()
    #expect(rows.told.first == "should inside")
    #expect(rows.sender as? UIButton === button)
  }

  @Test func `Rows come from the data source, cells from the prototype`() throws {
    let rows = try storyboard.initial(RowsViewController.self)
    #expect(rows.tableView.numberOfSections == 2)
    #expect(rows.tableView.visibleCells.count == 6)
    let path = IndexPath(row: 1, section: 0)
    let cell = try #require(rows.tableView.cellForRow(at: path))
    #expect(cell.reuseIdentifier == "Row")
    #expect(cell.textLabel?.text == "0.1")
    #expect(rows.tableView.indexPath(for: cell) == path)
    #expect(rows.tableView.cellForRow(at: path) === cell)
    #expect(rows.tableView.cellForRow(at: IndexPath(row: 3, section: 0)) == nil)
    rows.tableView.reloadData()
    #expect(rows.tableView.indexPath(for: cell) == nil)
  }

  @Test func `Static rows come from the storyboard`() throws {
    let fixed = try storyboard.scene("Static", FixedRowsViewController.self)
    #expect(fixed.tableView.numberOfSections == 2)
    for source in [nil, fixed] {
      fixed.tableView.dataSource = source
      #expect((0...2).map(fixed.tableView.numberOfRows) == [2, 1, 0])
    }
    #expect(fixed.tableView.visibleCells.map(\.tag) == [1, 2, 3])
    let last = try #require(fixed.tableView.cellForRow(at: IndexPath(row: 0, section: 1)))
    #expect(fixed.tableView.indexPath(for: last) == IndexPath(row: 0, section: 1))
    let stack = UINavigationController(rootViewController: fixed)
    fixed.tableView.tapRow(at: IndexPath(row: 1, section: 0))
    #expect((fixed.sender as? UITableViewCell)?.tag == 2)
    #expect(stack.viewControllers.count == 2)
  }

  @Test func `Tapping an item fires its cell's segue with the cell as the sender`() throws {
    let items = try storyboard.scene("Items", ItemsViewController.self)
    let path = IndexPath(item: 3, section: 0)
    items.collectionView.tapItem(at: path)
    let cell = try #require(items.sender as? ItemCell)
    #expect(items.collectionView.indexPath(for: cell) == path)
    #expect(items.collectionView.cellForItem(at: IndexPath(item: 5, section: 0)) == nil)
    #expect(cell.reuseIdentifier == "Item")
    #expect(cell.contentView.subviews.map { ($0 as? UILabel)?.text } == ["Name"])
    #expect(items.collectionView.indexPathsForSelectedItems == [path])
  }

  @Test func `Tapping another item deselects the first, unless several may be selected`() throws {
    let items = try storyboard.scene("Items", ItemsViewController.self)
    for item in [3, 3, 1] { items.collectionView.tapItem(at: IndexPath(item: item, section: 0)) }
    #expect(items.deselected == [3])
    #expect(items.collectionView.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    items.collectionView.allowsMultipleSelection = true
    items.collectionView.tapItem(at: IndexPath(item: 0, section: 0))
    #expect(items.deselected == [3])
    #expect(items.collectionView.indexPathsForSelectedItems?.map(\.item) == [0, 1])
  }

  @Test func `A table in a plain controller gets the file's data source`() throws {
    let plain = try storyboard.scene("Plain", PlainTableViewController.self)
    let table = try #require(plain.view.subviews.first as? UITableView)
    #expect(table.dataSource === plain)
    table.tapRow(at: IndexPath(row: 1, section: 0))
    #expect((plain.preparedSender as? UITableViewCell).flatMap(table.indexPath)?.row == 1)
    #expect(plain.selected == 1)
  }

  @Test func `If no row shows a prototype, its cell is created without a row`() throws {
    let rows = try storyboard.initial(RowsViewController.self)
    rows.rows = 0
    let segue = try #require(rows.segueTemplate(withIdentifier: "row"))
    let cell = try #require(rows.sender(of: segue) as? UITableViewCell)
    #expect(cell.reuseIdentifier == "Row")
    #expect(rows.tableView.indexPath(for: cell) == nil)
    rows.rows = 1
    rows.tableView.reloadData()
    let shown = try #require(rows.sender(of: segue) as? UITableViewCell)
    #expect(rows.tableView.indexPath(for: shown) == IndexPath(row: 0, section: 0))
  }

  @Test func `An unknown reuse identifier throws an exception`() throws {
    let rows = try storyboard.initial(RowsViewController.self)
    let exception = UIKitException.caught {
      _ = rows.tableView.dequeueReusableCell(
        withIdentifier: "Nope", for: IndexPath(row: 0, section: 0))
    }
    #expect(exception?.name == "NSInternalInconsistencyException")
    #expect(exception?.reason.hasPrefix("unable to dequeue a cell with identifier Nope") == true)
    #expect(rows.tableView.dequeueReusableCell(withIdentifier: "Nope") == nil)
    rows.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Nope")
    #expect(
      rows.tableView.dequeueReusableCell(withIdentifier: "Nope")?.reuseIdentifier == "Nope")
  }

  @Test func `The selected row is deselected when the controller appears again`() throws {
    let rows = try storyboard.initial(RowsViewController.self)
    let stack = UINavigationController(rootViewController: rows)
    let window = TestStoryboards.window(stack)
    defer { withExtendedLifetime(window) {} }
    rows.tableView.tapRow(at: IndexPath(row: 0, section: 0))
    #expect(rows.tableView.indexPathForSelectedRow != nil)
    stack.popViewController(animated: true)
    #expect(rows.tableView.indexPathForSelectedRow == nil)
  }
}
