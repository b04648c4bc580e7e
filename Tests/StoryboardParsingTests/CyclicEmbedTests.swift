import Findings
import Foundation
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

@Suite struct CyclicEmbedTests {
  private func findings(_ scenes: [SceneText], initial: String? = nil) -> [Finding] {
    let xml = StoryboardText(initial: initial, scenes: scenes).xml
    return StoryboardReader().read(Data(xml.utf8), path: "Views/Main.storyboard").findings
  }

  @Test func `A controller that embeds itself is reported`() {
    let found = findings([
      .controller("a", segues: [SegueText("embed", to: "a", from: .containerView)])
    ])
    #expect(found.map(\.rule) == ["cyclic-embed"])
    #expect(found.first?.message.contains("'a' → 'a'") == true)
  }

  @Test func `A cycle of embeds and relationships is one finding, at the segue that closes it`() {
    let found = findings([
      .controller("nav", "navigationController", segues: [.root("a")]),
      .controller("a", segues: [SegueText("embed", to: "b", from: .containerView)]),
      .controller("b", segues: [SegueText("embed", to: "nav", from: .containerView)]),
    ])
    #expect(found.count == 1)
    #expect(found.first?.message.contains("'nav' → 'a' → 'b' → 'nav'") == true)
    #expect(found.first?.severity == .error)
  }

  @Test func `A cycle through references to the same file is reported`() {
    let found = findings(
      [
        .controller(
          "a", identifier: "Start", segues: [SegueText("embed", to: "r1", from: .containerView)]),
        .reference("r1", identifier: "Next"),
        .controller(
          "b", identifier: "Next", segues: [SegueText("embed", to: "r2", from: .containerView)]),
        .reference("r2", storyboard: "Main"),
      ], initial: "a")
    #expect(found.map(\.rule) == ["cyclic-embed"])
  }

  @Test func `A reference to another bundle's file of the same name forms no cycle`() {
    #expect(
      findings(
        [
          .controller("a", segues: [SegueText("embed", to: "r", from: .containerView)]),
          .reference("r", storyboard: "Main", bundle: "org.kit"),
        ], initial: "a") == [])
  }

  @Test(.timeLimit(.minutes(60)))
  func `Many long cycles are found quickly, and shortened in messages`() {
    let count = 6_000
    let scenes = (0..<count).map { index -> SceneText in
      var segues = [SegueText("embed", to: "c0", id: "back\(index)", from: .containerView)]
      if index + 1 < count {
        segues.append(
          SegueText("embed", to: "c\(index + 1)", id: "on\(index)", from: .containerView))
      }
      return .controller("c\(index)", segues: segues)
    }
    let found = findings(scenes)
    #expect(found.count == count)
    #expect(
      found.last?.message.hasSuffix("'c0' → 'c1' → 'c2' → 'c3' → 'c4' → 'c5' → 'c6' → 'c7' → …")
        == true)
  }

  @Test func `Cycles of segues that only show their destination are allowed`() {
    #expect(
      findings([
        .controller("a", segues: [SegueText("show", to: "b")]),
        .controller("b", segues: [SegueText("presentation", to: "a")]),
        .controller(
          "c",
          segues: [
            SegueText("embed", to: "d", id: "first", from: .containerView),
            SegueText("embed", to: "d", id: "second", from: .containerView),
          ]),
        .controller("d", segues: [SegueText("embed", to: "other", from: .containerView)]),
        .reference("other", storyboard: "Other"),
      ]) == [])
  }

  @Test func `Pages of a watch app may form a cycle`() {
    let page = [("relationship", "nextPage")]
    #expect(
      findings([
        .controller(
          "a", "controller", segues: [SegueText("relationship", to: "b", attributes: page)]),
        .controller(
          "b", "controller", segues: [SegueText("relationship", to: "a", attributes: page)]),
      ]) == [])
  }

  @Test func `A chain of thousands of embeds is followed without a deep stack`() {
    let count = 20_000
    let scenes = (0..<count).map {
      SceneText.controller(
        "c\($0)", segues: [SegueText("embed", to: "c\(($0 + 1) % count)", from: .containerView)])
    }
    #expect(findings(scenes).map(\.rule) == ["cyclic-embed"])
  }
}
