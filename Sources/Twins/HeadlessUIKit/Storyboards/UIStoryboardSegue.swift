public import Foundation

/// A transition from one controller to another.
@MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier; nil if the file names none.
  public let identifier: String?
  /// The controller that the segue comes from.
  public let source: UIViewController
  /// The controller that the segue leads to.
  public let destination: UIViewController
  private var performHandler: (() -> Void)?
  /// The default implementation of ``perform()`` for the segue's kind.
  final var defaultPerform: (() -> Void)?

  /// Creates a segue.
  ///
  /// Unlike in UIKit, this initializer is `required`, because the twin has no other way to create a
  /// segue of a class that the file names. A subclass that overrides it writes `required override
  /// init`.
  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that calls `performHandler`.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Brings the destination onto the screen, according to the segue's kind or its handler.
  ///
  /// Throws an `NSInternalInconsistencyException` for a custom segue that doesn't override it.
  open func perform() {
    if let performHandler {
      performHandler()
    } else if let defaultPerform {
      defaultPerform()
    } else {
      UIKitException.segueWithoutPerform(identifier).raise()
    }
  }

  /// `<Module.Class: 0x…>`.
  nonisolated open override var description: String { objectDescription(self) }
}
