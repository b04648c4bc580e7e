extension NSViewController {
  func adopt(_ child: NSViewController, at index: Int) {
    guard child.parent !== self else { return }
    guard !isInside(child) else {
      return AppKitException.addedToItself(child, parent: self).raise()
    }
    child.removeFromParent()
    childStorage.insert(child, at: min(max(index, 0), childStorage.count))
    child.parent = self
  }

  /// Whether this controller is `other`, or is inside it.
  private func isInside(_ other: NSViewController) -> Bool {
    self === other || parent?.isInside(other) == true
  }
}

extension Array where Element: AnyObject {
  /// The elements in the order of another list; those that it doesn't contain are left out.
  func ordered(like others: [Element]) -> [Element] {
    var result: [Element] = []
    for other in others where contains(where: { $0 === other }) {
      if !result.contains(where: { $0 === other }) { result.append(other) }
    }
    return result
  }
}
