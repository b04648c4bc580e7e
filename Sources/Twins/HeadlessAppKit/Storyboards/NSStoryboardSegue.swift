public import Foundation

/// A transition from one controller to another, or from a container to a child.
///
/// As in AppKit, the class isn't isolated to an actor. It must still be used on the main thread.
open class NSStoryboardSegue: NSObject {
  /// The identifier of a segue in code.
  public typealias Identifier = String

  /// The identifier; nil if the file names none.
  public let identifier: Identifier?
  /// The view controller or window controller that the segue comes from.
  public let sourceController: Any
  /// The view controller or window controller that the segue leads to.
  public let destinationController: Any
  private var performHandler: (() -> Void)?
  /// The default implementation of ``perform()`` for the segue's kind.
  final var defaultPerform: (@MainActor () -> Void)?

  /// Creates a segue; an empty identifier means none.
  ///
  /// Unlike in AppKit, this initializer is `required`, because the twin has no other way to create
  /// a segue of a class that the file names. A subclass that overrides it writes `required override
  /// init`.
  public required init(
    identifier: NSStoryboardSegue.Identifier, source sourceController: Any,
    destination destinationController: Any
  ) {
    self.identifier = identifier.isEmpty ? nil : identifier
    self.sourceController = sourceController
    self.destinationController = destinationController
    super.init()
  }

  /// Creates a segue that calls `performHandler`.
  public convenience init(
    identifier: NSStoryboardSegue.Identifier, source sourceController: Any,
    destination destinationController: Any, performHandler: @escaping () -> Void
  ) {
    self.init(
      identifier: identifier, source: sourceController, destination: destinationController)
    self.performHandler = performHandler
  }

  /// Brings the destination onto the screen, according to the segue's kind or its handler.
  ///
  /// Throws an `NSInternalInconsistencyException` for a custom segue that doesn't override it.
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
