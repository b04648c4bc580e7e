/// Writes findings as test results: a test for each rule, and one for each finding.
///
/// A finding that fails the check is a failed test; any other is a skipped test, which is shown but
/// fails nothing. A rule without findings is a passed test.
struct JUnitReporter: Sendable {
  let paths: ReportPaths

  func report(_ report: CheckReport) -> String {
    let broken = Set(report.findings.map(\.rule))
    let passed = report.rules.map(\.name).filter { !broken.contains($0) }
    let failures = report.findings.filter(report.fails).count
    let counts = XMLText.attributes([
      "tests": String(report.findings.count + passed.count),
      "failures": String(failures), "errors": "0",
      "skipped": String(report.findings.count - failures),
    ])
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    text += "  <testsuite name=\"segues check\"\(counts)>\n"
    text += passed.map { "    <testcase\(name($0, "every file"))/>\n" }.joined()
    text += report.findings.map { testCase($0, fails: report.fails($0)) }.joined()
    return text + "  </testsuite>\n</testsuites>\n"
  }

  private func testCase(_ finding: Finding, fails: Bool) -> String {
    let location = paths.place(finding.location)
    let element = fails ? "failure" : "skipped"
    let type = fails ? XMLText.attributes(["type": finding.severity.rawValue]) : ""
    let message = XMLText.attributes(["message": finding.message])
    let lines =
      [finding.why, finding.help].filter { !$0.isEmpty } + finding.related.map(paths.text)
    let content = ([location.description] + lines).map(XMLText.escaped).joined(separator: "\n")
    return "    <testcase\(name(finding.rule, location.description))>\n"
      + "      <\(element)\(message)\(type)>\(content)</\(element)>\n    </testcase>\n"
  }

  private func name(_ rule: String, _ name: String) -> String {
    XMLText.attributes(["classname": "segues.\(rule)", "name": name])
  }
}
