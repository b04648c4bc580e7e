public import Foundation

/// An object that can answer events: the superclass of views and controllers.
@MainActor
open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// The next object in the responder chain.
  open var next: UIResponder? { nil }

  /// Called after the object was made from a storyboard.
  ///
  /// A declaration of its own: on Apple systems it is a method of every object.
  nonisolated open func awakeFromNib() {}

  /// `<Module.Class: 0x…>`.
  nonisolated open override var description: String { objectDescription(self) }
}
