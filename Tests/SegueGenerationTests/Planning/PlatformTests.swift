import Findings
import SegueGeneration
import StoryboardModel
import TestSupport
import Testing

@Suite struct PlatformTests {
  private func main(_ runtime: String, to destination: String) -> StoryboardText {
    StoryboardText(
      runtime: runtime,
      scenes: [
        .controller("a", class: "A", segues: [SegueText("show", to: "b", identifier: "go")]),
        .controller("b", class: destination),
      ])
  }

  @Test func `Classes are shared only within a platform, and the text has conditions`() {
    let plan = plan([
      "iOS/Main.storyboard": main("iOS.CocoaTouch", to: "B"),
      "tvOS/Main.storyboard": main("AppleTV", to: "C"),
      "macOS/Main.storyboard": main("MacOSX.Cocoa", to: "D"),
    ])
    let files = plan.declarations
    #expect(
      files.map(\.outputName) == [
        "iOS.Main.storyboard.swift", "macOS.Main.storyboard.swift", "tvOS.Main.storyboard.swift",
      ])
    #expect(files.map(\.typeName) == Array(repeating: "MainStoryboard", count: 3))
    #expect(files.map(\.needsPlatformCondition) == [true, true, true])
    #expect(files.map(\.runtime) == [.iOS, .macOS, .tvOS])
    #expect(
      files.map { $0.classes.first?.segues.first?.destination?.className.name } == ["B", "D", "C"])
    #expect(plan.findings.isEmpty)
  }

  @Test func `One platform needs no condition, and visionOS counts as iOS`() {
    let plan = plan([
      "1.storyboard": main("iOS.CocoaTouch", to: "B"),
      "2.storyboard": main("iOS.CocoaTouch.iPad", to: "B"),
      "3.storyboard": main("com.example.unknown", to: "B"),
    ])
    #expect(plan.declarations.map(\.needsPlatformCondition) == [false, false, false])
    #expect(plan.declarations.map(\.classes.count) == [2, 0, 0])
    #expect(plan.segue("go", of: "A")?.locations.count == 3)
  }

  @Test func `Plain controllers have their platform's classes`() {
    let scenes: [SceneText] = [
      .controller("a", class: "A", segues: [SegueText("show", to: "b", identifier: "go")]),
      .controller("b"),
    ]
    for (runtime, name) in [
      ("iOS.CocoaTouch", "UIViewController"), ("AppleTV", "UIViewController"),
      ("MacOSX.Cocoa", "NSViewController"), ("com.example.unknown", "UIViewController"),
    ] {
      let plan = plan(["M.storyboard": StoryboardText(runtime: runtime, scenes: scenes)])
      #expect(plan.segue("go", of: "A")?.destination?.className.name == name, "\(runtime)")
    }
  }

  @Test func `A window leads to its content, and an application is not a controller`() {
    let text = StoryboardText(
      initial: "w", runtime: "MacOSX.Cocoa",
      scenes: [
        .controller("app", "application", class: "App"),
        .controller(
          "w", "windowController",
          segues: [
            SegueText(
              "relationship", to: "c",
              attributes: [("relationship", "window.shadowedContentViewController")])
          ]), .controller("c", class: "Content"),
      ])
    let plan = plan(["Main.storyboard": text])
    #expect(plan.scene("initial")?.controller == ClassName("NSWindowController"))
    #expect(plan.scene("initial")?.destination.className == ClassName("Content"))
    #expect(plan.source("App") == nil)
  }
}
