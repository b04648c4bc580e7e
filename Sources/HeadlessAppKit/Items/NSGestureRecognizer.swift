public import Foundation

/// Something that the user does with the mouse or a finger: the sender of the segues that it fires.
@MainActor
open class NSGestureRecognizer: NSObject {
  /// Whether the gesture is looked for.
  open var isEnabled = true
  /// The view that has the gesture.
  open internal(set) weak var view: NSView?

  final var fired: FiredObject

  /// Creates a gesture.
  public convenience override init() {
    self.init(fired: FiredObject())
  }

  init(fired: FiredObject) {
    self.fired = fired
    super.init()
  }

  /// Creates a gesture from a storyboard.
  ///
  /// Required, unlike in AppKit, because the twin has no other way to make a gesture of a class that
  /// the file names.
  public required init?(coder: NSCoder) {
    fired = FiredObject()
    super.init()
  }
}

/// A click.
@MainActor
open class NSClickGestureRecognizer: NSGestureRecognizer {}

/// A long press.
@MainActor
open class NSPressGestureRecognizer: NSGestureRecognizer {}
