import Findings
import Testing

@testable import CheckRun

/// Edits of one letter each, of which some don't remove their findings.
@Suite struct EditTrialsTests {
  /// The edits that work, by number, and how many checks it took to find them.
  ///
  /// - Parameters:
  ///   - files: The file of each edit.
  ///   - failing: The numbers of the edits that don't remove their findings.
  ///   - harmed: The files in which edits, by number, cause a new finding.
  ///   - undecided: The numbers of the edits after which their rule is undecided.
  /// - Returns: The working edits, and the number of checks.
  private func proven(
    in files: [String], failing: Set<Int>, harmed: [Int: String] = [:],
    undecided: Set<Int> = []
  ) -> (working: Set<Int>, checks: Int) {
    let text = "abcdefghijklmnopqrstuvwxyz"
    let findings = files.enumerated().map { number, file in
      let letter = String(Array(text)[number])
      let place = SourceLocation(file: file, line: 1, column: number + 1)
      return Finding(
        rule: "r", severity: .error, location: place, message: letter, help: "",
        edits: [TextEdit(at: place, expected: letter, replacement: "-")])
    }
    var outcome = CheckOutcome(findings: findings)
    for file in files { outcome.contents[file] = Array(text.utf8) }
    var checks = 0
    var trials = EditTrials(
      findings.map { EditTrials.Candidate(finding: $0, edits: $0.edits, isFix: true) }, of: outcome
    ) { edited in
      checks += 1
      func isMade(_ finding: Finding) -> Bool {
        edited[finding.location.file]
          .map { !String(decoding: $0, as: UTF8.self).contains(finding.message) } ?? false
      }
      let left = findings.enumerated().filter { failing.contains($0) || !isMade($1) }
      let new = harmed.filter { isMade(findings[$0.key]) }.map { number, file in
        Finding(
          rule: "new", severity: .error, location: SourceLocation(file: file, line: 1, column: 1),
          message: "\(number)", help: "")
      }
      return CheckOutcome(
        findings: left.map(\.element) + new,
        undecided: undecided.filter { isMade(findings[$0]) }.map { number in
          Undecided(rule: "r", location: findings[number].location, reason: "")
        })
    }
    return (Set(trials.workingSeparately()), checks)
  }

  @Test func `Three checks find which of the edits in many files fail`() {
    let files = (0..<26).map { "\($0).swift" }
    let failing = Set(0..<26).filter { $0.isMultiple(of: 2) }
    let result = proven(in: files, failing: failing)
    #expect(result.working == Set(0..<26).subtracting(failing))
    #expect(result.checks == 3)
  }

  @Test func `Working and failing edits of one file are told apart`() {
    let files = [String](repeating: "A.swift", count: 8) + ["B.swift", "B.swift"]
    let result = proven(in: files, failing: [3, 9])
    #expect(result.working == [0, 1, 2, 4, 5, 6, 7, 8])
  }

  @Test func `A failing edit in each of many files doesn't affect the other edits there`() {
    let files = (0..<20).map { "\($0 / 2).swift" }
    let failing = Set(0..<20).filter { $0.isMultiple(of: 2) }
    let result = proven(in: files, failing: failing)
    #expect(result.working == Set(0..<20).subtracting(failing))
  }

  @Test func `An edit that harms another file is withdrawn, and that file's own edit is kept`() {
    let files = ["A.swift", "B.swift", "C.swift"]
    #expect(proven(in: files, failing: [0], harmed: [0: "B.swift"]).working == [1, 2])
    #expect(proven(in: files, failing: [], harmed: [0: "B.swift"]).working == [1, 2])
    #expect(proven(in: files, failing: [2], harmed: [0: "Other.swift"]).working == [1])
  }

  @Test func `A fix after which its rule is undecided is withdrawn`() {
    #expect(proven(in: ["A.swift", "B.swift"], failing: [], undecided: [0]).working == [1])
  }

  @Test func `A warning that becomes an error counts as a new finding`() {
    func counts(_ severity: Severity) -> FindingCounts {
      FindingCounts([
        Finding(
          rule: "r", severity: severity, location: SourceLocation(file: "A.swift"), message: "m",
          help: "")
      ])
    }
    #expect(counts(.error).filesWithMore(than: counts(.warning)) == ["A.swift"])
    #expect(counts(.warning).filesWithMore(than: counts(.error)).isEmpty)
    #expect(counts(.warning).filesWithMore(than: counts(.note)) == ["A.swift"])
    #expect(counts(.note).filesWithMore(than: FindingCounts([])).isEmpty)
  }
}
