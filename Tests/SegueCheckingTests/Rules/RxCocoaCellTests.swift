import Findings
import SegueChecking
import Testing

extension ReuseIdentifierTests {
  @Test(arguments: [
    ("\"PersonCel\", cellType: PersonCell.self", ["dequeue-unknown-identifier"]),
    ("\"PersonCel\"", ["dequeue-unknown-identifier"]),
    ("\"PersonCell\", cellType: OtherCell.self", ["dequeue-wrong-class"]),
    ("\"PersonCell\", cellType: UITableViewCell.self", []),
    ("\"Tile\", cellType: Tile.self", []),
  ])
  func `RxCocoa dequeues a cell with its class`(arguments: String, rules: [String]) {
    let app = app(
      """
      class OtherCell: UITableViewCell {}
      class Tile: UICollectionViewCell {}
      class List: UITableViewController {
        func bind(_ tiles: UICollectionView) {
          tiles.register(Tile.self, forCellWithReuseIdentifier: "Tile")
          names.bind(to: tableView.rx.items(cellIdentifier: \(arguments))) { _, name, cell in
            cell.textLabel?.text = name
          }
        }
      }
      """)
    let found = SegueChecker.check(app.input).findings.filter { $0.severity == .error }
    #expect(found.map(\.rule) == rules)
  }
}
