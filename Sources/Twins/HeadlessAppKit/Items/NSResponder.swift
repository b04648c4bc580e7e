public import Foundation

/// An object that can respond to events: the superclass of views, windows and controllers.
@MainActor
open class NSResponder: NSObject {
  /// The next object in the responder chain.
  ///
  /// The twin never sets it, and sends nothing along the chain.
  open weak var nextResponder: NSResponder?

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// Creates a responder from a storyboard.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Called after the object was created from a storyboard.
  ///
  /// It is declared here because only in AppKit every object has this method.
  open func awakeFromNib() {}

  /// `<Module.Class: 0x…>`.
  nonisolated open override var description: String { objectDescription(self) }
}
