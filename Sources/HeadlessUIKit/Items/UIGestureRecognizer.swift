public import Foundation
import StoryboardModel

/// A gesture: the sender of the segues that it fires.
///
/// The twin recognizes no gesture by itself: a test fires its segue.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// The view that the gesture belongs to.
  open internal(set) weak var view: UIView?
  /// A name to tell gestures apart.
  open var name: String?
  /// Whether the gesture is recognized.
  open var isEnabled = true

  /// The gesture's place in the file it was made from.
  final var nibID: ObjectID?
  /// The controller in whose scene the gesture stands.
  final weak var nibOwner: UIViewController?

  /// Makes a gesture.
  public convenience override init() {
    self.init(name: nil)
  }

  init(name: String?) {
    self.name = name
    super.init()
  }

  /// Makes a gesture from a storyboard.
  public required init?(coder: NSCoder) {
    super.init()
  }
}
