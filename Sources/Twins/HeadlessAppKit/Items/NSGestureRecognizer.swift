public import Foundation
import StoryboardModel

/// A gesture with the mouse or a finger.
///
/// It is the sender of the segues that it fires.
@MainActor
open class NSGestureRecognizer: NSObject {
  /// Whether the gesture can be recognized.
  open var isEnabled = true
  /// The view that has the gesture.
  open internal(set) weak var view: NSView?

  final var fired: FiredObject

  /// Creates a gesture.
  public convenience override init() {
    self.init(fired: FiredObject())
  }

  /// The designated initializer, so that `init()` is a convenience initializer, as in AppKit.
  init(fired: FiredObject) {
    self.fired = fired
    super.init()
  }

  /// Creates a gesture from a storyboard.
  ///
  /// Unlike in AppKit, this initializer is required, because the twin has no other way to create a
  /// gesture of a class that the file names.
  public required init?(coder: NSCoder) {
    fired = FiredObject()
    super.init()
    isEnabled = (coder as? ObjectCoder)?.object.attributes["enabled"] != "NO"
  }
}

/// A click.
open class NSClickGestureRecognizer: NSGestureRecognizer {}

/// A long press.
open class NSPressGestureRecognizer: NSGestureRecognizer {}
