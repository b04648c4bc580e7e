import Findings
import Foundation
@testable import SeguesConfiguration
import Testing

@Suite struct CheckSectionTests {
  private func read(_ text: String) throws -> Configuration.Check {
    try ConfigurationReader.read(Data(text.utf8), path: "c.yml").check
  }

  private func problems(_ text: String) -> [String] {
    do throws(ConfigurationError) {
      _ = try ConfigurationReader.read(Data(text.utf8), path: "c.yml")
      return []
    } catch {
      return error.findings.map { "\($0.location): \($0.message) (\($0.help))" }
    }
  }

  @Test func `Every key of check is read`() throws {
    let check = try read(
      """
      check:
        include: [App]
        exclude: Vendor
        rules:
          unreachable-scene: off
          "dangling-destination": note
        baseline: Config/baseline.json
        strict: yes
      """)
    var expected = Configuration.Check()
    expected.include = ["App"]
    expected.exclude = ["Vendor"]
    expected.rules = [
      Configuration.RuleSetting(
        rule: "unreachable-scene", level: .off,
        location: SourceLocation(file: "c.yml", line: 5, column: 5)),
      Configuration.RuleSetting(
        rule: "dangling-destination", level: .note,
        location: SourceLocation(file: "c.yml", line: 6, column: 5)),
    ]
    expected.baseline = "Config/baseline.json"
    expected.isStrict = true
    #expect(check == expected)
  }

  @Test(arguments: ["check:\n", "check: ~\n", "check: {}", "check: {rules: }"])
  func `An empty section changes nothing`(text: String) throws {
    #expect(try read(text) == Configuration.Check())
  }

  @Test func `A level is a severity, or off`() {
    let severities = Configuration.RuleSetting.Level.allCases.map(\.severity)
    #expect(severities == [.error, .warning, .note, nil])
  }

  @Test(arguments: [
    ("check: {stict: true}", "c.yml:1:9: check has no key 'stict' (did you mean strict?)"),
    ("check: {strict: 1}", "c.yml:1:17: 'strict' must be true or false ()"),
    ("check: {rules: {a-rule: of}}", "c.yml:1:25: 'a-rule' cannot be 'of' (did you mean off?)"),
    (
      "check: {rules: {a-rule: fatal}}",
      "c.yml:1:25: 'a-rule' cannot be 'fatal' (use one of error, warning, note, off)"
    ),
    ("check: {rules: [a-rule]}", "c.yml:1:16: rules must contain keys and values ()"),
    ("check: {baseline: [a]}", "c.yml:1:19: 'baseline' must be text ()"),
    ("check: strict", "c.yml:1:8: check must contain keys and values ()"),
  ])
  func `A mistake is reported at its place`(text: String, expected: String) {
    #expect(problems(text) == [expected])
  }

  @Test func `An unknown rule is an error at its name, with the nearest one`() throws {
    let check = try read("check:\n  rules:\n    b-rule: off\n    a-rul: note\n    zzzzzzzz: off\n")
    let findings = check.unknownRules(among: ["a-rule", "b-rule"])
    #expect(
      findings.map { "\($0.location): \($0.severity): \($0.message) (\($0.help))" } == [
        "c.yml:4:5: error: unknown rule 'a-rul' (did you mean a-rule?)",
        "c.yml:5:5: error: unknown rule 'zzzzzzzz' (`segues rules` lists all of them)",
      ])
  }
}
