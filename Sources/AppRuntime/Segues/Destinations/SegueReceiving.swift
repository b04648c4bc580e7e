#if !SEGUES_NO_CONTROLLERS
/// A controller that receives an input.
///
/// Conform to ``SegueDestination`` or ``SegueInitializable`` instead.
///
/// The protocol doesn't require a superclass. Every view controller already has a `SegueInput`,
/// ``NoSegueInput``, and a protocol that inherits from the class would find that one first.
@MainActor
public protocol SegueReceiving<SegueInput>: AnyObject {
  /// The type of the input: a nested type of this name, or a `typealias`.
  associatedtype SegueInput

  /// Checks that the class declares its input. Apps don't implement it.
  static func _checkSegueInput(_ input: SegueInput.Type)
}
#endif
