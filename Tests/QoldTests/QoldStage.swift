import Foundation
import SeguesTesting

// Testable, as in an app's own tests, which the examples' tests imitate.
@testable import Qold

/// Qold on a screen, as its scene delegate starts it.
@MainActor
struct QoldStage {
  static let ada = UserAuthentication(userName: "ada", token: "token of ada")

  let stage: Stage
  let groups: DeviceGroupsViewController

  init() throws {
    stage = try Stage(storyboard: "Main", bundle: .module) { root in
      root.configure(DeviceGroupsViewController.self, with: DeviceGroup.samples)
    }
    groups = try stage.root(as: DeviceGroupsViewController.self)
  }

  /// The devices of a group, after logging in.
  func devices(ofGroup index: Int = 0) throws -> DevicesViewController {
    groups.loggedIn(with: Self.ada)
    groups.performSegue(
      .devices(.init(userAuth: Self.ada, group: DeviceGroup.samples[index])))
    return try stage.top(as: DevicesViewController.self)
  }

  /// The settings of the cellar's first device.
  func settings() throws -> DeviceSettingsViewController {
    let devices = try devices()
    devices.performSegue(.showDeviceSettings(devices.group.devices[0]))
    return try stage.top(as: DeviceSettingsViewController.self)
  }
}
