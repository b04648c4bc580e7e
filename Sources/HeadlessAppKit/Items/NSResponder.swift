public import Foundation

/// An object that can answer events: the superclass of views, windows and controllers.
@MainActor
open class NSResponder: NSObject {
  /// The next object in the responder chain.
  ///
  /// The twin sets none by itself, and sends nothing along the chain.
  open weak var nextResponder: NSResponder?

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// Creates a responder from a storyboard.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Called after the object was made from a storyboard.
  ///
  /// A declaration of its own: in AppKit it is a method of every object.
  open func awakeFromNib() {}

  /// `<Module.Class: 0x…>`.
  nonisolated open override var description: String { objectDescription(self) }
}
