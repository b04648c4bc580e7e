import Findings
import SegueGeneration
import StoryboardModel
import Testing

/// A team's choices for its generated code.
@Suite struct OptionTests {
  private static let scene = SceneDeclaration(
    name: "initial", identifier: nil, controller: ClassName("ListViewController"),
    destination: DestinationDeclaration(className: ClassName("ListViewController"), isCustom: true),
    location: RenderFixture.location(3))

  @Test(arguments: [
    (GenerationOptions.Access.internal, ""), (.package, "package "), (.public, "public "),
  ])
  func `Every declaration has the access level`(access: GenerationOptions.Access, prefix: String) {
    let text = RenderFixture.text(
      RenderFixture.file([RenderFixture.segue("show")], scenes: [Self.scene])
    ) { $0.access = access }
    for line in [
      "enum ListViewControllerSegues: StoryboardSegues {", "  enum Cases<Person> {",
      "  protocol Source: _SegueController {}", "enum MainStoryboard {",
      "  static func _id(of segue: Segue) -> ID {",
    ] {
      let indentation = line.prefix { $0 == " " }
      #expect(text.contains("\n\(indentation)\(prefix)\(line.dropFirst(indentation.count))\n"))
    }
    #expect(text.contains("nonisolated \(prefix)enum ID: String, StoryboardSegueID {"))
    #expect(text.contains("#if hasFeature(InternalImportsByDefault)") == (access != .internal))
    #expect(access == .internal || text.contains("\n\(prefix)import Segues\n"))
  }

  @Test func `A type parameter isn't named like a parameter of a function in the same type`() {
    let segue = RenderFixture.segue("show", to: ClassName("ValueViewController"))
    #expect(RenderFixture.text(RenderFixture.file([segue])).contains("enum Cases<ValueInput> {"))
  }

  @Test(arguments: ["Cases", "Children", "Destination", "ID", "Segue", "Source"])
  func `A class named like a generated type is named through an alias`(name: String) {
    let segue = RenderFixture.segue("show", to: ClassName(name))
    let text = RenderFixture.text(RenderFixture.file([segue])) { $0.access = .public }
    #expect(text.contains("\npublic typealias \(name)SceneClass = \(name)\n"))
    #expect(text.contains("typealias Segue = Cases<\(name)SceneClass.SegueInput>"))
    #expect(text.contains("return \(name)SceneClass.self"))
    let foreign = RenderFixture.segue("show", to: ClassName(name, module: "Kit"))
    #expect(
      RenderFixture.text(RenderFixture.file([foreign]))
        .contains("typealias Segue = Cases<Kit.\(name).SegueInput>"))
  }

  @Test(arguments: [
    ("Int" as SwiftFragment, "Int?"), ("[Int]", "[Int]?"), ("any P", "(any P)?"),
    ("P&Q", "(P&Q)?"), ("(Int)->Void", "((Int)->Void)?"),
  ])
  func `The answer to an unwind segue is an optional of the whole type`(
    value: SwiftFragment, answer: String
  ) {
    var segue = SegueDeclaration(
      name: "back", role: .unwind, identifier: "back", kind: .unwind, unwindAction: "back:",
      controls: ["a button"], locations: [RenderFixture.location(7)])
    segue.unwind = UnwindOverride(method: "Home.back(with:)", value: value)
    let text = RenderFixture.text(RenderFixture.file([segue]))
    #expect(text.contains("func backInput(from sender: Any?) -> \(answer)\n"))
  }

  @Test(arguments: [
    (GenerationOptions.Bundle.module, "Bundle.module"), (.ofCode, "Bundle(for: BundleToken.self)"),
    (.expression("AppBundle.shared"), "AppBundle.shared"),
  ])
  func `The bundle is the configured one`(
    bundle: GenerationOptions.Bundle, expression: String
  ) {
    let text = RenderFixture.text(RenderFixture.file(scenes: [Self.scene])) { $0.bundle = bundle }
    #expect(text.contains("  static var bundle: Bundle { \(expression) }\n"))
    #expect(text.contains("private final class BundleToken {}") == (bundle == .ofCode))
  }

  @Test func `Configured modules and the classes' modules are imported, sorted, once`() {
    let file = RenderFixture.file(
      [RenderFixture.segue("show", to: ClassName("ZoomViewController", module: "Zoom"))],
      scenes: [Self.scene])
    let text = RenderFixture.text(file) { $0.imports = ["Kit", "Zoom"] }
    #expect(text.contains("\nimport Foundation\nimport Kit\nimport Segues\nimport Zoom\n\n"))
  }

  @Test(arguments: [
    (TargetRuntime.iOS, "#if !os(macOS) && !os(tvOS)"), (.visionOS, "#if !os(macOS) && !os(tvOS)"),
    (.tvOS, "#if os(tvOS)"),
    (.macOS, "#if canImport(AppKit) && !targetEnvironment(macCatalyst)"),
  ])
  func `Files of several platforms are compiled only where they belong`(
    runtime: TargetRuntime, condition: String
  ) throws {
    let runtimes: [TargetRuntime] = [.iOS, .visionOS, .tvOS, .macOS]
    let files = runtimes.map {
      RenderFixture.file([RenderFixture.segue("show")], runtime: $0, isConditional: true)
    }
    let rendered = FileRenderer.render(files, options: GenerationOptions())
    let index = try #require(runtimes.firstIndex(of: runtime))
    #expect(rendered[index].text.contains("\n\(condition)\n"))
    #expect(rendered[index].text.hasSuffix("#endif\n"))
  }

  @Test(arguments: [TargetRuntime.iOS, .tvOS, .visionOS, .other("")])
  func `One platform needs no condition`(_ runtime: TargetRuntime) {
    let text = RenderFixture.text(
      RenderFixture.file([RenderFixture.segue("show")], runtime: runtime))
    #expect(!text.contains("#if"))
  }
}
