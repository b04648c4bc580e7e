import CheckRun
import Files
import Foundation
import Migration
import SegueChecking
import Testing
import TestSupport

/// Stringly versions of the example apps: what they become compiles, and looks as the examples do.
struct ExampleTests {
  /// An example whose controllers in `Fixtures` use strings.
  enum Example: String, CaseIterable {
    case pills = "Pills"
    case qold = "Qold"

    /// The example's own files that the stringly version uses as they are.
    var sharedFiles: [String] {
      switch self {
      case .pills:
        ["BluePillViewController.swift", "Main.storyboard", "RedPillViewController.swift"]
      case .qold:
        [
          "Main.storyboard", "Model/Device.swift", "Model/DeviceGroup.swift",
          "Model/PhoneNumber.swift", "Model/TemperatureLimits.swift",
          "Model/UserAuthentication.swift", "Settings.storyboard",
        ]
      }
    }

    func files() throws -> [String: String] {
      var files: [String: String] = [:]
      for name in sharedFiles {
        files[name] = try PackageFolder.text(of: "Examples/\(rawValue)/\(name)")
      }
      let fixtures = "Tests/MigrationTests/Fixtures/\(rawValue)"
      let folder = "\(PackageFolder.path)/\(fixtures)"
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        files[name] = try PackageFolder.text(of: "\(fixtures)/\(name)")
      }
      return files
    }
  }

  private func migrated(_ example: Example, to target: Migrator.Target) throws -> [String: String] {
    var files = try example.files()
    let result = Migrator(LinkedApp(CheckRun(files: files).input()), to: target).run()
    #expect(result.classes.filter { !$0.isMoved }.map(\.name) == [])
    for change in result.changes {
      files[change.path] = String(decoding: change.new, as: UTF8.self)
    }
    return files
  }

  @Test(arguments: Example.allCases, Migrator.Target.allCases)
  func `Every class of a stringly example is moved, and the result compiles`(
    _ example: Example, _ target: Migrator.Target
  ) throws {
    let folder = try TemporaryFolder()
    let files = try migrated(example, to: target).filter { $0.key.hasSuffix(".swift") }
    let names = files.keys.sorted()
    for name in names {
      try folder.write(files[name] ?? "", to: name.replacingOccurrences(of: "/", with: "-"))
    }
    let paths = names.map { folder.path($0.replacingOccurrences(of: "/", with: "-")) }
    let result = try withExtendedLifetime(folder) {
      try Compiler(flags: ["-swift-version", "6"]).compile(paths)
    }
    #expect(result.succeeded, "\(result.output)")
  }

  @Test func `The stringly pills become the example's own switch`() throws {
    let own = try PackageFolder.text(of: "Examples/Pills/PillsViewController.swift")
    let start = try #require(own.range(of: "switch segueIdentifier"))
    let text = try #require(try migrated(.pills, to: .names)["PillsViewController.swift"])
    #expect(text.hasSuffix(own[start.lowerBound...]))
    #expect(text.contains("performSegue(.theRedPillExperience, sender: sender)"))
  }

  @Test func `The stringly groups become cases with the input that the example has`() throws {
    let files = try migrated(.qold, to: .types)
    let groups = try #require(files["DeviceGroupsViewController.swift"])
    #expect(groups.contains("@To(LoginViewController.self) case login\n"))
    #expect(
      groups.contains(
        "func deviceGroupDetailsSegueInput(from sender: Any?)"
          + " -> DevicesViewController.SegueInput? {"))
    #expect(groups.contains("return .init(userAuth: userAuth, group: groups[indexPath.row])"))
    let devices = try #require(files["DevicesViewController.swift"])
    #expect(devices.contains("    var userAuth: UserAuthentication?\n    var group: DeviceGroup\n"))
    #expect(!devices.contains("prepare"))
  }
}
