internal import FilesAndPaths

/// Writes findings as GitLab's code quality report, a JSON array that merge requests compare and show.
struct GitLabReporter: Sendable {
  let paths: ReportPaths

  func report(_ report: CheckReport) -> String {
    let issues = zip(report.findings, report.fingerprints(paths)).map(issue)
    return JSONValue.array(issues).text
  }

  private func issue(_ finding: Finding, _ fingerprint: String) -> JSONValue {
    .object([
      "description": .string(finding.words.joined(separator: "; ")),
      "check_name": .string(finding.rule),
      "fingerprint": .string(fingerprint),
      "severity": .string(severity(finding.severity)),
      "location": .object([
        "path": .string(paths.path(finding.location.file)),
        // The format requires a line, so a finding about a whole file gets the first one.
        "lines": .object(["begin": .integer(max(1, finding.location.line))]),
      ]),
    ])
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "major"
    case .note: "info"
    }
  }
}
