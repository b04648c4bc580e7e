// Tests of typed segues, which run on any machine.

// Empty on a Mac, where these modules use AppKit.
#if !os(macOS)
import SeguesMacros
import SeguesTesting

struct DeviceGroup: Equatable {
  var name: String
}

final class DevicesViewController: UITableViewController, SegueDestination {
  typealias SegueInput = DeviceGroup

  private(set) var group: DeviceGroup?

  func configure(with input: DeviceGroup) {
    group = input
  }
}

@SegueSource
final class DeviceGroupsViewController: UITableViewController {
  enum Segue {
    @To(DevicesViewController.self, id: "DeviceGroupDetailsSegue") case devices(DeviceGroup)
  }

  var groups: [DeviceGroup] = []

  func devicesInput(from sender: Any?) -> DeviceGroup? {
    groups.first
  }
}

// snippet.audit
@MainActor
func problems() throws -> [AuditProblem] {
  try StoryboardAudit("Main").problems(in: DeviceGroupsViewController.self)
}
// snippet.end

// snippet.stage
@MainActor
func groupShown(after group: DeviceGroup) throws -> DeviceGroup? {
  let stage = try Stage(storyboard: "Main")
  let groups = try stage.root(as: DeviceGroupsViewController.self)
  groups.performSegue(.devices(group))
  return try stage.top(as: DevicesViewController.self).group
}
// snippet.end

// snippet.fire
@MainActor
func groupTapped(_ cell: UITableViewCell) throws -> DeviceGroup? {
  let stage = try Stage(storyboard: "Main")
  let groups = try stage.root(as: DeviceGroupsViewController.self)
  let happened = try stage.fire(.devices, from: groups, sender: cell)
  return happened ? try stage.top(as: DevicesViewController.self).group : nil
}
// snippet.end

// snippet.failures
@MainActor
func failures(of groups: DeviceGroupsViewController) -> [SegueFailure] {
  recordingSegueFailures {
    groups.performSegue(.devices(DeviceGroup(name: "Kitchen")))
  }
}
// snippet.end
#endif
