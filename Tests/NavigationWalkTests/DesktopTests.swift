import Foundation
import NavigationGraph
import NavigationWalk
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

/// The effects of AppKit's segues.
@MainActor
@Suite struct DesktopTests {
  /// A view controller `home` with the given segues, next to more scenes.
  private func mac(_ segues: [SegueText], _ scenes: [SceneText] = []) -> StoryboardText {
    StoryboardText(
      initial: "home", runtime: "MacOSX.Cocoa",
      scenes: [.controller("home", class: "HomeViewController", segues: segues)] + scenes)
  }

  @Test func `Show opens a window`() {
    let result = walk([
      "Main.storyboard": mac(
        [SegueText("show", to: "x", id: "go", from: .button)], [.controller("x")])
    ])
    #expect(result.outcome("go")?.summary == "opens its own window")
    #expect(result.scene("x") == .made)
    #expect(!result.raises)
  }

  @Test(arguments: [
    ("sheet", "a sheet"), ("modal", "a modal window"), ("popover", "a popover"),
  ])
  func `A view controller is presented over the source`(kind: String, style: String) {
    let result = walk([
      "Main.storyboard": mac(
        [SegueText(kind, to: "x", id: "go", from: .button)], [.controller("x")])
    ])
    #expect(result.outcome("go") == .presented(over: "HomeViewController", style: style))
  }

  @Test func `Before a segue in a sheet is performed, the sheet is opened`() {
    let result = walk([
      "Main.storyboard": mac(
        [SegueText("sheet", to: "x", id: "first", from: .button)],
        [
          .controller("x", segues: [SegueText("sheet", to: "y", id: "second", from: .button)]),
          .controller("y"),
        ])
    ])
    #expect(result.hosting("second")?.steps.count == 1)
    #expect(result.outcome("second")?.name == "presented")
  }

  @Test func `A window that is shown once is brought to the front`() {
    let again = SegueText("show", to: "x", id: "again", from: .button)
    let result = walk([
      "Main.storyboard": mac(
        [SegueText("show", to: "x", id: "go", from: .button)],
        [
          .controller("x", class: "InspectorViewController", segues: [again])
            .with("showSeguePresentationStyle", "single")
        ])
    ])
    #expect(result.outcome("go")?.name == "opened")
    #expect(result.outcome("again")?.name == "broughtToFront")
  }

  @Test func `A tab view controller is created with its tabs`() {
    let result = walk([
      "Main.storyboard": mac(
        [SegueText("show", to: "tabs", id: "go", from: .button)],
        [
          .controller(
            "tabs", "tabViewController",
            segues: [
              SegueText(
                "relationship", to: "tab", id: "tab-1", attributes: [("relationship", "tabItems")])
            ]),
          .controller("tab"),
        ])
    ])
    #expect(result.outcome("tab-1")?.name == "contained")
    #expect(result.outcome("tab-1")?.summary.hasSuffix("as one of its tabs") == true)
  }

  @Test func `A segue to a missing scene throws or is unknown, and the walk continues`() {
    let result = walk([
      "Main.storyboard": mac([
        SegueText("show", to: "nowhere", id: "go", from: .button),
        SegueText("show", to: "home", id: "again", from: .button),
      ])
    ])
    #expect(result.outcome("go") != nil)
    #expect(result.outcome("again")?.name == "opened")
  }

  @Test func `A popover that code must anchor is unknown`() {
    let result = walk([
      "Main.storyboard": mac(
        [SegueText("popover", to: "x", id: "go", identifier: "go")], [.controller("x")])
    ])
    #expect(result.outcome("go")?.name == "unknown")
    #expect(!result.raises)
  }

  @Test func `A controller that contains itself throws an exception`() {
    let result = walk([
      "Main.storyboard": mac([SegueText("embed", to: "home", id: "go", from: .containerView)])
    ])
    #expect(result.outcome("go")?.name == "raised")
  }

  @Test func `A kind that AppKit doesn't have does nothing`() {
    let result = walk([
      "Main.storyboard": mac(
        [SegueText("push", to: "x", id: "go", from: .button)], [.controller("x")])
    ])
    #expect(result.outcome("go")?.name == "nothing")
  }

  @Test func `A popover's controller is not walked, because it is created with its scene`() throws {
    let read = StoryboardReader().read(Data(PopoverText.xml.utf8), path: "Main.storyboard")
    let result = walk([try #require(read.file)])
    #expect(result.scene("list") == .made)
    #expect(result.scene("tips") == .notWalked(reason: "created with its scene, as another object"))
    #expect(result.scene("lone") == .unreachable)
  }
}
