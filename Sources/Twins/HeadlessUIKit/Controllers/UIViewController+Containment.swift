import Foundation

extension UIViewController {
  /// The nearest navigation controller that contains this controller.
  public var navigationController: UINavigationController? { nearestAncestor() }

  /// The nearest tab bar controller that contains this controller.
  public var tabBarController: UITabBarController? { nearestAncestor() }

  /// The nearest split view controller that contains this controller.
  public var splitViewController: UISplitViewController? { nearestAncestor() }

  private func nearestAncestor<Container: UIViewController>() -> Container? {
    parent as? Container ?? parent?.nearestAncestor()
  }

  /// The outermost container of this controller; the controller itself if it is in none.
  var rootAncestor: UIViewController { parent?.rootAncestor ?? self }

  /// Whether this controller is `other`, or is inside it or presented by it, at any distance.
  ///
  /// If so, this controller can't contain or present `other`.
  func dependsOn(_ other: UIViewController) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var pending = [self]
    while let current = pending.popLast() {
      if current === other { return true }
      guard seen.insert(ObjectIdentifier(current)).inserted else { continue }
      pending += [current.parent, current.presenter].compactMap(\.self)
    }
    return false
  }

  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    guard !dependsOn(child) else {
      return UIKitException.addedToItself(child, parent: self).raise()
    }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Makes `new` the children of a container, in this order, as if each had been added or removed.
  func replaceChildren(with new: [UIViewController]) {
    for child in children where !new.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in new where child.parent !== self {
      addChild(child)
      if child.parent === self { child.didMove(toParent: self) }
    }
    // A controller that was rejected, because it contains this container, is not one of them.
    children = new.filter { $0.parent === self }
  }
}
