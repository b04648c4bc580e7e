import Foundation
import SeguesTesting
import Testing

@testable import Qold

@MainActor @Suite struct DevicesTests {
  @Test(arguments: [0, 1])
  func `A cell leads into another storyboard, through its navigation controller`(
    _ row: Int
  ) throws {
    let qold = try QoldStage()
    let devices = try qold.devices()
    let cell = try #require(devices.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    #expect(cell.textLabel?.text == devices.group.devices[row].name)
    #expect(try qold.stage.fire("ShowDeviceSettings", from: devices, sender: cell))
    let settings = try qold.stage.top(as: DeviceSettingsViewController.self)
    #expect(settings.device == devices.group.devices[row])
    #expect(settings.navigationController?.viewControllers == [settings])
    #expect(settings.storyboard !== devices.storyboard)
  }

  @Test func `Done returns the device across storyboards`() throws {
    let qold = try QoldStage()
    let settings = try qold.settings()
    settings.limitsChosen(with: TemperatureLimits(lowest: 10, highest: 12))
    // The Done button fires its unwind segue itself, and the class supplies the value.
    #expect(try qold.stage.fire("done", from: settings, sender: UIBarButtonItem()))
    let devices = try qold.stage.top(as: DevicesViewController.self)
    #expect(devices.group.devices[0].limits == TemperatureLimits(lowest: 10, highest: 12))
    #expect(devices.group.devices[1] == DeviceGroup.samples[0].devices[1])
  }

  @Test func `An unwind segue without a controller to unwind to is reported`() throws {
    let device = DeviceGroup.samples[0].devices[0]
    let stage = try Stage(storyboard: "Settings", bundle: .module) {
      $0.configure(DeviceSettingsViewController.self, with: device)
    }
    let settings = try stage.root(as: DeviceSettingsViewController.self)
    let failures = recordingSegueFailures { settings.performSegue(.done(device)) }
    #expect(failures.map(\.reason) == [.unwindDestinationMissing])
    #expect(failures.first?.expected == "DevicesViewController to unwind to")
    #expect(stage.top === settings)
  }

  @Test func `Cancel leaves the device unchanged`() throws {
    let qold = try QoldStage()
    let settings = try qold.settings()
    settings.limitsChosen(with: TemperatureLimits(lowest: 10, highest: 12))
    settings.cancelTapped(nil)
    let devices = try qold.stage.top(as: DevicesViewController.self)
    #expect(devices.group == DeviceGroup.samples[0])
  }
}
