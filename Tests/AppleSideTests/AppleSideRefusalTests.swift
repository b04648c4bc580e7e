import Foundation
import TestSupport
import Testing

/// The check is only worth something if it can fail, so each test breaks one thing in a copy of the
/// package.
@Suite(.enabled(if: AppleSideScript.isForThisSystem, "the check is for systems without an SDK"))
struct AppleSideRefusalTests {
  private let output: TemporaryFolder
  private let package: ChangedPackage

  init() throws {
    output = try TemporaryFolder()
    package = try ChangedPackage()
  }

  @Test func `A mistake in the UIKit branch of the runtime fails the check`() throws {
    try package.replace(
      "Sources/AppRuntime/Segues/Platform/Platform+UIKit.swift", "#endif",
      with: "extension UIViewController { var wrong: String { viewIfLoaded } }\n#endif")
    #expect(try failure("runtime").contains("cannot convert return expression"))
  }

  @Test func `A mistake in the AppKit branch of the runtime fails the check`() throws {
    try package.replace(
      "Sources/AppRuntime/Segues/Platform/Platform+AppKit.swift", "#endif",
      with: "extension NSViewController { var wrong: String { viewIfLoaded } }\n#endif")
    #expect(try failure("runtime").contains("cannot convert return expression"))
  }

  @Test func `Accepting a view as a destination on AppKit fails the check`() throws {
    try package.replace(
      "Sources/AppRuntime/Segues/Destinations/NoSegueInput.swift",
      "*, unavailable,\n    message: \"a segue leads",
      with: "*, deprecated, message: \"a segue leads"
    )
    let modules = try SharedModules.copy(to: output)
    let script = AppleSideScript(root: package.path)
    #expect(try script.run(["runtime"], output: modules).status == 0)
    let result = try script.run(["mistakes"], output: modules)
    #expect(result.status == 1)
    #expect(result.output.contains("not refused with: a segue leads to a view controller"))
  }

  @Test func `A method that iOS 13 lacks fails the check`() throws {
    try package.replace(
      "Sources/Groundwork/Findings/Reporters/XMLText.swift", ".substituting(",
      with: ".replacing(")
    #expect(try failure("ios-13").contains("'replacing(_:with:maxReplacements:)' is unavailable"))
  }

  @Test func `A method that iOS 13 lacks fails the check of the runtime, too`() throws {
    try package.replace(
      "Sources/AppRuntime/Segues/Platform/Platform.swift", "#endif",
      with: "extension String { var wrong: Bool { firstRange(of: \"a\") == nil } }\n#endif")
    #expect(try failure("runtime").contains("'firstRange(of:)' is unavailable"))
  }

  @Test func `A mistake in an example fails the check`() throws {
    try package.replace(
      "Examples/Pills/PillsViewController.swift", "performSegue(.theRedPillExperience",
      with: "performSegue(.theRedPilExperience")
    let output = try failure("examples")
    #expect(output.contains("has no member 'theRedPilExperience'"))
  }

  @Test func `A mistake in a plugin's code for Xcode fails the check`() throws {
    try package.replace(
      "Plugins/SeguesGeneratorPlugin/XcodeTarget+Segues.swift", "target.inputFiles)",
      with: "target.sourceFiles)")
    #expect(try failure("plugins").contains("has no member 'sourceFiles'"))
  }

  @Test func `A mistake that only Objective-C can see fails the check`() throws {
    try package.replace(
      "Examples/Pills/RedPillViewController.swift", "@IBOutlet private var messageLabel: UILabel!",
      with: "@IBOutlet private var messageLabel: Int!")
    let output = try failure("examples")
    #expect(output.contains("'@IBOutlet' property cannot have non-object type 'Int'"))
  }

  @Test func `A mistake in an expansion fails the check, in UIKit's code and in AppKit's`() throws {
    try package.replace(
      "AppleSideChecks/Expansions/HandWritten.swift", "case name(String)", with: "case name(Int)")
    try package.replace(
      "AppleSideChecks/ExpansionsAppKit/WindowControllers.swift", "case rename(String)",
      with: "case rename(Int)")
    let output = try failure("expansions")
    let type = "'NameViewController.SegueInput'"
    let message = "cannot convert value of type 'Int' to expected argument type \(type)"
    for place in ["HandWritten.swift:6:", "WindowControllers.swift:8:"] {
      #expect(
        output.split(separator: "\n").contains { $0.contains(place) && $0.contains(message) })
    }
  }

  @Test func `AppKit's code in a Mac Catalyst app fails the check`() throws {
    try package.replace(
      "Tests/GeneratedCodeTests/Screens/Platforms.swift",
      "canImport(AppKit) && !targetEnvironment(macCatalyst)", with: "canImport(AppKit)")
    #expect(try failure("catalyst").contains("cannot find type 'NSViewController' in scope"))
  }

  @Test func `A mistake that the compiler accepts fails the check`() throws {
    try package.replace(
      "AppleSideChecks/Mistakes/ExampleMistakes.swift", "theGreenPillExperience, sender",
      with: "theRedPillExperience, sender")
    let output = try failure("mistakes")
    #expect(output.contains("ExampleMistakes.swift:6: not refused with: has no member"))
  }

  @Test func `An error at another line than expected fails the check`() throws {
    try package.replace(
      "AppleSideChecks/Mistakes/RuntimeMistakes.swift", "isViewLoaded  //",
      with: "_ = 1 as String\n      return isViewLoaded  //")
    let output = try failure("mistakes")
    #expect(output.contains("not expected: "))
    #expect(output.contains("cannot convert value of type 'Int' to type 'String'"))
  }

  @Test func `A folder without sources is an error, not a success`() throws {
    try package.remove("Examples/Catalog")
    let result = try run("examples")
    #expect(result.status == 2)
    #expect(result.errors.contains("no \(package.path)/Examples/Catalog"))
  }

  /// Returns what the check prints for a changed group, which must fail.
  private func failure(_ group: String) throws -> String {
    let result = try run(group)
    #expect(result.status == 1, "\(result.output)\(result.errors)")
    return result.output
  }

  private func run(_ group: String) throws -> Subprocess {
    try AppleSideScript(root: package.path)
      .run([group], output: SharedModules.copy(to: output))
  }
}
