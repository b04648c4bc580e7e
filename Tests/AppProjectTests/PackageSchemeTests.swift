@testable import AppProject
import Foundation
import TestSupport
import Testing

/// The targets in the schemes with which Xcode builds and tests the runtime, because on non-Apple
/// platforms nothing else checks their names.
@Suite struct PackageSchemeTests {
  private static let folder = PackageFolder.path + "/.swiftpm/xcode/xcshareddata/xcschemes"

  @Test(arguments: ["Runtime": "SeguesTests", "RuntimeOnTV": "SeguesOnTVTests"])
  func `A shared scheme of the package builds and tests existing targets`(
    name: String, tests: String
  ) throws {
    let scheme = try String(
      contentsOfFile: "\(Self.folder)/\(name).xcscheme", encoding: .utf8)
    let manifest = try ExampleProject.manifest()
    for attribute in ["BlueprintIdentifier", "BuildableName", "BlueprintName"] {
      let expression = try Regex("\(attribute) = \"(\\w+)\"", as: (Substring, Substring).self)
      let names = scheme.matches(of: expression).map { String($0.1) }
      #expect(names == ["Segues", tests], "\(attribute)")
    }
    #expect(manifest.contains { $0.name == "target" && $0.strings["name"] == ["Segues"] })
    #expect(manifest.contains { $0.name == "testTarget" && $0.strings["name"] == [tests] })
  }

  @Test func `The workflow for Apple systems tests every scheme`() throws {
    let workflow = try PackageFolder.text(of: ".github/workflows/apple.yml")
    let schemes = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
      .map { ($0 as NSString).deletingPathExtension }
    #expect(schemes.sorted() == ["Runtime", "RuntimeOnTV"])
    for scheme in schemes { #expect(workflow.contains("scheme: \(scheme)\n"), "\(scheme)") }
  }
}
