#if !SEGUES_NO_CONTROLLERS
/// A controller that takes an input: conform to ``SegueDestination`` or ``SegueInitializable``.
///
/// The protocol is not bound to a superclass, because every view controller has a `SegueInput` already,
/// ``NoSegueInput``: a protocol that inherits from the class would find that one first.
@MainActor
public protocol SegueReceiving<SegueInput>: AnyObject {
  /// The type of what the controller needs: a nested type of this name, or a `typealias`.
  associatedtype SegueInput
}
#endif
