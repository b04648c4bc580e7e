// Navigation as in most storyboard apps: identifiers are strings, and values are optional
// properties.

// Empty on a Mac, where these modules use AppKit.
#if !os(macOS)
import Segues

struct UserAuthentication {
  var userName: String
}

struct DeviceGroup {
  var name: String
}

// snippet.destination
final class DevicesViewController: UITableViewController {
  var userAuth: UserAuthentication?
  var group: DeviceGroup?
}
// snippet.end

// snippet.source
final class DeviceGroupsViewController: UITableViewController {
  var userAuth: UserAuthentication?
  var groups: [DeviceGroup] = []

  func logInTapped() {
    performSegue(withIdentifier: "login", sender: nil)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "DeviceGroupDetailsSegue":
      if let devices = segue.destination as? DevicesViewController,
        let cell = sender as? UITableViewCell,
        let indexPath = tableView.indexPath(for: cell)
      {
        devices.userAuth = userAuth
        devices.group = groups[indexPath.row]
      }
    default:
      break
    }
  }
}
// snippet.end
#endif
