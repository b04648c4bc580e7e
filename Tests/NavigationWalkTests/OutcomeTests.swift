import NavigationGraph
import NavigationWalk
import StoryboardModel
import TestSupport
import Testing

@MainActor
@Suite struct OutcomeTests {
  @Test func `A show segue in a navigation controller pushes`() {
    let result = walk([
      "Main.storyboard": app(
        [SegueText("show", to: "detail", id: "go", from: .button)], [.controller("detail")])
    ])
    #expect(result.outcome("go") == .pushed(onto: "UINavigationController", depth: 2))
    #expect(result.outcome("root-list")?.name == "contained")
    #expect(!result.raises)
  }

  @Test func `A presentation names its presenter and its style`() {
    let result = walk([
      "Main.storyboard": app(
        [
          SegueText(
            "presentation", to: "detail", id: "go", identifier: "go",
            attributes: [("modalPresentationStyle", "formSheet")])
        ], [.controller("detail")])
    ])
    #expect(result.outcome("go") == .presented(over: "UINavigationController", style: "formSheet"))
  }

  @Test func `A popover is a popover only in a regular window`() {
    let main = app(
      [SegueText("popoverPresentation", to: "detail", id: "go", from: .button)],
      [.controller("detail")])
    let compact = walk(["Main.storyboard": main])
    let regular = walk(["Main.storyboard": main], options: WalkOptions(sizeClass: .regular))
    #expect(
      compact.outcome("go") == .presented(over: "UINavigationController", style: "fullScreen"))
    #expect(regular.outcome("go") == .presented(over: "UINavigationController", style: "popover"))
  }

  @Test func `An embed is embedded together with its own embeds`() {
    let result = walk([
      "Main.storyboard": app(
        [SegueText("embed", to: "chart", id: "go", from: .containerView)],
        [
          .controller(
            "chart", segues: [SegueText("embed", to: "key", id: "in", from: .containerView)]),
          .controller("key"),
        ])
    ])
    #expect(result.outcome("go") == .embedded(in: "ListViewController"))
    #expect(result.outcome("in") == .embedded(in: "UIViewController"))
  }

  @Test func `A show segue without a container or window does nothing`() {
    let main = StoryboardText(
      initial: "a",
      scenes: [
        .controller("a", segues: [SegueText("show", to: "b", id: "go", from: .button)]),
        .controller("b"),
      ])
    #expect(walk(["Main.storyboard": main]).outcome("go")?.name == "presented")
    let result = walk(["Main.storyboard": main], options: WalkOptions(hasWindow: false))
    #expect(result.outcome("go")?.name == "nothing")
    #expect(!result.raises)
  }

  @Test func `A segue in a second tab is performed with that tab selected`() {
    let main = StoryboardText(
      initial: "tabs",
      scenes: [
        .controller("tabs", "tabBarController", segues: [.tab("first"), .tab("second")]),
        .controller("first"),
        .controller(
          "second", segues: [SegueText("presentation", to: "x", id: "go", from: .button)]),
        .controller("x"),
      ])
    let result = walk(["Main.storyboard": main])
    #expect(result.outcome("go") == .presented(over: "UITabBarController", style: "pageSheet"))
    #expect(result.hosting("go")?.steps.count == 1)
  }

  @Test func `A detail segue pushes in a collapsed split view, and otherwise fills a column`() {
    let main = split(
      [column("masterViewController", "nav"), column("detailViewController", "empty")],
      [
        .controller("nav", "navigationController", segues: [.root("list")]),
        .controller("list", segues: [SegueText("showDetail", to: "x", id: "go", from: .button)]),
        .controller("empty"), .controller("x"),
      ])
    let regular = walk(["Main.storyboard": main], options: WalkOptions(sizeClass: .regular))
    #expect(regular.outcome("go") == .column("secondary", of: "UISplitViewController"))
    let compact = walk(["Main.storyboard": main])
    #expect(compact.outcome("go")?.name == "pushed")
    #expect(compact.outcome("detailViewController-empty")?.name == "contained")
  }

  @Test func `In a compact window, a scene is reached through the column that is shown`() {
    let main = split(
      [
        column("compactViewController", "tabs"), column("masterViewController", "nav"),
        column("detailViewController", "detail"),
      ],
      [
        .controller("tabs", "tabBarController", segues: [.tab("one"), .tab("nav")]),
        .controller("nav", "navigationController", segues: [.root("list")]),
        .controller("list", segues: [SegueText("presentation", to: "x", id: "go", from: .button)]),
        .controller("detail", segues: [SegueText("show", to: "y", id: "more", from: .button)]),
        .controller("one"), .controller("x"), .controller("y"),
      ])
    let compact = walk(["Main.storyboard": main])
    #expect(compact.outcome("go")?.name == "presented")
    #expect(compact.hosting("go")?.steps.count == 3)
    // Only a hidden column has it.
    #expect(compact.hosting("more")?.steps.count == 1)
    let regular = walk(["Main.storyboard": main], options: WalkOptions(sizeClass: .regular))
    #expect(regular.outcome("go")?.name == "presented")
    #expect(regular.hosting("go")?.steps.count == 2)
    #expect(
      regular.outcome("compactViewController-tabs")
        == .contained(in: "UISplitViewController", place: "compactViewController"))
  }

  @Test func `In a wide window, the column for compact windows is created but not shown`() {
    let main = split(
      [
        column("masterViewController", "nav"), column("detailViewController", "detail"),
        column("compactViewController", "small"),
      ],
      [
        .controller("nav", "navigationController", segues: [.root("list")]),
        .controller("list"), .controller("detail"),
        .controller("small", segues: [SegueText("presentation", to: "x", id: "go", from: .button)]),
        .controller("x", segues: [SegueText("presentation", to: "y", id: "on", from: .button)]),
        .controller("y"),
      ])
    let result = walk(["Main.storyboard": main], options: WalkOptions(sizeClass: .regular))
    #expect(result.outcome("compactViewController-small")?.name == "contained")
    #expect(result.outcome("go")?.name == "presented")
    #expect(result.hosting("go")?.start == .code)
    #expect(result.outcome("on")?.name == "presented")
    #expect(result.hosting("on")?.steps.count == 1)
  }

  @Test(arguments: WalkOptions.SizeClass.allCases)
  func `A window of tvOS is regular, and a presentation covers its screen`(
    size: WalkOptions.SizeClass
  ) {
    let main = StoryboardText(
      initial: "split", runtime: "AppleTV",
      scenes: [
        .controller(
          "split", "splitViewController",
          segues: [
            column("masterViewController", "menu"), column("detailViewController", "detail"),
          ]
        ),
        .controller("menu", "tableViewController"),
        .controller(
          "detail", segues: [SegueText("presentation", to: "x", id: "go", from: .button)]),
        .controller("x"),
      ])
    let result = walk(["Main.storyboard": main], options: WalkOptions(sizeClass: size))
    #expect(
      result.outcome("go") == .presented(over: "UISplitViewController", style: "fullScreen"))
  }

  @Test func `An unwind segue to another scene's exit goes back like any other`() {
    let result = walk([
      "Main.storyboard": app(
        [SegueText("show", to: "detail", id: "go", from: .button)],
        [
          .controller("detail", segues: [.unwind("done:", to: "list-exit", identifier: "done")])
        ])
    ])
    #expect(
      result.outcome("unwind-list-exit")
        == .unwound(
          to: ControllerID(file: "Main.storyboard", object: "list"), name: "ListViewController",
          action: "done:"))
  }

  @Test func `Unreachable scenes are walked by themselves and marked as such`() throws {
    let result = walk([
      "Main.storyboard": app(
        [],
        [
          .controller("lone", segues: [SegueText("show", to: "x", id: "go", from: .button)]),
          .controller("x", segues: [SegueText("show", to: "y", id: "on", from: .button)]),
          .controller("y"),
        ])
    ])
    #expect(result.scene("lone") == .unreachable)
    #expect(result.scene("list") == .made)
    #expect(result.hosting("go")?.start == .code)
    let hosting = try #require(result.hosting("on"))
    #expect(hosting.start == .code)
    #expect(hosting.root.object == "lone")
    #expect(hosting.steps.count == 1)
  }
}
