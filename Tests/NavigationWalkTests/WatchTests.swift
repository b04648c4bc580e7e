import NavigationGraph
import NavigationWalk
import StoryboardModel
import TestSupport
import Testing

/// The segues of watch apps, whose outcomes follow from their kinds.
@MainActor
@Suite struct WatchTests {
  @Test(
    arguments: [
      ("push", [], "pushed after Home, according to its kind: WatchKit is not run"),
      ("modal", [], "presented over Home, according to its kind: WatchKit is not run"),
      ("relationship", [("relationship", "nextPage")], "the page after Home: WatchKit is not run"),
    ] as [(String, [(String, String)], String)])
  func `A watch app's segue is described by its kind`(
    kind: String, attributes: [(String, String)], words: String
  ) {
    let main = StoryboardText(
      initial: "a", runtime: "watchKit",
      scenes: [
        .controller(
          "a", class: "Home", segues: [SegueText(kind, to: "b", id: "go", attributes: attributes)]),
        .controller("b"),
      ])
    let result = walk(["Main.storyboard": main])
    #expect(result.outcome("go") == .declared(words))
    #expect(result.scene("a") == .notWalked(reason: "WatchKit is not run"))
    #expect(!result.raises)
  }

  @Test func `A watch app's segue without a destination is unknown`() {
    let main = StoryboardText(
      initial: "a", runtime: "watchKit",
      scenes: [.controller("a", segues: [SegueText("push", to: "nowhere", id: "go")])])
    #expect(walk(["Main.storyboard": main]).outcome("go")?.name == "unknown")
  }
}
