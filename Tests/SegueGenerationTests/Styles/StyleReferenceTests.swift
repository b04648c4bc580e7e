import Foundation
import SegueGeneration
import StoryboardModel
import TestSupport
import Testing

/// The code in the styles of other tools for an app.
///
/// It is recorded, and compiled together with call sites as the users of these tools write them.
/// The Apple-side check reads the references, too.
@Suite struct StyleReferenceTests {
  /// A style, with the folders of its references and call sites.
  struct Style: CustomTestStringConvertible {
    var style: GenerationOptions.Style
    var folder: String

    var testDescription: String { folder }

    static let all = [
      Style(style: .swiftgen, folder: "SwiftGen"), Style(style: .rswift, folder: "RSwift"),
    ]
  }

  @Test(arguments: Style.all)
  func `The accessors of an app match the reference, in any order of its files`(
    _ style: Style
  ) throws {
    try compare(StyleFixture.app, style.style, with: style.folder)
  }

  @Test(arguments: Style.all)
  func `AppKit's storyboards have accessors too`(_ style: Style) throws {
    try compare(StyleFixture.mac, style.style, with: style.folder + "AppKit")
  }

  @Test(arguments: Style.all, LanguageMode.all)
  func `Call sites for the other tool compile`(_ style: Style, _ mode: LanguageMode) throws {
    let folder = try TemporaryFolder()
    let code = StyleFixture.code(StyleFixture.app, style.style)
    let files = try code.files.map { try folder.write($0.text, to: $0.name) }
    let callSites = Self.callSites(["Screens", style.folder + "Calls"])
    let result = try Compiler(flags: mode.flags).compile(files + callSites)
    #expect(result.succeeded && result.messages == [], "\(result.output)")
  }

  @Test(arguments: Style.all)
  func `Accessors with public access compile with public classes`(_ style: Style) throws {
    let folder = try TemporaryFolder()
    let code = StyleFixture.code(StyleFixture.app, style.style) { $0.access = .public }
    var files = try code.files.map { try folder.write($0.text, to: $0.name) }
    let screens = try String(contentsOfFile: Self.callSites(["Screens"])[0], encoding: .utf8)
    let published = screens.replacingOccurrences(of: "\nclass ", with: "\npublic class ")
      .replacingOccurrences(of: "import ", with: "public import ")
      .replacingOccurrences(of: "canpublic import", with: "canImport")
      .replacingOccurrences(of: "  required init", with: "  public required init")
    files.append(try folder.write(published, to: "Screens.swift"))
    let result = try Compiler(flags: LanguageMode.upcomingFeatures.flags).compile(files)
    #expect(result.succeeded && result.messages == [], "\(result.output)")
  }

  @Test(arguments: Style.all)
  func `Nonisolated code can call the accessors in Swift 5 mode`(
    _ style: Style
  ) throws {
    let folder = try TemporaryFolder()
    let code = StyleFixture.code(StyleFixture.app, style.style)
    var files = try code.files.map { try folder.write($0.text, to: $0.name) }
    let call =
      style.style == .swiftgen
      ? "StoryboardScene.Main.person.instantiate()" : "R.storyboard.main.person()"
    files.append(
      try folder.write(
        """
        import Segues
        final class Coordinator {
          func start() { _ = \(call) }
        }
        """, to: "Coordinator.swift"))
    let result = try Compiler(flags: ["-swift-version", "5"])
      .compile(files + Self.callSites(["Screens"]))
    #expect(result.succeeded && result.messages == [], "\(result.output)")
  }

  @Test(arguments: Style.all)
  func `Files of several systems compile in one module, each for its own`(_ style: Style) throws {
    let folder = try TemporaryFolder()
    let code = StyleFixture.code(StyleFixture.app + StyleFixture.mac, style.style)
    let files = try code.files.map { try folder.write($0.text, to: $0.name) }
    let callSites = Self.callSites(["Screens", style.folder + "Calls"])
    let result = try Compiler(flags: ["-swift-version", "6"]).compile(files + callSites)
    #expect(result.succeeded && result.messages == [], "\(result.output)")
    let mac = try #require(code.files.first { $0.name == "Mac.storyboard.swift" })
    #expect(mac.text.contains("#if os(macOS)\n"))
    let main = try #require(code.files.first { $0.name == "Main.storyboard.swift" })
    #expect(main.text.contains("#if !os(macOS)\n"))
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  static func callSites(_ names: [String]) -> [String] {
    names.map { folder.appendingPathComponent("CallSites/\($0).swift").path }
  }

  private func compare(
    _ files: [InterfaceFile], _ style: GenerationOptions.Style, with folder: String
  ) throws {
    let code = StyleFixture.code(files, style)
    #expect(code.findings == [])
    for file in code.files {
      #expect(GeneratedMarker.isAtStart(of: file.text))
      let problem = try ReferenceText.problem(with: file.text, name: "\(folder)/\(file.name)")
      #expect(problem == nil)
    }
    #expect(StyleFixture.code(files.reversed(), style).files == code.files)
  }
}
