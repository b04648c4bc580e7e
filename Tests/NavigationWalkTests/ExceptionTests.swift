import Foundation
import NavigationGraph
import NavigationWalk
import TestSupport
import Testing

@MainActor
@Suite struct ExceptionTests {
  private func raised(_ outcome: WalkOutcome?) -> WalkException? {
    if case .raised(let exception)? = outcome { exception } else { nil }
  }

  @Test func `A push segue without a navigation controller throws UIKit's exception`() throws {
    let main = StoryboardText(
      initial: "a",
      scenes: [
        .controller("a", segues: [SegueText("push", to: "b", id: "go", identifier: "next")]),
        .controller("b"),
      ])
    let result = walk(["Main.storyboard": main])
    let exception = try #require(raised(result.outcome("go")))
    #expect(exception.name == "NSGenericException")
    #expect(exception.reason.contains("Could not find a navigation controller for segue 'next'"))
    #expect(result.raises)
  }

  @Test func `A push segue of a scene that only code creates is unknown`() {
    let result = walk([
      "Main.storyboard": app(
        [],
        [
          .controller("a", segues: [SegueText("push", to: "b", id: "go", from: .button)]),
          .controller("b"),
        ])
    ])
    #expect(result.outcome("go")?.name == "unknown")
    #expect(!result.raises)
  }

  @Test func `A push segue to a missing scene throws, even if only code creates its scene`() {
    let result = walk([
      "Main.storyboard": app(
        [],
        [
          .controller("a", segues: [SegueText("push", to: "ref", id: "go", from: .button)]),
          .reference("ref", identifier: "Gone"),
        ])
    ])
    #expect(raised(result.outcome("go"))?.name == "NSInvalidArgumentException")
  }

  @Test func `A reference to a missing scene throws an exception`() throws {
    let result = walk([
      "Main.storyboard": app(
        [SegueText("show", to: "ref", id: "go", from: .button)],
        [.reference("ref", storyboard: "Other", identifier: "Gone")]),
      "Other.storyboard": StoryboardText(initial: "x", scenes: [.controller("x")]),
    ])
    let exception = try #require(raised(result.outcome("go")))
    #expect(exception.name == "NSInvalidArgumentException")
    #expect(
      exception.reason
        == "Storyboard (<UIStoryboard: 0x…>) doesn't contain a view controller with identifier "
        + "'Gone'")
  }

  @Test func `If an embed of a missing scene throws, other segues of its source are unknown`() {
    let result = walk([
      "Main.storyboard": app(
        [
          SegueText("embed", to: "ref", id: "go", from: .containerView),
          SegueText("show", to: "nav", id: "other", from: .button),
        ],
        [.reference("ref", identifier: "Gone")])
    ])
    #expect(result.outcome("go")?.name == "raised")
    #expect(result.outcome("other")?.name == "unknown")
    #expect(result.scene("list") != .made)
  }

  @Test func `A segue to a storyboard that wasn't read is unknown, and the walk continues`() {
    let main = StoryboardText(
      initial: "tabs",
      scenes: [
        .controller("tabs", "tabBarController", segues: [.tab("kit"), .tab("own")]),
        .reference("kit", storyboard: "Kit"),
        .controller(
          "own",
          segues: [
            SegueText("embed", to: "kit", id: "embed", from: .containerView),
            SegueText("presentation", to: "x", id: "go", from: .button),
          ]),
        .controller("x"),
      ])
    let result = walk(["Main.storyboard": main])
    #expect(result.outcome("tab-kit")?.name == "unknown")
    #expect(result.outcome("embed")?.name == "unknown")
    #expect(result.outcome("go")?.name == "presented")
    #expect(result.outcome("tab-own")?.name == "contained")
    #expect(!result.raises)
  }

  @Test func `A segue's own class is left to code, and a custom segue without one throws`() throws {
    let result = walk([
      "Main.storyboard": app(
        [
          SegueText(
            "custom", to: "x", id: "own", identifier: "own",
            attributes: [("customClass", "FadeSegue")]),
          SegueText("custom", to: "x", id: "none", identifier: "none"),
          SegueText(
            "presentation", to: "x", id: "sub", from: .button,
            attributes: [("customClass", "FadeSegue")]),
        ],
        [.controller("x")])
    ])
    #expect(result.outcome("own") == .custom(className: "FadeSegue"))
    let exception = try #require(raised(result.outcome("none")))
    #expect(exception.name == "NSInternalInconsistencyException")
    #expect(result.outcome("sub")?.name == "presented")
  }

  @Test func `Controllers that contain themselves are reported, and the walk ends`() {
    let result = walk([
      "Main.storyboard": StoryboardText(
        initial: "home",
        scenes: [
          .controller(
            "home", segues: [SegueText("presentation", to: "a", id: "go", from: .button)]),
          .controller("a", segues: [SegueText("embed", to: "b", id: "ab", from: .containerView)]),
          .controller("b", segues: [SegueText("embed", to: "a", id: "ba", from: .containerView)]),
          .controller("nav", "navigationController", segues: [.root("nav")]),
        ])
    ])
    for segue in ["go", "ab", "ba", "root-nav"] {
      #expect(raised(result.outcome(segue))?.name == "EndlessRecursion")
    }
    #expect(result.scene("home") == .made)
    #expect(result.scene("a") != .made)
  }

  @Test func `Embeds that double with every level are not followed`() {
    let levels = (0..<40).map { level in
      SceneText.controller(
        "c\(level)",
        segues: [
          SegueText("embed", to: "c\(level + 1)", id: "l\(level)", from: .containerView),
          SegueText("embed", to: "c\(level + 1)", id: "r\(level)", from: .containerView),
        ])
    }
    let result = walk([
      "Main.storyboard": StoryboardText(initial: "c0", scenes: levels + [.controller("c40")])
    ])
    #expect(result.outcome("l0")?.name == "unknown")
    #expect(result.outcome("l39")?.name == "embedded")
  }
}
