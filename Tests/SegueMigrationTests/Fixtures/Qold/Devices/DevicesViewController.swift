import SeguesMacros

/// The devices of a group that the current user sees.
@SegueActions
final class DevicesViewController: UITableViewController {
  var userAuth: UserAuthentication?
  var group: DeviceGroup = .init(name: "", devices: [])

  override func viewDidLoad() {
    super.viewDidLoad()
    title = group.name
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
}

// Without Objective-C, only the macro lets the storyboard find these methods by their names.
@SegueActions
extension DevicesViewController {
  @IBAction func deviceChanged(_ segue: UIStoryboardSegue) {
    guard let device = (segue.source as? DeviceSettingsViewController)?.device,
      let index = group.devices.firstIndex(where: { $0.name == device.name })
    else { return }
    group.devices[index] = device
    tableView.reloadData()
  }
}
