// The gestures that a storyboard can contain. For a segue, they are senders of different classes.

/// A tap.
open class UITapGestureRecognizer: UIGestureRecognizer {}

/// A pinch with two fingers.
open class UIPinchGestureRecognizer: UIGestureRecognizer {}

/// A rotation with two fingers.
open class UIRotationGestureRecognizer: UIGestureRecognizer {}

/// A swipe in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {}

/// A drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// A long press.
open class UILongPressGestureRecognizer: UIGestureRecognizer {}

/// A drag that starts at the screen's edge.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
