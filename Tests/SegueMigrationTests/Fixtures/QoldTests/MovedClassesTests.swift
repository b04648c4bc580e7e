import Foundation
import SeguesTesting
import Testing

@testable import Qold

@MainActor @Suite struct MovedClassesTests {
  @Test func `Every moved class agrees with its storyboard`() throws {
    let main = try StoryboardAudit("Main", bundle: .module)
    #expect(main.problems(in: DeviceGroupsViewController.self) == [])
    #expect(main.problems(in: DevicesViewController.self) == [])
    #expect(main.problems(in: LoginViewController.self) == [])
    let settings = try StoryboardAudit("Settings", bundle: .module)
    #expect(settings.problems(in: DeviceSettingsViewController.self) == [])
    #expect(settings.problems(in: TemperatureLimitsViewController.self) == [])
    #expect(settings.problems(in: PhoneNumberViewController.self) == [])
  }
}
