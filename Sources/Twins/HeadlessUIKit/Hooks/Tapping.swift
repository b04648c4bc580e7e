import Foundation

/// User actions that a test performs. Each fires the segues of the object that is touched.
extension UITableView {
  /// Taps a row: selects it, fires its cell's segues with the cell as the sender, and notifies the delegate.
  ///
  /// As in UIKit, a cell's segue is performed before `didSelectRowAt` is called.
  package func tapRow(at indexPath: IndexPath) {
    guard cellForRow(at: indexPath) != nil else { return }
    // The delegate may choose another row, or none.
    let chosen =
      delegate.map { $0.tableView(self, willSelectRowAt: indexPath) } ?? indexPath
    guard let chosen, let cell = cellForRow(at: chosen) else { return }
    for old in indexPathsForSelectedRows ?? [] where !allowsMultipleSelection && old != chosen {
      deselectRow(at: old, animated: false)
      delegate?.tableView(self, didDeselectRowAt: old)
    }
    selectRow(at: chosen, animated: false, scrollPosition: .none)
    if let id = cell.nibID { nibOwner?.fireSegues(heldBy: id, sender: cell) }
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  /// Taps a row's accessory.
  package func tapAccessory(at indexPath: IndexPath) {
    guard let cell = cellForRow(at: indexPath) else { return }
    if let id = cell.nibID { nibOwner?.fireSegues(heldBy: id, sender: cell, isAccessory: true) }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }
}

extension UICollectionView {
  /// Taps an item: selects it, fires its cell's segues with the cell as the sender, and notifies the delegate.
  package func tapItem(at indexPath: IndexPath) {
    guard let cell = cellForItem(at: indexPath) else { return }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    for old in indexPathsForSelectedItems ?? [] where !allowsMultipleSelection && old != indexPath {
      deselectItem(at: old, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: old)
    }
    selectItem(at: indexPath, animated: false, scrollPosition: [])
    if let id = cell.nibID { nibOwner?.fireSegues(heldBy: id, sender: cell) }
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}

extension UIControl {
  package func tap() {
    sendActions(for: primaryEvents)
  }
}

extension UIBarButtonItem {
  package func tap() {
    guard isEnabled, let nibID else { return }
    nibOwner?.sendActions(of: nibID, sender: self)
    nibOwner?.fireSegues(heldBy: nibID, sender: self)
  }
}

extension UIGestureRecognizer {
  /// Performs the gesture.
  package func recognize() {
    guard isEnabled, let nibID else { return }
    nibOwner?.sendActions(of: nibID, sender: self)
    nibOwner?.fireSegues(heldBy: nibID, sender: self)
  }
}

extension UITabBarController {
  /// Taps a tab, after asking the delegate, which is also notified.
  package func tapTab(at index: Int) {
    guard let controller = viewControllers?[index] else { return }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
  }
}
