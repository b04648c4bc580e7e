import Findings
import SegueGeneration
import StoryboardModel
import TestSupport
import Testing

@Suite struct NamedSegueTests {
  @Test func `A segue with an identifier is a case that leads to its destination's class`() {
    let plan = plan([
      .controller(
        "a", class: "ListViewController",
        segues: [SegueText("show", to: "b", identifier: "ShowPerson")]),
      .controller("b", class: "PersonViewController"),
    ])
    let segue = plan.segue("showPerson", of: "ListViewController")
    #expect(segue?.role == .named)
    #expect(segue?.identifier == "ShowPerson")
    #expect(segue?.kind == .show)
    #expect(segue?.destination?.className == ClassName("PersonViewController"))
    #expect(segue?.destination?.isCustom == true)
    #expect(segue?.controls == [])
    #expect(segue?.locations.map(\.line) == [8])
    #expect(plan.findings.isEmpty)
  }

  @Test func `A class without segues is declared, too`() {
    #expect(
      plan([.controller("a", class: "AViewController")]).source("AViewController")?.segues == [])
  }

  @Test func `Scenes of one class in several files are one declaration, in the first file`() {
    let second = StoryboardText(scenes: [
      .controller("x", class: "A", segues: [SegueText("show", to: "y", identifier: "more")]),
      .controller("y", class: "C"),
    ])
    let first = StoryboardText(scenes: [
      .controller("x", class: "A", segues: [SegueText("show", to: "y", identifier: "go")]),
      .controller("y", class: "B"),
    ])
    let plan = plan(["Second.storyboard": second, "First.storyboard": first])
    #expect(plan.declarations.map { $0.classes.map(\.className.name) } == [["A", "B"], ["C"]])
    #expect(plan.source("A")?.names == ["go", "more"])
    #expect(
      plan.source("A")?.locations.map(\.file) == ["First.storyboard", "Second.storyboard"])
  }

  @Test func `An identifier that leads to one class in several scenes is one case`() {
    let plan = plan([
      .controller("1", class: "A", segues: [SegueText("show", to: "b", identifier: "go")]),
      .controller(
        "2", class: "A", segues: [SegueText("show", to: "b", identifier: "go", from: .button)]),
      .controller("b", class: "B"),
    ])
    #expect(plan.source("A")?.names == ["go"])
    #expect(plan.segue("go", of: "A")?.locations.count == 2)
    #expect(plan.segue("go", of: "A")?.controls == ["the button “Go”"])
    #expect(plan.findings.isEmpty)
  }

  @Test func `An identifier that leads to two classes leads to their base, and is reported`() {
    let plan = plan([
      .controller("1", class: "A", segues: [SegueText("show", to: "b", identifier: "go")]),
      .controller("2", class: "A", segues: [SegueText("show", to: "c", identifier: "go")]),
      .controller("b", class: "B"), .controller("c", class: "C"),
    ])
    let segue = plan.segue("go", of: "A")
    #expect(
      segue?.destination
        == DestinationDeclaration(
          className: ClassName("UIViewController"), isCustom: false))
    let places = segue?.locations ?? []
    #expect(plan.findings.map(\.location) == places.suffix(1))
    #expect(plan.rules == ["destinations-differ"])
    #expect(plan.findings.first?.severity == .warning)
    #expect(plan.findings.first?.message.contains("at \(places[0]) to B") == true)
  }

  @Test func `Two segues of one scene with one identifier are one case`() {
    let plan = plan([
      .controller(
        "1", class: "A",
        segues: [
          SegueText("show", to: "b", id: "s1", identifier: "go"),
          SegueText("presentation", to: "b", id: "s2", identifier: "go"),
        ]), .controller("b", class: "B"),
    ])
    #expect(plan.source("A")?.names == ["go"])
    #expect(plan.segue("go", of: "A")?.locations.count == 2)
  }

  @Test func `An identifier is kept verbatim, including spaces at its ends`() {
    let plan = plan([
      .controller("a", class: "A", segues: [SegueText("show", to: "b", identifier: " go ")]),
      .controller("b", class: "B"),
    ])
    #expect(plan.segue("go", of: "A")?.identifier == " go ")
  }

  @Test func `An embed with an identifier is named after it, and the storyboard fires it`() {
    let plan = plan([
      .controller(
        "a", class: "A",
        segues: [SegueText("embed", to: "b", identifier: "Map", from: .containerView)]),
      .controller("b", class: "B"),
    ])
    let segue = plan.segue("map", of: "A")
    #expect(segue?.role == .embed)
    #expect(segue?.isFiredByStoryboard == true)
    #expect(segue?.controls == ["a container view"])
  }

  @Test func `An embed with another segue's identifier is performed if code can perform that`() {
    for (kind, role) in [("relationship", SegueDeclaration.Role.embed), ("show", .named)] {
      let plan = plan([
        .controller(
          "a", class: "A",
          segues: [
            SegueText("embed", to: "b", identifier: "go", from: .containerView),
            SegueText(kind, to: "b", identifier: "go"),
          ]), .controller("b", class: "B"),
      ])
      #expect(plan.segue("go", of: "A")?.role == role)
    }
  }

  @Test func `Identifiers that are composed differently are one case, and reported`() {
    let plan = plan([
      .controller(
        "a", class: "A",
        segues: [
          SegueText("show", to: "b", id: "s1", identifier: "caf\u{E9}"),
          SegueText("show", to: "b", id: "s2", identifier: "cafe\u{301}"),
        ]), .controller("b", class: "B"),
    ])
    #expect(plan.source("A")?.segues.count == 1)
    #expect(plan.rules == ["identifiers-alike"])
  }
}
