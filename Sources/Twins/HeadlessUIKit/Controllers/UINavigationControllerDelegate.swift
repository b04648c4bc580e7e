public import Foundation

/// Is notified of the controllers that a navigation controller shows.
///
/// All of its methods are optional in UIKit; here each has a default implementation.
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before another controller becomes the top one.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Called after another controller became the top one.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing by default.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing by default.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
