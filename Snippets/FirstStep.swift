// The first step, without an enum: a plain prepare hands its destination the input it needs.

// Empty on a Mac, where these modules use AppKit.
#if !os(macOS)
import Segues

struct DeviceGroup {
  var name: String
}

// snippet.destination
final class DevicesViewController: UITableViewController, SegueDestination {
  typealias SegueInput = DeviceGroup

  private(set) var group: DeviceGroup?

  func configure(with input: DeviceGroup) {
    group = input
  }
}
// snippet.end

// snippet.source
final class DeviceGroupsViewController: UITableViewController {
  var groups: [DeviceGroup] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "DeviceGroupDetailsSegue",
      let cell = sender as? UITableViewCell,
      let indexPath = tableView.indexPath(for: cell)
    else { return }
    segue.destination.configure(DevicesViewController.self, with: groups[indexPath.row])
  }
}
// snippet.end

// snippet.scene
final class SceneStart {
  @MainActor
  func start(_ window: UIWindow, showing group: DeviceGroup) {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    window.rootViewController = storyboard.instantiateInitialViewController(
      DevicesViewController.self, with: group)
  }
}
// snippet.end
#endif
