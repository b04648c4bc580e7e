// The gestures that a storyboard can contain. For a segue, they are senders of different classes.

/// A tap.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {}

/// A pinch with two fingers.
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {}

/// A rotation with two fingers.
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {}

/// A swipe in one direction.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {}

/// A drag.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// A long press.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {}

/// A drag that starts at the screen's edge.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
