import CheckRun
import Findings
import TestSupport
import Testing

/// Storyboards that are resources of a Swift package.
@Suite struct PackageStoryboardTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version:5.5
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [.target(name: "Kit", resources: [.process("Entry.storyboard")])]
      )
      """, to: "Package.swift")
    try folder.write(
      StoryboardText(scenes: [.controller("c", class: "Entry", identifier: "Entry")]).xml,
      to: "Sources/Kit/Entry.storyboard")
  }

  /// The findings about an expression of the package that opens its storyboard.
  private func findings(_ storyboard: String) throws -> [String] {
    try folder.write(
      """
      import UIKit
      public class Entry: UIViewController {
        func open(_ other: Bundle?) {
          _ = \(storyboard)
        }
      }
      """, to: "Sources/Kit/Entry.swift")
    return try CheckRun(CheckRequest(paths: [folder.path])).run().findings
      .filter { $0.rule == "unknown-storyboard" }.map { "\($0.severity) \($0.location.line)" }
  }

  @Test(arguments: ["nil", ".main", "Bundle.main"])
  func `A package's storyboard is not in the main bundle`(bundle: String) throws {
    #expect(
      try findings("UIStoryboard(name: \"Entry\", bundle: \(bundle))") == ["warning 4"])
  }

  @Test(arguments: ["[NSBundle mainBundle]", "NSBundle.mainBundle"])
  func `Objective-C code of a package may name the main bundle`(bundle: String) throws {
    try folder.write(
      """
      @interface Entry : UIViewController
      @end
      @implementation Entry
      - (void)open { [UIStoryboard storyboardWithName:@"Entry" bundle:\(bundle)]; }
      @end
      """, to: "Sources/Kit/Entry.m")
    let found = try CheckRun(CheckRequest(paths: [folder.path])).run().findings
    #expect(found.contains { $0.rule == "unknown-storyboard" && $0.location.line == 4 })
  }

  @Test(arguments: [".module", "Bundle.module", "other", "Bundle(for: Entry.self)"])
  func `A package's storyboard may be in another bundle`(bundle: String) throws {
    #expect(try findings("UIStoryboard(name: \"Entry\", bundle: \(bundle))") == [])
  }

  @Test func `Code that is not for packages may open the storyboard in the main bundle`() throws {
    let storyboard = """
      make()
        }
        func make() -> UIStoryboard {
          #if SWIFT_PACKAGE
            return UIStoryboard(name: "Entry", bundle: .module)
          #else
            return UIStoryboard(name: "Entry", bundle: nil)
          #endif
      """
    #expect(try findings(storyboard) == [])
  }
}
