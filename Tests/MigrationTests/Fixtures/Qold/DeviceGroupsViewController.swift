import Segues

/// The first screen: the groups of devices.
final class DeviceGroupsViewController: UITableViewController {
  var groups: [DeviceGroup] = []
  private(set) var userAuth: UserAuthentication?

  func logInTapped() {
    performSegue(withIdentifier: "login", sender: nil)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "DeviceGroupDetailsSegue":
      guard
        let devices = segue.destination as? DevicesViewController,
        let cell = sender as? UITableViewCell,
        let indexPath = tableView.indexPath(for: cell)
      else { return }
      devices.userAuth = userAuth
      devices.group = groups[indexPath.row]
    default:
      break
    }
  }

  @IBAction func loggedIn(_ segue: UIStoryboardSegue) {}
}
