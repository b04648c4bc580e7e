import CheckRun
import Findings
import Testing

@Suite struct SuppressionTests {
  private let rules = ["a-rule", "b-rule"]

  private func finding(_ rule: String = "a-rule", line: Int, file: String = "A.swift") -> Finding {
    Finding(
      rule: RuleName(rawValue: rule), severity: .error,
      location: SourceLocation(file: file, line: line, column: 1), message: "m", help: "h")
  }

  private func apply(_ text: String, to findings: Finding...) -> Suppression {
    Suppression(
      of: findings, comments: DisableReader.comments(in: Array(text.utf8), of: "A.swift"),
      knownRules: rules)
  }

  @Test func `A rule is disabled only in the next line`() {
    let rest = apply(
      "// segues:disable:next a-rule\nx\ny", to: finding(line: 2), finding(line: 3),
      finding("b-rule", line: 2), finding(line: 2, file: "B.swift"))
    #expect(rest.disabledCount == 1)
    #expect(
      rest.findings == [
        finding("b-rule", line: 2), finding(line: 3), finding(line: 2, file: "B.swift"),
      ])
  }

  @Test func `A rule is disabled in the comment's own line`() {
    #expect(apply("x // segues:disable:this a-rule", to: finding(line: 1)).findings.isEmpty)
  }

  @Test func `A rule is disabled from one comment to another, or to the end`() {
    let text = "1\n// segues:disable a-rule\n3\n// segues:enable a-rule\n5"
    let rest = apply(text, to: finding(line: 1), finding(line: 3), finding(line: 5))
    #expect(rest.findings.map(\.location.line) == [1, 5])
    #expect(apply("// segues:disable a-rule", to: finding(line: 99)).findings.isEmpty)
  }

  @Test func `One comment disables several rules`() {
    let text = "// segues:disable:next a-rule, b-rule\nx"
    #expect(apply(text, to: finding(line: 2), finding("b-rule", line: 2)).findings.isEmpty)
  }

  @Test(arguments: [
    ("// segues:disable:next a-rul\nx", "1:24 unknown rule “a-rul” (did you mean a-rule?)"),
    (
      "// segues:disable:next zzzzzz\nx",
      "1:24 unknown rule “zzzzzz” (`segues rules` lists the rules)"
    ),
    (
      "// segues:disable:nxt a-rule",
      "1:4 “segues:disable:nxt” is not a directive (did you mean disable:next?)"
    ),
    (
      "// segues:ignore a-rule",
      "1:4 “segues:ignore” is not a directive (use disable:next, disable:this, disable or enable)"
    ),
    (
      "// segues:disable:next",
      "1:4 the comment names no rule (name rules after the directive, separated by commas)"
    ),
  ])
  func `An invalid comment is a warning`(text: String, expected: String) {
    let found = apply(text).findings
    #expect(
      found.map { "\($0.location.line):\($0.location.column) \($0.message) (\($0.help))" }
        == [expected])
    #expect(found.allSatisfy { $0.rule == "unknown-disable" && $0.severity == .warning })
  }

  @Test(arguments: [
    ("// segues:disable:next a-rule\nx", 1), ("// segues:disable a-rule", 1),
    ("// segues:enable a-rule", 1), ("// segues:disable a-rule, b-rule", 2),
  ])
  func `An unused comment is a note`(text: String, count: Int) {
    let found = apply(text).findings
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.rule == "unused-disable" && $0.severity == .note })
  }

  @Test func `A comment that enables a rule that is not disabled says so`() {
    let found = apply("// segues:enable a-rule").findings
    #expect(
      found.map(\.message) == ["the comment enables a-rule, which no comment before it disables"])
  }

  @Test func `A comment without a next line disables nothing`() {
    let rest = apply("x\n// segues:disable:next a-rule", to: finding(line: 0))
    #expect(rest.findings.map(\.rule) == ["a-rule", "unused-disable"])
  }

  @Test func `Disabling a rule twice is reported`() {
    let rest = apply(
      "// segues:disable a-rule\n// segues:disable a-rule\nx", to: finding(line: 3))
    #expect(rest.findings.map(\.rule) == ["unused-disable"])
    #expect(rest.findings.map(\.location.line) == [2])
  }
}
