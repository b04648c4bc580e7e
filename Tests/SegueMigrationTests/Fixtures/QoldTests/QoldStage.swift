import Foundation
import SeguesTesting
import Testing

@testable import Qold

/// Qold on a screen, without values that only the example's own types take.
///
/// No segue leads to the first screen, so it has no input, and is found and set up as in a stringly app.
@MainActor
struct QoldStage {
  static let ada = UserAuthentication(userName: "ada", token: "token of ada")

  let stage: Stage
  let groups: DeviceGroupsViewController

  init() throws {
    stage = try Stage(storyboard: "Main", bundle: .module)
    groups = try stage.root(as: DeviceGroupsViewController.self)
    groups.groups = DeviceGroup.samples
    groups.tableView.reloadData()
  }

  /// The devices of a group, after logging in.
  func devices(ofGroup index: Int = 0) throws -> DevicesViewController {
    groups.loggedIn(with: Self.ada)
    let cell = try #require(groups.tableView.cellForRow(at: IndexPath(row: index, section: 0)))
    _ = try stage.fire("DeviceGroupDetailsSegue", from: groups, sender: cell)
    return try stage.top(as: DevicesViewController.self)
  }

  /// The settings of the cellar's first device.
  func settings() throws -> DeviceSettingsViewController {
    let devices = try devices()
    let cell = try #require(devices.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    _ = try stage.fire("ShowDeviceSettings", from: devices, sender: cell)
    return try stage.top(as: DeviceSettingsViewController.self)
  }
}
