import Foundation

/// The exceptions that only this module throws, in UIKit's wording.
///
/// Sources: public issue threads and recorded runs that quote crash logs. If none was found, the
/// comment says "Unconfirmed".
extension UIKitException {
  static func noScene(_ identifier: String, in storyboard: NSObject) -> Self {
    .invalidArgument(
      "Storyboard (\(objectDescription(storyboard))) doesn't contain a view controller with "
        + "identifier '\(identifier)'")
  }

  static func noNib(_ name: String, bundle: Bundle) -> Self {
    .inconsistency(
      "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name "
        + "'\(name)'")
  }

  static func nibWithoutView(_ name: String) -> Self {
    .inconsistency(
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view "
        + "outlet was not set.")
  }

  static func wrongNib(for identifier: String, expected: AnyClass) -> Self {
    .inconsistency(
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
        + "level object which must be a \(shownName(of: expected)) instance")
  }

  /// The typo is UIKit's own.
  static func cellNibOfAnotherIdentifier(_ own: String, registeredFor identifier: String) -> Self {
    .inconsistency(
      "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the "
        + "nib (\(identifier))")
  }

  static func pushWithoutNavigationController(_ identifier: String?) -> Self {
    .generic(
      "Could not find a navigation controller for segue '\(identifier ?? "(null)")'. Push segues "
        + "can only be used when the source controller is managed by an instance of "
        + "UINavigationController.")
  }

  /// Unconfirmed: modeled on the text for push segues.
  static func replaceWithoutSplitViewController(_ identifier: String?) -> Self {
    .generic(
      "Could not find a split view controller for segue '\(identifier ?? "(null)")'. Replace "
        + "segues can only be used when the source controller is managed by an instance of "
        + "UISplitViewController.")
  }

  static func embedFiredTwice() -> Self {
    .inconsistency(
      "There are unexpected subviews in the container view. Perhaps the embed segue has already "
        + "fired once or a subview was added programmatically?")
  }

  static func notMadeWithCoder() -> Self {
    .inconsistency("Custom instantiated view controller must call -[super initWithCoder:]")
  }

  /// Unconfirmed: what happens if a controller's `init(coder:)` returns nil.
  static func noControllerFromCoder(_ controllerClass: AnyClass) -> Self {
    .inconsistency(
      "'\(shownName(of: controllerClass))' returned nil from init(coder:), and no segue action "
        + "or creator made the view controller in its place")
  }

  static func pushedTwice(_ controller: NSObject) -> Self {
    .invalidArgument(
      "Pushing the same view controller instance more than once is not supported "
        + "(\(objectDescription(controller)))")
  }

  static func pushedNavigationController() -> Self {
    .invalidArgument("Pushing a navigation controller is not supported")
  }

  static func popToAbsentController() -> Self {
    .inconsistency("Tried to pop to a view controller that doesn't exist.")
  }

  static func popoverWithoutAnchor(_ popover: NSObject) -> Self {
    .generic(
      "UIPopoverPresentationController (\(objectDescription(popover))) should have a non-nil "
        + "sourceView or barButtonItem set before the presentation occurs.")
  }

  static func presentedTwice(_ controller: NSObject, by presenter: NSObject) -> Self {
    .invalidArgument(
      "Application tried to present modally a view controller \(objectDescription(controller)) "
        + "that is already being presented by \(objectDescription(presenter)).")
  }

  static func presentedWithParent(_ controller: NSObject, parent: NSObject) -> Self {
    .invalidArgument(
      "Application tried to present modally a view controller \(objectDescription(controller)) "
        + "that has a parent view controller \(objectDescription(parent)).")
  }

  /// A presentation of a controller by itself, or by one that it presents or contains.
  ///
  /// Unconfirmed: that UIKit uses this text for both.
  static func presentedOnItself(by presenter: NSObject) -> Self {
    .invalidArgument(
      "Application tried to present modal view controller on itself. Presenting controller is "
        + "\(objectDescription(presenter)).")
  }

  /// Adding a controller to itself, or to one that it contains or presents.
  ///
  /// Unconfirmed: the text. UIKit adds the child, and then overflows the stack.
  static func addedToItself(_ child: NSObject, parent: NSObject) -> Self {
    .invalidArgument(
      "Can't add \(objectDescription(child)) to \(objectDescription(parent)), which is in it or in "
        + "front of it.")
  }

  static func addedViewToItself() -> Self {
    .invalidArgument("Can't add self as subview")
  }

  static func noReusableCell(_ identifier: String) -> Self {
    .inconsistency(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
        + "for the identifier or connect a prototype cell in a storyboard")
  }

  static func noReusableItem(
    _ identifier: String, kind: String = "UICollectionElementKindCell"
  ) -> Self {
    .inconsistency(
      "could not dequeue a view of kind: \(kind) with identifier "
        + "\(identifier) - must register a nib or a class for the identifier or connect a prototype "
        + "cell in a storyboard")
  }
}
