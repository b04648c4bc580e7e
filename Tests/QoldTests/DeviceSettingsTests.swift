import Foundation
import SeguesTesting
import Testing

@testable import Qold

@MainActor @Suite struct DeviceSettingsTests {
  let stage: Stage
  let settings: DeviceSettingsViewController

  init() throws {
    let qold = try QoldStage()
    stage = qold.stage
    settings = try qold.settings()
  }

  @Test func `The gauge is embedded with its reading when the settings' view loads`() throws {
    let gauge = try #require(settings.children.first as? GaugeViewController)
    #expect(gauge.reading == DeviceGroup.samples[0].devices[0].reading)
  }

  @Test func `The static cells come from the storyboard`() {
    let cells = settings.tableView.visibleCells
    #expect(cells.map { $0.textLabel?.text } == ["Temperature limits", nil, "Phone number"])
  }

  @Test func `The limits' screen receives them in its initializer`() throws {
    let cell = try #require(settings.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(try stage.fire("ShowLimits", from: settings, sender: cell))
    let limits = try stage.top(as: TemperatureLimitsViewController.self)
    #expect(limits.limits == TemperatureLimits(lowest: 8, highest: 14))
  }

  @Test func `Code performs the same segue with other limits`() throws {
    settings.performSegue(.showLimits(TemperatureLimits(lowest: 1, highest: 2)))
    let limits = try stage.top(as: TemperatureLimitsViewController.self)
    #expect(limits.limits == TemperatureLimits(lowest: 1, highest: 2))
  }

  @Test func `The chosen limits are returned`() throws {
    settings.performSegue(.showLimits(TemperatureLimits(lowest: 8, highest: 14)))
    let limits = try stage.top(as: TemperatureLimitsViewController.self)
    limits.limits = TemperatureLimits(lowest: 12, highest: 16)
    limits.saveTapped(nil)
    #expect(stage.top === settings)
    #expect(settings.device?.limits == TemperatureLimits(lowest: 12, highest: 16))
    let gauge = try #require(settings.children.first as? GaugeViewController)
    #expect(gauge.reading?.isWithinLimits == false)
  }

  @Test func `Reversed limits are not returned`() throws {
    settings.performSegue(.showLimits(TemperatureLimits(lowest: 8, highest: 14)))
    let limits = try stage.top(as: TemperatureLimitsViewController.self)
    limits.limits = TemperatureLimits(lowest: 3, highest: 2)
    limits.saveTapped(nil)
    #expect(stage.top === limits)
  }

  @Test func `A phone number or nil is handed over`() throws {
    let cell = try #require(settings.tableView.cellForRow(at: IndexPath(row: 1, section: 1)))
    #expect(try stage.fire("ShowPhoneNumber", from: settings, sender: cell))
    let screen = try stage.top(as: PhoneNumberViewController.self)
    #expect(screen.number == nil)
    screen.save("+49 30 123-456")
    #expect(stage.top === settings)
    #expect(settings.device?.phoneNumber?.text == "+4930123456")

    #expect(try stage.fire("ShowPhoneNumber", from: settings, sender: cell))
    #expect(try stage.top(as: PhoneNumberViewController.self).number?.text == "+4930123456")
  }

  @Test(arguments: ["", "12", "call me", "+49 30 12 34 5x"])
  func `Invalid phone numbers are not returned`(_ typed: String) throws {
    settings.performSegue(.showPhoneNumber(nil))
    let screen = try stage.top(as: PhoneNumberViewController.self)
    screen.save(typed)
    #expect(stage.top === screen)
    #expect(settings.device?.phoneNumber == nil)
  }
}
