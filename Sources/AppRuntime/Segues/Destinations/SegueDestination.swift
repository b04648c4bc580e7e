#if !SEGUES_NO_CONTROLLERS
/// A view controller that receives its input after initialization and before its view loads.
///
/// ```swift
/// final class DevicesViewController: UITableViewController, SegueDestination {
///   struct SegueInput { var userAuth: UserAuthentication; var group: DeviceGroup }
///   func configure(with input: SegueInput) { … }
/// }
/// ```
///
/// `SegueInput` is a nested type, or a `typealias` for a type declared elsewhere. A destination
/// that needs no input doesn't conform to this protocol.
public protocol SegueDestination<SegueInput>: SegueReceiving {
  /// Receives the input, once for each segue, during the source's `prepare(for:sender:)`.
  ///
  /// The view of a `UITabBarController` has already loaded by then, because its initializer loads
  /// it.
  func configure(with input: SegueInput)
}
#endif
