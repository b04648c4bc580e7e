import Foundation
import TestSupport
import Testing

/// The README's code compiles, except for the mistake that it shows with the compiler's message.
///
/// It is compiled against the modules that this test was built with.
@Suite struct ReadmeCodeTests {
  private let before = "performSegue(withIdentifier: \"DeviceGroupDetailsSegue\", sender: group)"
  private let after = "@SegueSource\nfinal class DeviceGroupsViewController"
  private let call = "performSegue(.devices(.init(userAuth: user, group: group)))"
  private let mistake = "performSegue(.devices(group))"

  @Test func `The code before adoption compiles`() throws {
    let code = try Readme().block(with: before)
    let devices = """
      final class DevicesViewController: UITableViewController {
        var userAuth: UserAuthentication?
        var group: DeviceGroup?
      }
      """
    let result = try compile("import Segues\n" + code, devices)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test func `The mistake causes the error that the page shows`() throws {
    let code = try Readme().block(with: after)
    try #require(code.contains(call))
    let result = try compile(code.replacing(call, with: mistake), "")
    let message = result.errors.prefix { $0 != "\n" } + "\n"
    #expect(message == (try Readme().block(with: "error: cannot convert value")))
    #expect(result.errors.matches(of: /(?m)^\S+: error:/).count == 1)
    #expect(result.status != 0)
  }

  @Test func `The code after adoption compiles`() throws {
    let result = try compile(try Readme().block(with: after), "")
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test func `The example of a test compiles with the code after adoption`() throws {
    let test = """
      import SeguesTesting
      import Testing
      @MainActor func test(user: UserAuthentication, kitchen: DeviceGroup) throws {
      \(try Readme().block(with: "Stage(storyboard: "))
      }
      """
    let result = try compile(try Readme().block(with: after), test)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test func `The code for generated segues compiles with the generator's output`() throws {
    let folder = try TemporaryFolder()
    let storyboard = StoryboardText(scenes: [
      .controller(
        "devices", "tableViewController", class: "DevicesViewController",
        segues: [SegueText("show", to: "settings", identifier: "ShowDeviceSettings")]),
      .controller("settings", class: "DeviceSettingsViewController"),
    ])
    try folder.write(storyboard, to: "Main.storyboard")
    let generation = try Subprocess.run(
      Subprocess.product("segues"), ["generate", "Main.storyboard"], folder: folder.path)
    try #require(generation.status == 0, "\(generation.errors)")
    let destination = """
      struct Device {}
      final class DeviceSettingsViewController: UIViewController, SegueDestination {
        typealias SegueInput = Device
        func configure(with input: Device) {}
      }

      """
    let code = try Readme().block(with: "DevicesViewControllerSegues.Source")
    let result = try compile("import SeguesMacros\n" + code, destination + generation.output)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  /// Type-checks a block as `DeviceGroupsViewController.swift`, together with a model and more code.
  private func compile(_ block: String, _ more: String) throws -> Subprocess {
    let folder = try TemporaryFolder()
    try folder.write(block, to: "DeviceGroupsViewController.swift")
    let model = """
      import Segues
      final class LoginViewController: UIViewController {}
      struct UserAuthentication {}
      struct DeviceGroup { var name = "" }

      """
    try folder.write(model + more, to: "Model.swift")
    let plugin = Subprocess.product("SeguesMacrosPlugin-tool") + "#SeguesMacrosPlugin"
    return try Subprocess.run(
      "/usr/bin/env",
      [
        "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6",
        "-I", Subprocess.product("Modules"), "-load-plugin-executable", plugin,
        "DeviceGroupsViewController.swift", "Model.swift",
      ],
      folder: folder.path)
  }
}
