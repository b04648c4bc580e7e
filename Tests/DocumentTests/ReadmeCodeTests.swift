import Foundation
import TestSupport
import Testing

/// The README's code compiles, but for the mistake that it shows, in the compiler's own words.
///
/// It is compiled against the modules that this test was built with.
@Suite struct ReadmeCodeTests {
  private let before = "performSegue(withIdentifier: \"DeviceGroupDetailsSegue\", sender: group)"
  private let after = "@SegueSource\nfinal class DeviceGroupsViewController"
  private let mistake = "performSegue(.devices(group))"

  @Test func `The code before compiles`() throws {
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

  @Test func `The code after has the error that is shown`() throws {
    let result = try compile(try Readme().block(with: after), "")
    #expect(result.errors == (try Readme().block(with: "DeviceGroupsViewController.swift:12:27")))
    #expect(result.status != 0)
  }

  @Test func `The code after compiles without the mistake`() throws {
    let code = try Readme().block(with: after)
    #expect(code.contains(mistake))
    let result = try compile(
      code.replacing(
        mistake, with: "performSegue(.devices(.init(userAuth: .init(), group: group)))"), "")
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  /// Type-checks a block as `DeviceGroupsViewController.swift`, beside what it takes for granted.
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
