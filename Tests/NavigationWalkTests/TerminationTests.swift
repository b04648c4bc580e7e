import Foundation
import NavigationGraph
import NavigationWalk
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

/// Every walk ends, whatever controllers contain each other.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct TerminationTests {
  private nonisolated static let columns = ["masterViewController", "detailViewController"]

  private func play(_ text: StoryboardText, from start: String, _ options: WalkOptions) throws {
    let parsed = StoryboardReader().read(Data(text.xml.utf8), path: "Main.storyboard")
    let graph = NavigationGraph(files: [try #require(parsed.file)])
    let id = ControllerID(file: "Main.storyboard", object: .init(rawValue: start))
    guard let player = try? graph.player(startingAt: id, options: options) else { return }
    #expect(!player.stack.isEmpty)
    for _ in 0..<4 {
      for case .segue(let link, _) in player.moves { _ = player.fire(link) }
      #expect(!player.stack.isEmpty)
    }
  }

  @Test(arguments: columns, WalkOptions.SizeClass.allCases)
  func `A split view with one column is walked`(name: String, size: WalkOptions.SizeClass) throws {
    let text = split(
      [column(name, "nav")],
      [
        .controller("nav", "navigationController", segues: [.root("list")]),
        .controller(
          "list",
          segues: [
            SegueText("showDetail", to: "other", id: "detail", from: .button),
            SegueText("show", to: "other", id: "show", from: .button),
            SegueText("replace", to: "other", id: "replace", from: .button),
            SegueText("presentation", to: "split", id: "present", from: .button),
          ]),
        .controller("other", "navigationController", segues: [.root("last")]),
        .controller(
          "last", segues: [SegueText("showDetail", to: "nav", id: "back", from: .button)]),
      ])
    let options = WalkOptions(sizeClass: size)
    let result = walk(["Main.storyboard": text], options: options)
    let pushes = name == "masterViewController" && size == .compact
    #expect(result.outcome("detail")?.name == (pushes ? "pushed" : "column"))
    #expect(result.scene("split") == .made)
    try play(text, from: "split", options)
  }

  @Test(arguments: WalkOptions.SizeClass.allCases)
  func `Deeply nested split views are walked and played`(size: WalkOptions.SizeClass) throws {
    let depth = 30
    let scenes = (0..<depth).flatMap { level -> [SceneText] in
      let detail = level + 1 < depth ? "split\(level + 1)" : "end"
      return [
        .controller(
          "split\(level)", "splitViewController",
          segues: [
            column("masterViewController", "nav\(level)"), column("detailViewController", detail),
          ]),
        .controller("nav\(level)", "navigationController", segues: [.root("root\(level)")]),
        .controller("root\(level)"),
      ]
    }
    let end = SceneText.controller(
      "end", segues: [SegueText("show", to: "root0", id: "go", from: .button)])
    let text = StoryboardText(initial: "split0", scenes: scenes + [end])
    let options = WalkOptions(sizeClass: size)
    #expect(walk(["Main.storyboard": text], options: options).outcome("go") != nil)
    try play(text, from: "split0", options)
  }

  @Test func `A route that creates more than 500 controllers isn't walked`() {
    // Each scene of the route embeds a tree of 127 controllers.
    let tree = (0..<7).map { level in
      SceneText.controller(
        "tree\(level)",
        segues: level == 6
          ? []
          : ["a", "b"].map { side in
            SegueText("embed", to: "tree\(level + 1)", id: "\(side)\(level)", from: .containerView)
          })
    }
    let route = (0..<60).map { number in
      SceneText.controller(
        "place\(number)",
        segues: [
          SegueText("embed", to: "tree0", id: "embed\(number)", from: .containerView),
          SegueText(
            "show", to: number == 59 ? "end" : "place\(number + 1)", id: "go\(number)",
            identifier: "go"),
        ])
    }
    let text = StoryboardText(initial: "place0", scenes: route + tree + [.controller("end")])
    let result = walk(["Main.storyboard": text])
    #expect(result.hosting("go2")?.steps.count == 2)
    for number in [3, 59] {
      #expect(result.hosting("go\(number)")?.start == .code)
      #expect(result.hosting("go\(number)")?.steps == [])
      #expect(result.outcome("go\(number)")?.name == result.outcome("go0")?.name)
    }
  }

  @Test(arguments: WalkOptions.SizeClass.allCases)
  func `Containers that contain themselves throw, and the walk ends`(size: WalkOptions.SizeClass) {
    let main = StoryboardText(
      initial: "nav",
      scenes: [
        .controller("nav", "navigationController", segues: [.root("nav")]),
        .controller("tabs", "tabBarController", segues: [.tab("tabs"), .tab("inner")]),
        .controller("inner", "navigationController", segues: [.root("tabs")]),
        .controller(
          "split", "splitViewController",
          segues: Self.columns.map { column($0, "split") }),
        .controller("page", segues: [SegueText("embed", to: "other", from: .containerView)]),
        .reference("other", storyboard: "Other"),
      ])
    let other = StoryboardText(
      initial: "a",
      scenes: [
        .controller("a", segues: [SegueText("embed", to: "main", id: "in", from: .containerView)]),
        .reference("main", storyboard: "Main", identifier: "Gone"),
        .reference("loop1", storyboard: "Other", identifier: "L2"),
      ])
    let result = walk(
      ["Main.storyboard": main, "Other.storyboard": other], options: WalkOptions(sizeClass: size))
    for id in ["root-nav", "tab-tabs", "detailViewController-split"] {
      #expect(result.outcome(id)?.name == "raised")
    }
    #expect(result.outcome("in") != nil)
  }
}
