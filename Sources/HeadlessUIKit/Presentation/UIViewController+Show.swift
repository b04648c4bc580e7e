import Foundation

extension UIViewController {
  /// The controller whose `show` or `showDetailViewController` began the way up.
  private static var showing: UIViewController?

  /// Asks the parent to show the controller; where nobody else overrides `show`, presents it from
  /// where the call began.
  func showInContainer(_ controller: UIViewController, sender: Any?) {
    beginShowing { start in
      if let parent {
        parent.show(controller, sender: sender)
      } else {
        start.present(controller, animated: true)
      }
    }
  }

  func showDetailInContainer(_ controller: UIViewController, sender: Any?) {
    beginShowing { start in
      if let parent {
        parent.showDetailViewController(controller, sender: sender)
      } else {
        start.present(controller, animated: true)
      }
    }
  }

  private func beginShowing(_ body: (_ start: UIViewController) -> Void) {
    let outer = Self.showing
    defer { Self.showing = outer }
    // A call from a child continues that child's way up; any other call begins one of its own.
    let start = outer.flatMap { $0.isInside(self) ? $0 : nil } ?? self
    Self.showing = start
    body(start)
  }

  /// Whether the controller is another one, or somewhere in it.
  func isInside(_ container: UIViewController) -> Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current === container { return true }
      controller = current.parent
    }
    return false
  }
}
