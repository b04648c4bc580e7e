@testable import AppProject
import Foundation
import TestSupport
import Testing

/// The scheme with which Xcode builds and tests the runtime names targets, and off Apple systems
/// nothing else checks the names.
@Test func `The package's shared scheme builds and tests existing targets`() throws {
  let path = PackageFolder.path + "/.swiftpm/xcode/xcshareddata/xcschemes/Runtime.xcscheme"
  let scheme = try String(contentsOfFile: path, encoding: .utf8)
  let manifest = try ExampleProject.manifest()
  for attribute in ["BlueprintIdentifier", "BuildableName", "BlueprintName"] {
    let expression = try Regex("\(attribute) = \"(\\w+)\"", as: (Substring, Substring).self)
    let names = scheme.matches(of: expression).map { String($0.1) }
    #expect(names == ["Segues", "SeguesTests"], "\(attribute)")
  }
  #expect(manifest.contains { $0.name == "target" && $0.strings["name"] == ["Segues"] })
  #expect(manifest.contains { $0.name == "testTarget" && $0.strings["name"] == ["SeguesTests"] })
}
