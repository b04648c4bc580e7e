import Foundation
import SeguesTesting
import Testing

@testable import Qold

@MainActor @Suite struct DeviceGroupsTests {
  @Test(arguments: [0, 1])
  func `A cell shows its group's devices for the current user`(_ row: Int) throws {
    let qold = try QoldStage()
    qold.groups.loggedIn(with: QoldStage.ada)
    let cell = try #require(
      qold.groups.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    #expect(try qold.stage.fire("DeviceGroupDetailsSegue", from: qold.groups, sender: cell))
    let devices = try qold.stage.top(as: DevicesViewController.self)
    #expect(devices.group == DeviceGroup.samples[row])
    #expect(devices.userAuth == QoldStage.ada)
    #expect(devices.title == DeviceGroup.samples[row].name)
  }

  @Test func `Without a user, tapping a cell does nothing`() throws {
    let qold = try QoldStage()
    let cell = try #require(qold.groups.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(try !qold.stage.fire("DeviceGroupDetailsSegue", from: qold.groups, sender: cell))
    #expect(qold.stage.top === qold.groups)
  }

  @Test func `Code performs the segue with a different group`() throws {
    let qold = try QoldStage()
    qold.groups.loggedIn(with: QoldStage.ada)
    qold.groups.open(groupNamed: "Kitchen")
    #expect(try qold.stage.top(as: DevicesViewController.self).group.name == "Kitchen")
  }

  @Test func `Opening a group without a user shows the login`() throws {
    let qold = try QoldStage()
    qold.groups.open(groupNamed: "Kitchen")
    #expect(qold.stage.top is LoginViewController)
  }

  @Test func `After a veto, the next cell gets its own group`() throws {
    let qold = try QoldStage()
    let table = try #require(qold.groups.tableView)
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(try !qold.stage.fire("DeviceGroupDetailsSegue", from: qold.groups, sender: first))
    qold.groups.loggedIn(with: QoldStage.ada)
    #expect(try qold.stage.fire("DeviceGroupDetailsSegue", from: qold.groups, sender: second))
    #expect(try qold.stage.top(as: DevicesViewController.self).group == DeviceGroup.samples[1])
  }
}
