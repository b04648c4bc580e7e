import SeguesMacros

/// The devices of a group that the current user sees.
@SegueSource
final class DevicesViewController: UITableViewController, SegueDestination,
  DevicesViewControllerSegues.Source
{
  struct SegueInput {
    var userAuth: UserAuthentication
    var group: DeviceGroup
  }

  private(set) var userAuth: UserAuthentication?
  private(set) var group = DeviceGroup(name: "", devices: [])

  func configure(with input: SegueInput) {
    userAuth = input.userAuth
    group = input.group
    title = input.group.name
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    group.devices.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "DeviceCell", for: indexPath)
    let device = group.devices[indexPath.row]
    cell.textLabel?.text = device.name
    cell.detailTextLabel?.text = "\(device.temperature) °C"
    return cell
  }

  /// The input for the cell that was tapped.
  ///
  /// The destination is in another storyboard, inside a navigation controller.
  func showDeviceSettingsInput(from sender: Any?) -> Device? {
    guard
      let cell = sender as? UITableViewCell,
      let indexPath = tableView.indexPath(for: cell)
    else { return nil }
    return group.devices[indexPath.row]
  }

  @IBAction func deviceChanged(_ segue: UIStoryboardSegue) {}

  /// Receives the device that the settings return.
  func deviceChanged(with device: Device) {
    guard let index = group.devices.firstIndex(where: { $0.name == device.name }) else { return }
    group.devices[index] = device
    tableView.reloadData()
  }
}
