// The first step away from strings: an enum of identifiers, which needs no macro.

// Empty on a Mac, where these modules use AppKit.
#if !os(macOS)
import Segues

struct UserAuthentication {
  var userName: String
}

struct DeviceGroup {
  var name: String
}

final class DevicesViewController: UITableViewController {
  var userAuth: UserAuthentication?
  var group: DeviceGroup?
}

// snippet.source
final class DeviceGroupsViewController: UITableViewController, SegueHandler {
  enum SegueIdentifier: String, CaseIterable {
    case login
    case devices = "DeviceGroupDetailsSegue"
  }

  var userAuth: UserAuthentication?
  var groups: [DeviceGroup] = []

  func logInTapped() {
    performSegue(.login)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segueIdentifier(for: segue) {
    case .login:
      break
    case .devices:
      if let devices = segue.destination as? DevicesViewController,
        let cell = sender as? UITableViewCell,
        let indexPath = tableView.indexPath(for: cell)
      {
        devices.userAuth = userAuth
        devices.group = groups[indexPath.row]
      }
    }
  }
}
// snippet.end
#endif
