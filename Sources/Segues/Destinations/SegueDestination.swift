/// A view controller that takes its input after it was made and before its view loads.
///
/// ```swift
/// final class DevicesViewController: UITableViewController, SegueDestination {
///   struct SegueInput { var userAuth: UserAuthentication; var group: DeviceGroup }
///   func configure(with input: SegueInput) { … }
/// }
/// ```
///
/// A destination that needs nothing conforms to nothing.
public protocol SegueDestination: SegueReceiving {
  /// What the controller needs.
  associatedtype ReceivedInput

  /// Takes the input; called in the source's `prepare(for:sender:)`, once for each segue.
  func configure(with input: ReceivedInput)
}
