import FaultPlanting
import Findings
import Testing

@Suite struct VerdictTests {
  private func finding(
    _ severity: Severity, _ file: String, _ line: Int, rule: String = "rule", column: Int = 1,
    message: String = "m"
  ) -> Finding {
    Finding(
      rule: RuleName(rawValue: rule), severity: severity,
      location: SourceLocation(file: file, line: line, column: column), message: message, help: "h")
  }

  private func verdict(
    _ after: [Finding], before: [Finding] = [], acceptsNotes: Bool = false
  ) -> Verdict {
    let plant = Plant(
      kind: "kind", app: "App", index: 0, change: "a → b",
      place: LinePlace(file: "a.storyboard", line: 3),
      edits: [PlantEdit(path: "a.storyboard", range: 0..<1, new: "b")],
      ends: [
        LinePlace(file: "a.storyboard", line: 3), LinePlace(file: "A.swift", line: 7),
        LinePlace(file: "Info.plist", line: 0),
      ], acceptsNotes: acceptsNotes)
    return Verdict(plant, before: FindingCounts(before), after: after)
  }

  @Test func `A warning or error at one of the ends finds a fault`() {
    #expect(verdict([finding(.error, "a.storyboard", 3)]).isFound)
    #expect(verdict([finding(.warning, "A.swift", 7)]).isFound)
    #expect(verdict([finding(.warning, "Info.plist", 12)]).isFound)
    #expect(verdict([finding(.error, "A.swift", 0)]).isFound)
  }

  @Test func `No finding, an old one, or one elsewhere does not find a fault`() {
    #expect(!verdict([]).isFound)
    #expect(!verdict([finding(.error, "a.storyboard", 4)]).isFound)
    #expect(!verdict([finding(.error, "B.swift", 7)]).isFound)
    let old = finding(.error, "A.swift", 7)
    // Its column may have moved with the text before it.
    #expect(!verdict([finding(.error, "A.swift", 7, column: 30)], before: [old]).isFound)
  }

  @Test func `A second finding on a line finds a fault`() {
    let old = finding(.error, "A.swift", 7)
    #expect(verdict([old, finding(.error, "A.swift", 7, column: 30)], before: [old]).isFound)
    #expect(verdict([old, finding(.error, "A.swift", 7, rule: "other")], before: [old]).isFound)
  }

  @Test func `On a line that had a finding, a new one counts if it has the new name`() {
    let old = finding(.error, "A.swift", 7, message: "no “a”")
    #expect(verdict([finding(.error, "A.swift", 7, message: "no “b”")], before: [old]).isFound)
    #expect(!verdict([finding(.error, "A.swift", 7, message: "no “c”")], before: [old]).isFound)
    let known = finding(.error, "A.swift", 7, message: "no “b”")
    #expect(!verdict([known], before: [known]).isFound)
  }

  @Test func `A note is enough only if something merely became unused`() {
    #expect(!verdict([finding(.note, "A.swift", 7)]).isFound)
    #expect(verdict([finding(.note, "A.swift", 7)], acceptsNotes: true).isFound)
  }

  @Test func `An error away from both ends is a false error, a warning is not`() {
    #expect(verdict([finding(.error, "A.swift", 8)]).strays.count == 1)
    #expect(verdict([finding(.warning, "A.swift", 8)]).strays.isEmpty)
    let old = finding(.error, "A.swift", 8)
    #expect(verdict([old], before: [old]).strays.isEmpty)
    #expect(verdict([finding(.error, "A.swift", 7)]).strays.isEmpty)
  }
}
