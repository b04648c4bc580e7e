#if !SEGUES_NO_CONTROLLERS
/// A view controller that takes its input after it was made and before its view loads.
///
/// ```swift
/// final class DevicesViewController: UITableViewController, SegueDestination {
///   struct SegueInput { var userAuth: UserAuthentication; var group: DeviceGroup }
///   func configure(with input: SegueInput) { … }
/// }
/// ```
///
/// `SegueInput` is a nested type, or a `typealias` of one from elsewhere. A destination that needs nothing
/// conforms to nothing.
public protocol SegueDestination<SegueInput>: SegueReceiving {
  /// Takes the input; called in the source's `prepare(for:sender:)`, once for each segue.
  func configure(with input: SegueInput)
}
#endif
