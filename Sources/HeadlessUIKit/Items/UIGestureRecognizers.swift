// The gestures that a storyboard can hold: to a segue they are senders of different classes.

/// A tap.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {}

/// Two fingers that come together or apart.
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {}

/// Two fingers that turn.
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {}

/// A finger that moves fast in one direction.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {}

/// A finger that moves.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// A finger that rests.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {}

/// A finger that moves in from the screen's edge.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
