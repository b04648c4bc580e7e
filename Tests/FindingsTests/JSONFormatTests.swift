import Findings
import Foundation
import TestSupport
import Testing

/// The JSON formats: GitLab's and this package's own.
@Suite struct JSONFormatTests {
  private func json(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test func `GitLab gets a description, a place and a fingerprint`() throws {
    let issues = try #require(
      try json(ReportFixture.text(.gitlab)) as? [[String: Any]])
    #expect(issues.compactMap { $0["severity"] as? String } == ["critical", "major", "info"])
    #expect(
      issues.compactMap { $0["check_name"] as? String }
        == ["unknown-segue", "blank-identifier", "malformed-xml"])
    #expect(
      issues[0]["description"] as? String
        == "List has no segue “shwo”; performSegue raises; did you mean “show”?")
    let location = try #require(issues[0]["location"] as? [String: Any])
    #expect(location["path"] as? String == "App/List.swift")
    #expect((location["lines"] as? [String: Int]) == ["begin": 2])
    let whole = try #require(issues[2]["location"] as? [String: Any])
    #expect((whole["lines"] as? [String: Int]) == ["begin": 1])
    let prints = issues.compactMap { $0["fingerprint"] as? String }
    #expect(Set(prints).count == 3)
    #expect(prints.allSatisfy { $0.count == 16 })
  }

  @Test func `For GitLab, a clean app is an empty array`() {
    #expect(
      ReportFormat.gitlab.text(of: CheckReport(findings: []), ReportFixture.context) == "[]\n")
  }

  @Test func `The report matches its schema`() throws {
    let schema = try JSONSchema(named: "check-schema.json")
    #expect(try schema.problems(in: ReportFixture.text(.json)).isEmpty)
    let empty = ReportFormat.json.text(of: CheckReport(findings: []), ReportFixture.context)
    #expect(try schema.problems(in: empty).isEmpty)
  }

  @Test func `A cause is in the report, and matches the schema`() throws {
    var finding = ReportFixture.unread
    finding.cause = FindingCause("scene 1", "m", part: "p")
    let text = ReportFormat.json.text(
      of: CheckReport(findings: [finding]), ReportFixture.context)
    #expect(text.contains(#""cause": "scene 1""#))
    #expect(try JSONSchema(named: "check-schema.json").problems(in: text).isEmpty)
    #expect(!ReportFixture.text(.json).contains("\"cause\""))
  }

  @Test func `The report is complete`() throws {
    let document = try #require(try json(ReportFixture.text(.json)) as? [String: Any])
    #expect(document["fails"] as? Bool == true)
    let summary = try #require(document["summary"] as? [String: Any])
    #expect(summary["errors"] as? Int == 1)
    #expect(summary["undecided"] as? Int == 1)
    #expect((summary["withheld"] as? [String: Int])?["baseline"] == 3)
    #expect((summary["read"] as? [String: Int])?["scenes"] == 2)
    #expect((summary["leftOut"] as? [String: Int])?["noTarget"] == 2)
    let leftOut = try #require(document["leftOut"] as? [[String: String]])
    #expect(leftOut.first == ["file": "App/Big.swift", "reason": "tooLarge"])
    #expect(leftOut.count == 5)
    let findings = try #require(document["findings"] as? [[String: Any]])
    let edits = try #require(findings[1]["edits"] as? [[String: Any]])
    #expect(edits[0]["expected"] as? String == " show ")
    #expect(edits[0]["column"] as? Int == 43)
    let related = try #require(findings[0]["related"] as? [[String: Any]])
    #expect(related[0]["message"] as? String == "the nearest segue")
    let undecided = try #require(document["undecided"] as? [[String: Any]])
    #expect(undecided[0]["reason"] as? String == "the identifier is computed")
  }

  @Test func `Only a latent finding has a reason for being latent`() throws {
    let latent = ReportFormat.json.text(of: ReportFixture.latentReport, ReportFixture.context)
    #expect(try JSONSchema(named: "check-schema.json").problems(in: latent).isEmpty)
    let document = try #require(try json(latent) as? [String: Any])
    let finding = try #require((document["findings"] as? [[String: Any]])?.first)
    #expect(finding["latent"] as? Bool == true)
    #expect(finding["latentReason"] as? String == "the control is hidden")
    #expect(!ReportFixture.text(.json).contains("\"latentReason\""))
  }

  @Test(arguments: ReportFixture.hostile)
  func `Hostile text survives a round trip`(text: String) throws {
    let report = ReportFixture.report(with: text)
    let own = ReportFixture.text(.json, of: report, source: text)
    #expect(try JSONSchema(named: "check-schema.json").problems(in: own).isEmpty)
    let document = try #require(try json(own) as? [String: Any])
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(findings[0]["message"] as? String == text)
    let gitlab = ReportFixture.text(.gitlab, of: report, source: text)
    let issues = try #require(try json(gitlab) as? [[String: Any]])
    #expect(issues[0]["check_name"] as? String == text)
    #expect(issues[0]["fingerprint"] as? String != issues[1]["fingerprint"] as? String)
  }
}
