// A segue is a case of an enum, and its value is the destination's input.

// Empty on a Mac, where these modules use AppKit.
#if !os(macOS)
import SeguesMacros

struct UserAuthentication {
  var userName: String
}

struct DeviceGroup {
  var name: String
}

final class LoginViewController: UIViewController {}

// snippet.destination
final class DevicesViewController: UITableViewController, SegueDestination {
  struct SegueInput {
    var userAuth: UserAuthentication
    var group: DeviceGroup
  }

  private(set) var input: SegueInput?

  func configure(with input: SegueInput) {
    self.input = input
    title = input.group.name
  }
}
// snippet.end

// snippet.source
@SegueSource
final class DeviceGroupsViewController: UITableViewController {
  enum Segue {
    @To(LoginViewController.self) case login
    @To(DevicesViewController.self, id: "DeviceGroupDetailsSegue")
    case devices(DevicesViewController.SegueInput)
  }

  var userAuth: UserAuthentication?
  var groups: [DeviceGroup] = []
  // snippet.end

  // snippet.answer
  func devicesInput(from sender: Any?) -> DevicesViewController.SegueInput? {
    guard
      let userAuth,
      let cell = sender as? UITableViewCell,
      let indexPath = tableView.indexPath(for: cell)
    else { return nil }
    return .init(userAuth: userAuth, group: groups[indexPath.row])
  }
  // snippet.end
}

// snippet.perform
extension DeviceGroupsViewController {
  func open(_ group: DeviceGroup) {
    guard let userAuth else { return performSegue(.login) }
    performSegue(.devices(.init(userAuth: userAuth, group: group)))
  }
}
// snippet.end
#endif
