import Findings
import Foundation
import TestSupport
import Testing

@Suite struct SarifTests {
  private func run(_ text: String) throws -> [String: Any] {
    let document =
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    return try #require((document["runs"] as? [[String: Any]])?.first)
  }

  private func results() throws -> [[String: Any]] {
    try #require(try run(ReportFixture.text(.sarif))["results"] as? [[String: Any]])
  }

  /// The value at a path of keys and indices.
  private func value(_ path: String, in value: Any) -> String? {
    var value: Any? = value
    for key in path.split(separator: ".") {
      value = Int(key).map { (value as? [Any])?[$0] } ?? (value as? [String: Any])?[String(key)]
    }
    return value.map { "\($0)" }
  }

  @Test func `The document matches its schema`() throws {
    let schema = try JSONSchema(named: "sarif-schema.json")
    #expect(try schema.problems(in: ReportFixture.text(.sarif)).isEmpty)
    let empty = ReportFormat.sarif.text(of: CheckReport(findings: []), ReportFixture.context)
    #expect(try schema.problems(in: empty).isEmpty)
  }

  @Test func `Rules are described once, including those outside the catalog`() throws {
    let run = try run(ReportFixture.text(.sarif))
    let rules = try #require(
      ((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [Any])
    #expect(
      rules.map { value("id", in: $0) }
        == ["blank-identifier", "unknown-segue", "zero-findings", "malformed-xml"])
    #expect(value("shortDescription.text", in: rules[0]) == "an identifier with a space")
    #expect(value("help.text", in: rules[0])?.hasPrefix("It is compared as it is.\n") == true)
    #expect(value("defaultConfiguration.level", in: rules[0]) == "warning")
    #expect(value("defaultConfiguration.level", in: rules[3]) == "note")
    let indices = try results().map { value("ruleIndex", in: $0) }
    #expect(indices == ["1", "0", "3"])
  }

  @Test func `A result has its place, in UTF-16 and relative to the repository`() throws {
    let result = try results()[1]
    let location = "locations.0.physicalLocation."
    #expect(value("level", in: result) == "warning")
    #expect(value(location + "artifactLocation.uri", in: result) == "App/Main.storyboard")
    #expect(value(location + "artifactLocation.uriBaseId", in: result) == "%SRCROOT%")
    #expect(value(location + "region.startLine", in: result) == "2")
    #expect(value(location + "region.startColumn", in: result) == "28")
    #expect(
      value("message.text", in: result)
        == "the identifier “ show ” begins and ends with a space\nno code asks for it\n"
        + "take the spaces away")
  }

  @Test func `A latent finding has the reason among its properties`() throws {
    let text = ReportFormat.sarif.text(of: ReportFixture.latentReport, ReportFixture.context)
    #expect(try JSONSchema(named: "sarif-schema.json").problems(in: text).isEmpty)
    let result = try #require((try run(text)["results"] as? [[String: Any]])?.first)
    let properties = try #require(result["properties"] as? [String: Any])
    #expect(properties["latent"] as? Bool == true)
    #expect(properties["latentReason"] as? String == "the control is hidden")
    #expect(try results().allSatisfy { $0["properties"] == nil })
  }

  @Test func `A finding about a whole file is at the first line, without a column`() throws {
    let result = try results()[2]
    #expect(value("locations.0.physicalLocation.region.startLine", in: result) == "1")
    #expect(value("locations.0.physicalLocation.region.startColumn", in: result) == nil)
  }

  @Test func `Related places and fixes are included`() throws {
    let results = try results()
    #expect(value("relatedLocations.0.message.text", in: results[0]) == "the nearest segue")
    #expect(
      value("relatedLocations.0.physicalLocation.region.startColumn", in: results[0]) == "28")
    let change = "fixes.0.artifactChanges.0.replacements.0."
    #expect(value(change + "deletedRegion.startColumn", in: results[1]) == "40")
    #expect(value(change + "deletedRegion.endColumn", in: results[1]) == "46")
    #expect(value(change + "insertedContent.text", in: results[1]) == "show")
  }

  @Test func `A region that ends on a later line ends at that line's column`() throws {
    let place = SourceLocation(file: "A", line: 3, column: 2)
    let finding = Finding(
      rule: "r", severity: .note, location: place, message: "m", help: "h",
      edits: [TextEdit(at: place, expected: "x\r\né\nbc", replacement: "")])
    let report = CheckReport(findings: [finding])
    let result = try run(ReportFixture.text(.sarif, of: report, source: "1\n2\n3\n4\n5"))["results"]
    let region = "0.fixes.0.artifactChanges.0.replacements.0.deletedRegion."
    #expect(value(region + "endLine", in: result ?? "") == "5")
    #expect(value(region + "endColumn", in: result ?? "") == "3")
  }

  @Test(arguments: [
    ("a b/c%d.swift", "a%20b/c%25d.swift"), ("x:y", "x%3Ay"), ("é漢", "%C3%A9%E6%BC%A2"),
    ("a\nb?c#d", "a%0Ab%3Fc%23d"), ("/else/A b.swift", "../../else/A%20b.swift"),
  ])
  func `Paths are percent-encoded`(path: String, address: String) throws {
    let finding = Finding(
      rule: "r", severity: .note, location: SourceLocation(file: path), message: "m", help: "")
    let text = ReportFixture.text(.sarif, of: CheckReport(findings: [finding]), source: "")
    let results = try run(text)["results"] ?? ""
    #expect(value("0.locations.0.physicalLocation.artifactLocation.uri", in: results) == address)
  }

  @Test(arguments: [
    ("[a] {b} array[0](x)", "\\[a] {b} array\\[0\\](x)"), ("{0} {12}x {0", "{{0}} {{12}}x {0"),
    ("[a] and {b}", "[a] and {b}"),
  ])
  func `Nothing in a message is read as a link or a placeholder`(
    message: String, written: String
  ) throws {
    let finding = Finding(
      rule: "r", severity: .note, location: SourceLocation(file: "A"), message: message, help: "")
    let text = ReportFixture.text(.sarif, of: CheckReport(findings: [finding]), source: "")
    #expect(value("0.message.text", in: try run(text)["results"] ?? "") == written)
  }

  @Test(arguments: ReportFixture.hostile)
  func `Hostile text leaves the document valid`(text: String) throws {
    let written = ReportFixture.text(.sarif, of: ReportFixture.report(with: text), source: text)
    #expect(try JSONSchema(named: "sarif-schema.json").problems(in: written).isEmpty)
    #expect(value("ruleId", in: (try run(written)["results"] as? [Any])?.first ?? "") == text)
  }

  /// The documents that `Scripts/check-sarif` checks against the format's own schema.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["SEGUES_SARIF_FOLDER"] != nil))
  func `Documents are written for external validation`() throws {
    let folder = ProcessInfo.processInfo.environment["SEGUES_SARIF_FOLDER"] ?? ""
    let reports =
      [ReportFixture.report, CheckReport(findings: [])]
      + ReportFixture.hostile.map(ReportFixture.report)
    for (index, report) in reports.enumerated() {
      let text = ReportFixture.text(.sarif, of: report, source: "a😀b")
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(index).sarif"))
    }
  }
}
