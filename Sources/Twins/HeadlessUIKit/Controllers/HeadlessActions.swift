public import Foundation

/// An unwind action without Objective-C.
///
/// It receives the controller unwound to, and the segue.
public typealias HeadlessUnwindAction = @MainActor (UIViewController, UIStoryboardSegue) -> Void

/// A segue action without Objective-C.
///
/// It receives the source, the coder, the sender and the identifier, and creates the destination. If
/// it returns nil, the destination's `init(coder:)` does.
public typealias HeadlessSegueAction =
  @MainActor (UIViewController, NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController?

extension UIViewController {
  /// Creates an entry of ``headlessUnwindActions``: `unwindAction(HomeViewController.unwindToHome)`.
  public static func unwindAction<Controller: UIViewController>(
    _ method: @escaping @MainActor (Controller) -> @MainActor (UIStoryboardSegue) -> Void
  ) -> HeadlessUnwindAction {
    { controller, segue in
      guard let controller = controller as? Controller else { return }
      method(controller)(segue)
    }
  }

  /// Creates an entry of ``headlessSegueActions`` from a method that takes the coder.
  public static func segueAction<Controller: UIViewController>(
    _ method: @escaping @MainActor (Controller) -> @MainActor (NSCoder) -> UIViewController?
  ) -> HeadlessSegueAction {
    { controller, coder, _, _ in
      (controller as? Controller).flatMap { method($0)(coder) }
    }
  }

  /// Creates an entry of ``headlessSegueActions`` from a method that takes the coder and the sender.
  public static func segueAction<Controller: UIViewController>(
    _ method: @escaping @MainActor (Controller) -> @MainActor (NSCoder, Any?) -> UIViewController?
  ) -> HeadlessSegueAction {
    { controller, coder, sender, _ in
      (controller as? Controller).flatMap { method($0)(coder, sender) }
    }
  }

  /// Creates an entry of ``headlessSegueActions`` from a method that takes the coder, the sender and the identifier.
  public static func segueAction<Controller: UIViewController>(
    _ method:
      @escaping @MainActor (Controller) -> @MainActor (NSCoder, Any?, String?) -> UIViewController?
  ) -> HeadlessSegueAction {
    { controller, coder, sender, identifier in
      (controller as? Controller).flatMap { method($0)(coder, sender, identifier) }
    }
  }
}
