import Foundation

extension UIViewController {
  /// The controller on which `show` or `showDetailViewController` was originally called.
  private static var showing: UIViewController?

  /// Asks the parent to show the controller.
  ///
  /// If no ancestor overrides `show`, presents it from the controller on which it was called.
  func showInContainer(
    _ controller: UIViewController, by show: (_ parent: UIViewController) -> Void
  ) {
    let outer = Self.showing
    defer { Self.showing = outer }
    // A call from a child continues the child's call; any other call starts a new one.
    let start = outer.flatMap { $0.isInside(self) ? $0 : nil } ?? self
    Self.showing = start
    if let parent { show(parent) } else { start.present(controller, animated: true) }
  }

  /// Whether the controller is another one, or is somewhere inside it.
  func isInside(_ container: UIViewController) -> Bool {
    self === container || parent?.isInside(container) == true
  }
}
