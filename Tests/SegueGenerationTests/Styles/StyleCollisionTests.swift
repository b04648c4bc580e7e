import Findings
import Foundation
import SegueGeneration
import StoryboardModel
import TestSupport
import Testing

/// Identifiers that other tools drop, or for which their code doesn't compile.
@Suite struct StyleCollisionTests {
  private let files: [InterfaceFile]

  init() throws {
    files = try [#require(file(StyleFixture.hostile.xml, path: "Odd\"\\\n☕️.storyboard"))]
  }

  @Test(arguments: StyleReferenceTests.Style.all)
  func `The accessors compile, whatever the identifiers contain`(
    _ style: StyleReferenceTests.Style
  ) throws {
    let folder = try TemporaryFolder()
    let code = StyleFixture.code(files, style.style)
    let sources = try code.files.enumerated().map { try folder.write($1.text, to: "\($0).swift") }
    let screens = StyleReferenceTests.callSites(["Screens"])
    let result = try Compiler(flags: ["-swift-version", "6"]).compile(sources + screens)
    #expect(result.succeeded && result.messages == [], "\(result.output)")
  }

  @Test func `SwiftGen's style keeps every identifier, and reports collisions`() throws {
    let code = StyleFixture.code(files, .swiftgen)
    let text = try #require(code.files.first).text
    #expect(text.components(separatedBy: " = SceneType<").count - 1 == 17)
    #expect(text.components(separatedBy: "    case ").count - 1 == 14)
    for name in ["ab", "ab2", "ab3", "`class`", "self_", "`init`", "_42", "none"] {
      #expect(text.contains("    case \(name)\n") || text.contains("    case \(name) = \""))
    }
    #expect(text.contains(#"identifier: "two\nlines")"#))
    #expect(text.contains(##"= "go \"there\"""##))
    #expect(text.contains("static let showIt = ") && text.contains("static let showIt2 = "))
    #expect(text.contains("static let initialScene2 = ") && text.contains("storyboard2 = "))
    let messages = code.findings.map(\.message)
    #expect(Set(code.findings.map(\.rule)) == ["names-collide"])
    #expect(
      messages.contains {
        $0.hasPrefix("the scene “show-it” is named “showIt2”, because the scene")
      }
    )
    #expect(
      messages.contains {
        $0.hasPrefix("the segue “a_b” is named “ab") && $0.contains("because the segue “a b”")
          && $0.hasSuffix("already has the name “ab”")
      })
  }

  @Test func `R.swift's style keeps every identifier, and reports those that collide`() throws {
    let code = StyleFixture.code(files, .rswift)
    let text = try #require(code.files.first).text
    #expect(text.components(separatedBy: ".init(identifier: ").count - 1 == 17 + 14)
    for name in ["aB", "aB2", "a_b", "`class`", "self_", "`init`", "_42"] {
      #expect(text.contains("var \(name): _R.SegueIdentifier<"))
    }
    for name in ["name2", "bundle2", "validate2"] {
      #expect(text.contains("var \(name): _R.StoryboardViewControllerIdentifier<"))
    }
    let messages = code.findings.map(\.message)
    #expect(
      messages.contains {
        $0.hasPrefix(
          "the segue “a-b” of FirstViewController is named “aB2”, because the segue “a b”")
      })
  }

  @Test func `A class's segue to different classes is one accessor for their base class`()
    throws
  {
    let storyboard = StoryboardText(
      scenes: [
        .controller("a", class: "A", segues: [SegueText("show", to: "b", identifier: "go")]),
        .controller("a2", class: "A", segues: [SegueText("show", to: "c", identifier: "go")]),
        .controller("b", class: "B"), .controller("c", class: "C"),
      ])
    let code = StyleFixture.code(
      SegueGenerationTests.files(["Main.storyboard": storyboard]), .rswift)
    let text = try #require(code.files.first).text
    #expect(text.contains("var go: _R.SegueIdentifier<UIStoryboardSegue, A, UIViewController> {"))
    #expect(text.contains("/// To `B`, show, at Main.storyboard:"))
    #expect(text.contains("/// To `C`, show, at Main.storyboard:"))
  }

  @Test func `On the Mac, the base classes are AppKit's, whatever a segue's own class is`() throws {
    let storyboard = StoryboardText(
      runtime: "MacOSX.Cocoa",
      scenes: [
        .controller(
          "a", class: "A",
          segues: [
            SegueText("custom", to: "b", identifier: "go", attributes: [("customClass", "Fade")])
          ]),
        .controller("a2", class: "A", segues: [SegueText("show", to: "c", identifier: "go")]),
        .controller("b", class: "B"), .controller("c", class: "C"),
      ])
    let code = StyleFixture.code(
      SegueGenerationTests.files(["Main.storyboard": storyboard]), .rswift)
    let text = try #require(code.files.first).text
    #expect(text.contains("var go: _R.SegueIdentifier<NSStoryboardSegue, A, NSViewController> {"))
  }

  @Test(arguments: [GenerationOptions.Style.swiftgen, .rswift])
  func `A storyboard for watchOS has no accessors`(style: GenerationOptions.Style) {
    let watch = StoryboardText(
      runtime: "watchKit",
      scenes: [
        .controller(
          "a", class: "Watch", identifier: "a",
          segues: [SegueText("push", to: "a", identifier: "again")])
      ])
    let code = StyleFixture.code(
      SegueGenerationTests.files(["Interface.storyboard": watch]), style)
    for file in code.files {
      #expect(!file.text.contains("Watch"))
      #expect(!file.text.contains("again"))
    }
  }

  @Test func `A class's segues in several storyboards are together, in the first file`() throws {
    let code = StyleFixture.code(
      SegueGenerationTests.files([
        "B.storyboard": StoryboardText(scenes: [
          .controller("a", class: "A", segues: [SegueText("show", to: "a", identifier: "two")])
        ]),
        "A.storyboard": StoryboardText(scenes: [
          .controller("a", class: "A", segues: [SegueText("show", to: "a", identifier: "one")])
        ]),
      ]), .rswift)
    let texts = code.files.map(\.text)
    #expect(texts[0].contains("var one: ") && texts[0].contains("var two: "))
    #expect(!texts[1].contains("_R.segue"))
  }

  @Test func `A storyboard may be named after the class in it`() throws {
    let storyboard = StoryboardText(
      initial: "p",
      scenes: [
        .controller("p", class: "PersonViewController", identifier: "Person"),
        .controller("e", class: "EditViewController", identifier: "Edit"),
      ])
    let files = SegueGenerationTests.files([
      "Main.storyboard": storyboard, "PersonViewController.storyboard": storyboard,
    ])
    let folder = try TemporaryFolder()
    let code = StyleFixture.code(files, .swiftgen)
    let sources = try code.files.map { try folder.write($0.text, to: $0.name) }
    let call = try folder.write(
      """
      import Segues
      @MainActor func make() -> [PersonViewController] {
        [
          StoryboardScene.PersonViewController.initialScene.instantiate(),
          StoryboardScene.Main.person.instantiate(),
        ]
      }
      """, to: "Call.swift")
    let screens = StyleReferenceTests.callSites(["Screens"])
    let result = try Compiler(flags: ["-swift-version", "6"]).compile(sources + [call] + screens)
    #expect(result.succeeded && result.messages == [], "\(result.output)")
  }

  @Test func `In SwiftGen's style, a scene isn't named like its storyboard's type`() throws {
    let storyboard = StoryboardText(scenes: [.controller("a", class: "A", identifier: "人")])
    let code = StyleFixture.code(
      SegueGenerationTests.files(["人.storyboard": storyboard]), .swiftgen)
    let text = try #require(code.files.first).text
    #expect(
      text.contains(#"static let 人2 = SceneType<A>(storyboard: 人.self, identifier: "人")"#))
  }

  @Test func `In R.swift's style, no type hides a class that has the name of an accessor`() throws {
    let storyboard = StoryboardText(
      initial: "a",
      scenes: [
        .controller(
          "a", class: "loginVC", segues: [SegueText("show", to: "a", identifier: "again")])
      ])
    let code = StyleFixture.code(
      SegueGenerationTests.files(["loginVC.storyboard": storyboard]), .rswift)
    let text = try #require(code.files.first).text
    #expect(text.contains("var loginVC: loginVC_ { .init(bundle: bundle) }"))
    #expect(text.contains("struct loginVC_: _R.StoryboardReference, "))
    #expect(text.contains("typealias InitialController = loginVC\n"))
    #expect(text.contains("var loginVC: loginVC_ { .init() }"))
    #expect(text.contains("struct loginVC_: Sendable {"))
    #expect(text.contains("_R.SegueIdentifier<UIStoryboardSegue, loginVC, loginVC>"))
  }

  @Test func `In R.swift's style, a class may be named InitialController`() throws {
    let storyboard = StoryboardText(
      initial: "a", scenes: [.controller("a", class: "InitialController", identifier: "A")])
    let code = StyleFixture.code(
      SegueGenerationTests.files(["Main.storyboard": storyboard]), .rswift)
    let text = try #require(code.files.first).text
    #expect(text.contains("typealias InitialController = InitialControllerSceneClass\n"))
    #expect(
      text.contains(
        "_R.StoryboardViewControllerIdentifier<InitialControllerSceneClass> {"))
    #expect(text.contains("\ntypealias InitialControllerSceneClass = InitialController\n"))
  }

  @Test func `Classes of other modules are imported and named with their module`() throws {
    let storyboard = StoryboardText(
      scenes: [
        .controller(
          "a", class: "PayViewController", module: "Payments", identifier: "Pay",
          segues: [SegueText("show", to: "a", identifier: "again")])
      ])
    let files = SegueGenerationTests.files(["Main.storyboard": storyboard])
    let swiftGen = try #require(StyleFixture.code(files, .swiftgen).files.first).text
    #expect(swiftGen.contains("\nimport Payments\n"))
    #expect(swiftGen.contains("SceneType<Payments.PayViewController>("))
    let rSwift = try #require(StyleFixture.code(files, .rswift).files.first).text
    #expect(rSwift.contains("\nimport Payments\n"))
    #expect(rSwift.contains("var payViewController: payViewController { .init() }"))
  }

  @Test func `For an app that uses R.swift, the code extends R instead of declaring it`() throws {
    let files = StyleFixture.app
    let own = try #require(StyleFixture.code(files, .rswift).files.first).text
    #expect(own.contains("let R = _R(bundle: Bundle(for: ResourceBundleToken.self))"))
    let extended = try #require(
      StyleFixture.code(files, .rswift) { $0.extendsR = true }.files.first
    ).text
    #expect(!extended.contains("let R = ") && !extended.contains("struct _R:"))
    #expect(extended.contains("extension _R {"))
  }

  @Test func `The code uses the bundle of the options`() throws {
    for style in [GenerationOptions.Style.swiftgen, .rswift] {
      let module = StyleFixture.code(StyleFixture.app, style) { $0.bundle = .module }
      #expect(module.files[0].text.contains("undle: Bundle.module)"))
      #expect(!module.files[0].text.contains("BundleToken"))
      let own = StyleFixture.code(StyleFixture.app, style) { $0.bundle = .expression(".design") }
      #expect(own.files[0].text.contains("undle: .design)"))
    }
  }
}
