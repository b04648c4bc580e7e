import CheckRun
import FilesAndPaths
import Foundation
import SegueChecking
import SegueMigration
import TestSupport
import Testing

/// Stringly versions of the example apps, and the results of migrating them.
///
/// `Scripts/check-migrations` compiles these results, and runs the examples' own tests on them.
struct ExampleTests {
  /// An example whose controllers in `Fixtures` use strings.
  enum Example: String, CaseIterable {
    case catalog = "Catalog"
    case jotter = "Jotter"
    case pills = "Pills"
    case qold = "Qold"

    /// The example's files, with those of `Fixtures` in place of its own.
    func files() throws -> [String: String] {
      var files: [String: String] = [:]
      for folder in ["Examples", "Tests/SegueMigrationTests/Fixtures"] {
        let app = "\(folder)/\(rawValue)"
        for name in try FileManager.default.subpathsOfDirectory(
          atPath: "\(PackageFolder.path)/\(app)")
        where [".storyboard", ".swift"].contains(where: name.hasSuffix) {
          files[name] = try PackageFolder.text(of: "\(app)/\(name)")
        }
      }
      return files
    }
  }

  private func migrated(_ example: Example, to target: Migrator.Target) throws -> [String: String] {
    var files = try example.files()
    let result = Migrator(LinkedApp(CheckRun(files: files).input()), to: target).run()
    #expect(result.classes.filter { !$0.isMigrated }.map(\.name) == [])
    for change in result.changes {
      files[change.path] = String(decoding: change.new, as: UTF8.self)
    }
    return files
  }

  @Test(arguments: Example.allCases)
  func `Every class of a stringly example is migrated, and no segue stays untyped`(
    _ example: Example
  ) throws {
    for target in Migrator.Target.allCases {
      let files = try migrated(example, to: target)
      let rest = Migrator(LinkedApp(CheckRun(files: files).input()), to: target).run()
      #expect(rest.classes.map(\.name) == [])
      #expect(!files.values.contains { $0.contains("@Untyped") })
    }
  }

  @Test func `Migrating the stringly pills gives the example's own switch`() throws {
    let own = try PackageFolder.text(of: "Examples/Pills/PillsViewController.swift")
    let start = try #require(own.range(of: "switch segueIdentifier"))
    let text = try #require(try migrated(.pills, to: .names)["PillsViewController.swift"])
    #expect(text.hasSuffix(own[start.lowerBound...]))
    #expect(text.contains("performSegue(.theRedPillExperience, sender: sender)"))
  }

  @Test func `Migrating the stringly groups gives cases with the example's inputs`() throws {
    let files = try migrated(.qold, to: .types)
    let groups = try #require(files["Devices/DeviceGroupsViewController.swift"])
    #expect(groups.contains("@To(LoginViewController.self) case login\n"))
    #expect(
      groups.contains(
        "func deviceGroupDetailsSegueInput(from sender: Any?)"
          + " -> DevicesViewController.SegueInput? {"))
    #expect(groups.contains("return .init(userAuth: userAuth, group: group)"))
    let devices = try #require(files["Devices/DevicesViewController.swift"])
    #expect(devices.contains("    var userAuth: UserAuthentication?\n    var group: DeviceGroup\n"))
    #expect(!devices.contains("prepare"))
  }
}
