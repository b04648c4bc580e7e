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

  /// Whether this controller is the other one, or is inside it.
  private func isInside(_ other: NSViewController) -> Bool {
    self === other || parent?.isInside(other) == true
  }
}
