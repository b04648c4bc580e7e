/// A view controller that takes an input: conform to ``SegueDestination`` or ``SegueInitializable``.
@MainActor
public protocol SegueReceiving: UIViewController {
  /// What the controller needs; found by the compiler in the method that takes it.
  ///
  /// The name differs from `SegueInput`, the usual name of the type itself, so that a class may nest
  /// such a type or use one from elsewhere.
  associatedtype ReceivedInput
}
