public import Foundation
import StoryboardModel

/// A gesture.
///
/// It is the sender of the segues that it fires.
///
/// The twin doesn't recognize gestures. A test fires their segues.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// The view that the gesture belongs to.
  open internal(set) weak var view: UIView?
  /// The gesture's name.
  open var name: String?
  /// Whether the gesture can be recognized.
  open var isEnabled = true

  /// The gesture's object id in its file.
  final var nibID: ObjectID?
  /// The controller whose scene contains the gesture.
  final weak var nibOwner: UIViewController?

  /// Creates a gesture.
  public convenience override init() {
    self.init(name: nil)
  }

  init(name: String?) {
    self.name = name
    super.init()
  }

  /// Creates a gesture from a storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    isEnabled = (coder as? NibCoder)?.object.attributes["enabled"] != "NO"
  }
}
