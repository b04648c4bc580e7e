public import Foundation

/// A gesture: the sender of the segues that it fires.
///
/// The twin has this one class for all gestures, and recognizes none: a test fires its segue.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// The view that the gesture belongs to.
  open internal(set) weak var view: UIView?
  /// A name to tell gestures apart.
  open var name: String?
  /// Whether the gesture is recognized.
  open var isEnabled = true

  /// Makes a gesture.
  public override init() {
    super.init()
  }

  /// Makes a gesture from a storyboard.
  public required init?(coder: NSCoder) {
    super.init()
  }
}
