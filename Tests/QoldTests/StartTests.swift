import Foundation
import SeguesTesting
import Testing

@testable import Qold

@MainActor @Suite struct StartTests {
  @Test func `The first screen receives its groups through its containers`()
    throws
  {
    let qold = try QoldStage()
    #expect(qold.groups.groups == DeviceGroup.samples)
    #expect(
      qold.groups.navigationController?.tabBarController === qold.stage.window.rootViewController)
    #expect(qold.groups.tableView.visibleCells.map { $0.textLabel?.text } == ["Cellar", "Kitchen"])
  }

  @Test func `The storyboard instantiates the first screen with its groups`() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: .module)
    let root = try #require(
      storyboard.instantiateInitialViewController(
        DeviceGroupsViewController.self, with: [DeviceGroup.samples[1]]))
    #expect(root is UITabBarController)
    let alone = storyboard.instantiateViewController(
      DeviceGroupsViewController.self, withIdentifier: "DeviceGroups",
      with: [DeviceGroup.samples[1]])
    #expect((alone as? DeviceGroupsViewController)?.groups == [DeviceGroup.samples[1]])
  }

  @Test func `Help is hosted in a controller that the segue action creates`() throws {
    let qold = try QoldStage()
    qold.groups.loggedIn(with: QoldStage.ada)
    try qold.stage.root(as: UITabBarController.self).selectedIndex = 1
    let account = try qold.stage.top(as: AccountViewController.self)
    #expect(account.userAuth == QoldStage.ada)
    #expect(try qold.stage.fire("help", from: account, sender: UIButton()))
    let help = try qold.stage.top(as: UIHostingController<HelpView>.self)
    #expect(help.rootView.userName == "ada")
    #expect(help.navigationController === account.navigationController)
  }

  @Test func `Every class agrees with its storyboard`() throws {
    let main = try StoryboardAudit("Main", bundle: .module)
    #expect(main.problems(in: DeviceGroupsViewController.self) == [])
    #expect(main.problems(in: DevicesViewController.self) == [])
    #expect(main.problems(in: LoginViewController.self) == [])
    #expect(main.problems(in: AccountViewController.self) == [])
    let settings = try StoryboardAudit("Settings", bundle: .module)
    #expect(settings.problems(in: DeviceSettingsViewController.self) == [])
    #expect(settings.problems(in: TemperatureLimitsViewController.self) == [])
    #expect(settings.problems(in: PhoneNumberViewController.self) == [])
  }
}
