import Findings
import SegueGeneration
import TestSupport
import Testing

@Suite struct LocalizationTests {
  private func main(_ identifiers: String...) -> StoryboardText {
    StoryboardText(scenes: [
      .controller(
        "a", class: "A",
        segues: identifiers.map { SegueText("show", to: "b", id: $0, identifier: $0) }),
      .controller("b", class: "B", identifier: "B"),
    ])
  }

  @Test func `Localizations are one storyboard, represented by the base`() {
    let plan = plan([
      "App/ar.lproj/Main.storyboard": main("x"), "App/Base.lproj/Main.storyboard": main("x"),
      "App/en.lproj/Main.storyboard": main("x"),
    ])
    #expect(plan.declarations.map(\.path) == ["App/Base.lproj/Main.storyboard"])
    #expect(plan.declarations.map(\.outputName) == ["Main.storyboard.swift"])
    #expect(plan.segue("x", of: "A")?.locations.count == 1)
    #expect(plan.findings.isEmpty)
  }

  @Test func `Without a base, English represents the localizations, or else the first one`() {
    let english = plan([
      "de.lproj/Main.storyboard": main(), "en.lproj/Main.storyboard": main(),
    ])
    #expect(english.declarations.map(\.path) == ["en.lproj/Main.storyboard"])
    let german = plan(["fr.lproj/Main.storyboard": main(), "de.lproj/Main.storyboard": main()])
    #expect(german.declarations.map(\.path) == ["de.lproj/Main.storyboard"])
  }

  @Test func `Differences between languages are reported with both places`() throws {
    let plan = plan([
      "Base.lproj/Main.storyboard": main("x", "y"), "de.lproj/Main.storyboard": main("y", "z"),
    ])
    #expect(plan.rules == ["localizations-differ", "localizations-differ"])
    #expect(plan.findings.map(\.severity) == [.warning, .warning])
    #expect(
      plan.findings.map(\.location.file) == Array(repeating: "de.lproj/Main.storyboard", count: 2))
    let missing = try #require(plan.findings.first)
    #expect(missing.message.contains("the segue “x” of A at Base.lproj/Main.storyboard:8:"))
    let beside = try #require(plan.findings.last)
    #expect(beside.message.contains("the segue “z” of A is missing in Base.lproj/Main.storyboard:"))
    #expect(beside.location.line == 9)
    #expect(plan.source("A")?.names == ["x", "y"])
  }

  @Test func `A scene identifier that one language lacks is reported`() {
    let base = StoryboardText(scenes: [.controller("a", class: "A", identifier: "Home")])
    let other = StoryboardText(scenes: [.controller("a", class: "A", identifier: "Start")])
    let plan = plan(["Base.lproj/M.storyboard": base, "de.lproj/M.storyboard": other])
    #expect(plan.findings.count == 2)
    #expect(plan.findings.contains { $0.message.contains("the scene “Home” at Base.lproj") })
    #expect(plan.findings.contains { $0.message.contains("the scene “Start” is missing") })
  }

  @Test func `Storyboards of one name in different folders are not localizations`() {
    let plan = plan([
      "A/Base.lproj/Main.storyboard": main("x"), "B/de.lproj/Main.storyboard": main("y"),
    ])
    #expect(plan.declarations.count == 2)
    #expect(plan.findings.isEmpty)
  }
}
