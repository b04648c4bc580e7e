internal import FilesAndPaths

/// Writes findings as workflow commands, which GitHub Actions shows at the lines of a pull request.
struct GitHubReporter: Sendable {
  let paths: ReportPaths
  let sources: SourceLines

  /// Returns a line for each finding; empty if there are none.
  func report(_ findings: [Finding]) -> String {
    findings.sorted().map(command).joined()
  }

  private func command(_ finding: Finding) -> String {
    let location = finding.location
    var properties = ["file=\(property(paths.path(location.file)))"]
    if location.line > 0 { properties.append("line=\(location.line)") }
    if location.line > 0, location.column > 0 {
      properties.append("col=\(sources.utf16Column(of: location) ?? location.column)")
    }
    properties.append("title=\(property(finding.rule))")
    let words = finding.words + finding.related.map(paths.text)
    // Keep the line breaks between sentences; escape those inside one, because they come from a file.
    let text = words.map(TerminalText.escaped).joined(separator: "\n")
    return "::\(command(finding.severity)) \(properties.joined(separator: ","))::\(data(text))\n"
  }

  private func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// Escapes what would end the command, or be read as an escape.
  private func data(_ text: String) -> String {
    text.substituting("%", with: "%25").substituting("\r", with: "%0D")
      .substituting("\n", with: "%0A")
  }

  /// Also escapes colons and commas, which have a meaning in properties.
  private func property(_ text: String) -> String {
    data(TerminalText.escapedControls(text)).substituting(":", with: "%3A")
      .substituting(",", with: "%2C")
  }
}
