import Findings
import NavigationGraph
import StoryboardModel
import TestSupport
import Testing

@Suite struct LinkFindingsTests {
  private let main = StoryboardText(
    initial: "a",
    scenes: [
      .controller(
        "a",
        segues: [
          SegueText("show", to: "kit"), SegueText("show", to: "lost", id: "1"),
          SegueText("presentation", to: "lost", id: "2"),
        ]),
      .reference("kit", storyboard: "Kit", bundle: "org.example.Kit"),
      .reference("lost", storyboard: "Other", identifier: "L"),
      .reference("unused", storyboard: "Nowhere"),
    ])
  private let other = StoryboardText(scenes: [.controller("x", identifier: "X")])

  @Test func `A missing scene is an error, and a storyboard in another bundle is a note`() {
    let findings = graph(["Main.storyboard": main, "Other.storyboard": other]).findings
    #expect(findings.map(\.rule) == ["storyboard-not-found", "missing-scene"])
    #expect(findings.map(\.severity) == [.note, .error])
    #expect(findings.allSatisfy { $0.location.file == "Main.storyboard" && $0.location.line > 0 })
  }

  @Test func `A storyboard missing in the app's own bundle is a warning`() {
    let text = StoryboardText(scenes: [
      .controller("a", segues: [SegueText("show", to: "ref")]),
      .reference("ref", storyboard: "Gone"),
    ])
    #expect(graph(["Main.storyboard": text]).findings.map(\.severity) == [.warning])
  }

  @Test func `A storyboard without an initial view controller is named`() {
    let text = StoryboardText(scenes: [
      .controller("a", segues: [SegueText("show", to: "ref")]),
      .reference("ref", storyboard: "Other"),
    ])
    let findings = graph(["Main.storyboard": text, "Other.storyboard": other]).findings
    #expect(
      findings.map(\.message) == [
        "Other.storyboard has no initial view controller, but a reference leads to it"
      ])
  }

  @Test func `The order of the files doesn't matter`() {
    let forwards = graph(["Main.storyboard": main, "Other.storyboard": other])
    let backwards = graph(["Other.storyboard": other, "Main.storyboard": main])
    #expect(forwards.findings == backwards.findings)
    #expect(forwards.files.map(\.path) == backwards.files.map(\.path))
    #expect(
      forwards.links["Main.storyboard"]?.map(\.destination)
        == backwards.links["Main.storyboard"]?.map(\.destination))
  }
}
