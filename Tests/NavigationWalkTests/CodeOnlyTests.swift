import NavigationGraph
import NavigationWalk
import StoryboardModel
import TestSupport
import Testing

/// Facts that only code knows: unwind actions, identifiers, segue actions.
@MainActor
@Suite struct CodeOnlyTests {
  @Test func `An unwind segue goes to the nearest scene on the way back with a custom class`() {
    let result = walk([
      "Main.storyboard": app(
        [SegueText("show", to: "plain", from: .button)],
        [
          .controller("plain", segues: [SegueText("presentation", to: "top", from: .button)]),
          .controller(
            "top", class: "TopViewController",
            segues: [
              .unwind("done:", to: "top-exit", from: .button),
              SegueText("embed", to: "child", from: .containerView),
            ]),
          .controller("child", class: "ChildViewController"),
        ])
    ])
    #expect(
      result.outcome("unwind-top-exit")
        == .unwound(
          to: ControllerID(file: "Main.storyboard", object: "list"), name: "ListViewController",
          action: "done:"))
  }

  @Test func `An unwind segue without a custom class on the way back is unknown`() {
    let main = StoryboardText(
      initial: "a",
      scenes: [
        .controller("a", class: "A", segues: [.unwind("done:", to: "a-exit", from: .button)])
      ])
    let result = walk(["Main.storyboard": main])
    #expect(result.outcome("unwind-a-exit")?.name == "unknown")
    #expect(!result.raises)
  }

  @Test func `A segue that neither code nor a control can perform does nothing`() {
    let result = walk([
      "Main.storyboard": app(
        [
          SegueText("show", to: "x", id: "nameless"),
          SegueText("show", to: "x", id: "first", identifier: "same"),
          SegueText("show", to: "x", id: "second", identifier: "same"),
        ], [.controller("x")])
    ])
    #expect(result.outcome("nameless")?.name == "nothing")
    #expect(result.outcome("first")?.name == "pushed")
    #expect(result.outcome("second")?.name == "nothing")
  }

  @Test func `Two segues with the same id are both walked`() {
    let result = walk([
      "Main.storyboard": app(
        [
          SegueText("show", to: "x", id: "same", from: .button),
          SegueText("presentation", to: "x", id: "same", from: .button),
        ], [.controller("x")])
    ])
    let outcomes = result.files[0].segues.map(\.outcome.name)
    #expect(outcomes == ["contained", "pushed", "presented"])
  }

  @Test func `A segue action doesn't change the storyboard's destination`() {
    let result = walk([
      "Main.storyboard": app(
        [
          SegueText(
            "show", to: "x", id: "go", from: .button,
            attributes: [("destinationCreationSelector", "makeX:sender:")])
        ], [.controller("x", class: "X", module: "App")])
    ])
    #expect(result.outcome("go")?.name == "pushed")
  }

  @Test func `A popover that code must anchor is unknown`() {
    let main = app(
      [SegueText("popoverPresentation", to: "x", id: "go", identifier: "go")], [.controller("x")])
    let result = walk(["Main.storyboard": main], options: WalkOptions(sizeClass: .regular))
    #expect(result.outcome("go")?.name == "unknown")
    #expect(!result.raises)
  }

  @Test func `Storyboards of an unknown platform are not walked`() {
    let main = StoryboardText(
      initial: "a", runtime: "Amiga",
      scenes: [
        .controller("a", segues: [SegueText("show", to: "b", id: "go", from: .button)]),
        .controller("b"),
      ])
    let result = walk(["Main.storyboard": main])
    #expect(result.outcome("go") == .notWalked(reason: "Amiga"))
    #expect(!result.raises)
  }
}
