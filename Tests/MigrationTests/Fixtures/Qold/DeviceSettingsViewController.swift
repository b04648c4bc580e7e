import Segues

/// A device's settings.
final class DeviceSettingsViewController: UITableViewController {
  var device: Device?
}
