import Foundation
import HeadlessUIKit

/// A table of two sections, with cells from a prototype.
final class RowsViewController: UITableViewController {
  var rows = 3
  private(set) var told: [String] = []
  private(set) var sender: Any?

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = text(indexPath)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    told.append("did select \(text(indexPath))")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    told.append("should \(identifier)")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    self.sender = sender
    let place = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) }
    let chosen = tableView.indexPathForSelectedRow
    told.append(
      "prepare \(segue.identifier ?? "nil") at \(text(place)), chosen \(text(chosen))")
  }

  private func text(_ indexPath: IndexPath?) -> String {
    indexPath.map { "\($0.section).\($0.row)" } ?? "none"
  }
}

/// A table of static rows.
final class FixedRowsViewController: UITableViewController {
  private(set) var sender: Any?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { self.sender = sender }
}

/// A collection of five items.
final class ItemsViewController: UICollectionViewController {
  private(set) var sender: Any?
  private(set) var deselected: [Int] = []

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { deselected.append(indexPath.item) }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { self.sender = sender }
}

/// An item with a custom class.
final class ItemCell: UICollectionViewCell {}

/// A plain controller that is its table's data source and delegate.
final class PlainTableViewController: TracingViewController, UITableViewDataSource,
  UITableViewDelegate
{
  private(set) var selected: Int?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected = indexPath.row
  }
}
