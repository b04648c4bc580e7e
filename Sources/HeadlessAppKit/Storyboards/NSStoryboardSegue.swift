public import Foundation

/// A transition from one controller to another, or a child in its container.
///
/// As in AppKit, the class has no actor; it is used on the main thread all the same.
open class NSStoryboardSegue: NSObject {
  /// The name that code knows a segue by.
  public typealias Identifier = String

  /// The identifier; nil where the file names none.
  public let identifier: Identifier?
  /// The view controller or window controller that the segue comes from.
  public let sourceController: Any
  /// The view controller or window controller that the segue leads to.
  public let destinationController: Any
  private var performHandler: (() -> Void)?
  /// What ``perform()`` does by default: what the segue's kind says.
  final var defaultPerform: (@MainActor () -> Void)?

  /// Creates a segue; an empty identifier is none.
  ///
  /// It is `required` here, unlike in AppKit, because the twin has no other way to make a segue of a
  /// class that the file names. A subclass that overrides it writes `required override init`.
  public required init(
    identifier: NSStoryboardSegue.Identifier, source sourceController: Any,
    destination destinationController: Any
  ) {
    self.identifier = identifier.isEmpty ? nil : identifier
    self.sourceController = sourceController
    self.destinationController = destinationController
    super.init()
  }

  /// Creates a segue that does what `performHandler` does.
  public convenience init(
    identifier: NSStoryboardSegue.Identifier, source sourceController: Any,
    destination destinationController: Any, performHandler: @escaping () -> Void
  ) {
    self.init(
      identifier: identifier, source: sourceController, destination: destinationController)
    self.performHandler = performHandler
  }

  /// Brings the destination onto the screen, as the segue's kind or its handler says.
  ///
  /// Raises an `NSInternalInconsistencyException` for a custom segue that does not override it.
  open func perform() {
    if let performHandler {
      performHandler()
    } else if let defaultPerform {
      onMainActor(()) { defaultPerform() }
    } else {
      onMainActor(identifier) { AppKitException.segueWithoutPerform($0).raise() }
    }
  }

  /// `<Module.Class: 0x…>`.
  open override var description: String { objectDescription(self) }
}
