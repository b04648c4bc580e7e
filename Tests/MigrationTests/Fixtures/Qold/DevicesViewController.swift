import Segues

/// The devices of a group that the current user sees.
final class DevicesViewController: UITableViewController {
  var userAuth: UserAuthentication?
  var group: DeviceGroup = .init(name: "", devices: [])

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "ShowDeviceSettings",
      let navigation = segue.destination as? UINavigationController,
      let settings = navigation.topViewController as? DeviceSettingsViewController,
      let cell = sender as? UITableViewCell,
      let indexPath = tableView.indexPath(for: cell)
    {
      settings.device = group.devices[indexPath.row]
    }
  }

  @IBAction func deviceChanged(_ segue: UIStoryboardSegue) {}
}
