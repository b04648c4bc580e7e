import Foundation

/// The exceptions that only this module throws.
///
/// Numbers such as A13 are those of Facts.md, which lists the texts that a public source confirms.
extension AppKitException {
  /// A13.
  static func noScene(_ identifier: String, in storyboard: NSObject) -> Self {
    .invalidArgument(
      "Storyboard (\(objectDescription(storyboard))) doesn't contain a controller with identifier "
        + "'\(identifier)'")
  }

  /// A21.
  static func presenterWithoutWindow(_ presenter: NSObject, of controller: NSObject) -> Self {
    .invalidArgument(
      "Can't present \(objectDescription(controller)): the view of "
        + "\(objectDescription(presenter)) is not in a window")
  }

  /// A21.
  static func presentedTwice(_ controller: NSObject) -> Self {
    .invalidArgument(
      "Can't present \(objectDescription(controller)): it is already presented")
  }

  /// A21.
  static func presentedWhileVisible(_ controller: NSObject) -> Self {
    .invalidArgument("Can't present \(objectDescription(controller)): it is already visible")
  }

  /// A22.
  static func popoverWithoutAnchor(_ identifier: String?) -> Self {
    .invalidArgument(
      "Can't show the popover of segue '\(identifier ?? "(null)")': it has no view to point at")
  }

  /// A9.
  static func notMadeWithCoder() -> Self {
    .inconsistency("Custom instantiated controller must call -[super initWithCoder:]")
  }

  /// A9.
  static func noControllerFromCoder(_ controllerClass: AnyClass) -> Self {
    .inconsistency(
      "'\(shownName(of: controllerClass))' returned nil from init(coder:), and no segue action "
        + "or creator made the controller in its place")
  }

  /// Not an exception in AppKit, which overflows the stack.
  static func addedToItself(_ child: NSObject, parent: NSObject) -> Self {
    .invalidArgument(
      "Can't add \(objectDescription(child)) to \(objectDescription(parent)), which is in it")
  }

  /// Not an exception in AppKit, which overflows the stack.
  static func addedViewToItself(_ view: NSObject) -> Self {
    .invalidArgument("Can't add \(objectDescription(view)) to a view that is in it")
  }
}
