import Findings
import SegueGeneration
import TestSupport
import Testing

@Suite struct NameCollisionTests {
  private func plan(_ identifiers: [String]) -> GenerationPlan {
    SegueGenerationTests.plan([
      .controller(
        "a", class: "A",
        segues: identifiers.enumerated().map {
          SegueText("show", to: "b", id: "s\($0)", identifier: $1)
        }), .controller("b", class: "B"),
    ])
  }

  private func names(_ identifiers: [String]) -> [String: String] {
    let segues = plan(identifiers).source("A")?.segues ?? []
    return Dictionary(uniqueKeysWithValues: segues.map { ($0.identifier ?? "", $0.name) })
  }

  @Test func `An identifier that equals the name keeps it, and the others are numbered`() {
    #expect(
      names(["show person", "show-person", "showPerson", "ShowPerson"]) == [
        "showPerson": "showPerson", "ShowPerson": "showPerson2", "show person": "showPerson3",
        "show-person": "showPerson4",
      ])
  }

  @Test func `A numbered name is never another's own name`() {
    #expect(names(["a", "A", "a2"]) == ["a": "a", "A": "a3", "a2": "a2"])
    #expect(names(["p1", "P1"]) == ["p1": "p1", "P1": "p1_2"])
  }

  @Test func `The order in the file doesn't matter`() {
    let identifiers = ["x", "X", "x-", "-x", "x2", "X 2", "😀", "grinningFace"]
    let expected = names(identifiers)
    #expect(Set(expected.values).count == identifiers.count)
    for _ in 0..<20 { #expect(names(identifiers.shuffled()) == expected) }
  }

  @Test func `A collision is reported with both places and both identifiers`() throws {
    let findings = plan(["show-person", "showPerson"]).findings
    #expect(findings.map(\.rule) == ["names-collide"])
    let finding = try #require(findings.first)
    #expect(finding.severity == .warning)
    #expect(finding.location.line == 8)
    #expect(finding.message.contains("“show-person”"))
    #expect(finding.message.contains("“showPerson” of A at Main.storyboard:9:"))
    #expect(finding.message.contains("“showPerson2”"))
  }

  @Test func `A named segue takes precedence over an unnamed one`() {
    let plan = SegueGenerationTests.plan([
      .controller(
        "a", class: "A",
        segues: [
          SegueText("show", to: "b", from: .button),
          SegueText("show", to: "c", identifier: "about"),
        ]), .controller("b", class: "AboutViewController"), .controller("c", class: "C"),
    ])
    #expect(plan.segue("about", of: "A")?.identifier == "about")
    #expect(plan.segue("about2", of: "A")?.role == .unnamed)
    #expect(plan.rules == ["names-collide"])
  }

  @Test func `Identifiers too long for a name are distinguished`() {
    let long = String(repeating: "x", count: 10_000)
    let names = names([long + "1", long + "2"])
    #expect(Set(names.values).count == 2)
    #expect(names.values.allSatisfy { $0.count < 80 })
  }

  @Test func `A hostile identifier is short in findings`() {
    let long = String(repeating: "x\u{202E}\n", count: 10_000)
    let findings = plan([long + "1", long + "2"]).findings
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.message.count < 400 })
  }
}
