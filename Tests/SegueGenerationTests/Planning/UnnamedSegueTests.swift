import Findings
import SegueGeneration
import StoryboardModel
import TestSupport
import Testing

@Suite struct UnnamedSegueTests {
  private func names(_ classes: [String]) -> [String] {
    let segues = classes.indices.map { SegueText("show", to: "d\($0)", from: .button) }
    let scenes = classes.enumerated().map { SceneText.controller("d\($0)", class: $1) }
    return plan([.controller("a", class: "A", segues: segues)] + scenes).source("A")?.names ?? []
  }

  @Test func `A segue without an identifier is named after its destination's class`() {
    #expect(
      names(["AboutViewController", "LoginController", "PersonVC", "ViewController", "Controller"])
        == ["about", "controller", "login", "personVC", "viewController"])
  }

  @Test func `A segue to a plain element is named after the element`() {
    let elements = [
      "viewController", "tableViewController", "collectionViewController", "navigationController",
      "tabBarController", "splitViewController", "pageViewController",
    ]
    let plan = plan(
      [
        .controller(
          "a", class: "A", segues: elements.map { SegueText("show", to: $0, from: .button) })
      ] + elements.map { .controller($0, $0) })
    #expect(
      plan.source("A")?.names == [
        "collectionView", "navigation", "pageView", "splitView", "tabBar", "tableView",
        "viewController",
      ])
  }

  @Test func `An empty identifier counts as none`() {
    let plan = plan([
      .controller(
        "a", class: "A", segues: [SegueText("show", to: "b", identifier: "", from: .button)]),
      .controller("b", class: "BViewController"),
    ])
    #expect(plan.segue("b", of: "A")?.role == .unnamed)
    #expect(plan.segue("b", of: "A")?.identifier == nil)
  }

  @Test func `Two unnamed segues from one scene to one class share a case, and are reported`() {
    let plan = plan([
      .controller(
        "a", class: "A",
        segues: [
          SegueText("show", to: "b", id: "1", from: .button),
          SegueText("show", to: "b", id: "2", from: .button),
          SegueText("show", to: "c", from: .button),
        ]), .controller("b", class: "B"), .controller("c", class: "C"),
    ])
    #expect(plan.source("A")?.names == ["b", "c"])
    #expect(plan.segue("b", of: "A")?.locations.count == 2)
    #expect(plan.rules == ["unnamed-segues-alike"])
    #expect(plan.findings.first?.severity == .warning)
    #expect(plan.findings.first?.location.line == 9)
    #expect(plan.findings.first?.message.contains("Main.storyboard:8:") == true)
    #expect(plan.findings.first?.message.contains("only their senders tell them apart") == true)
    #expect(plan.findings.first?.help == "give each of them an identifier")
  }

  @Test func `An embed and a button's segue to one class share a case`() {
    let plan = plan([
      .controller(
        "a", class: "A",
        segues: [
          SegueText("show", to: "b", from: .button),
          SegueText("embed", to: "b", from: .containerView),
        ]), .controller("b", class: "B"),
    ])
    #expect(plan.source("A")?.names == ["b"])
    #expect(plan.segue("b", of: "A")?.role == .unnamed)
    #expect(plan.rules == ["unnamed-segues-alike"])
  }

  @Test func `Two embeds of one class share a case, and are reported`() {
    let plan = plan([
      .controller(
        "a", class: "A",
        segues: [
          SegueText("embed", to: "b", id: "1", from: .containerView),
          SegueText("embed", to: "b", id: "2", from: .containerView),
        ]), .controller("b", class: "B"),
    ])
    #expect(plan.segue("b", of: "A")?.role == .embed)
    #expect(plan.findings.first?.message.contains("nothing tells them apart") == true)
  }

  @Test func `Unnamed segues to one class in separate scenes are one case`() {
    let plan = plan([
      .controller("1", class: "A", segues: [SegueText("show", to: "b", id: "x", from: .button)]),
      .controller("2", class: "A", segues: [SegueText("show", to: "b", id: "y", from: .button)]),
      .controller("b", class: "B"),
    ])
    #expect(plan.segue("b", of: "A")?.locations.count == 2)
    #expect(plan.findings.isEmpty)
  }

  @Test func `A segue that nothing can perform is a note, and generates nothing`() {
    let plan = plan([
      .controller("a", class: "A", segues: [SegueText("show", to: "b")]),
      .controller("b", class: "B"),
    ])
    #expect(plan.source("A")?.segues == [])
    #expect(plan.rules == ["segue-without-trigger"])
    #expect(plan.findings.first?.severity == .note)
  }

  @Test func `Children of a container are relationships, and two of one class are a note`() {
    let plan = plan([
      .controller(
        "t", "tabBarController", class: "Tabs",
        segues: [.tab("a"), .tab("b"), .tab("c")]),
      .controller("a", class: "AViewController"), .controller("b", class: "BViewController"),
      .controller("c", class: "BViewController"),
    ])
    #expect(plan.source("Tabs")?.segues.map(\.role) == [.relationship])
    #expect(plan.source("Tabs")?.names == ["a"])
    #expect(plan.findings.map(\.severity) == [.note])
    #expect(plan.findings.first?.message.contains("relationships have no identifiers") == true)
  }

  @Test func `A relationship and a segue to one class are distinguished`() {
    let plan = plan([
      .controller(
        "n", "navigationController", class: "Nav",
        segues: [.root("a"), SegueText("show", to: "a", from: .button)]),
      .controller("a", class: "AViewController"),
    ])
    #expect(plan.source("Nav")?.names.sorted() == ["a", "a2"])
  }
}
