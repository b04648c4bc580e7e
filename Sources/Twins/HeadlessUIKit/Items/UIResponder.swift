public import Foundation

/// An object that can respond to events: the superclass of views and controllers.
@MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next object in the responder chain.
  open var next: UIResponder? { nil }

  /// Called after the object was created from a storyboard.
  ///
  /// It is declared here because only on Apple systems every object has this method.
  nonisolated open func awakeFromNib() {}

  /// `<Module.Class: 0x…>`.
  nonisolated open override var description: String { objectDescription(self) }
}
