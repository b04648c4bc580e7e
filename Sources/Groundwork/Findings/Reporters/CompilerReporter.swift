internal import FilesAndPaths

/// Writes findings like compiler diagnostics, so that SwiftPM and Xcode show each at its line.
package struct CompilerReporter: Sendable {
  package init() {}

  /// Returns the findings in order, with `why`, `help` and related places as notes; empty if there are none.
  package func report(_ findings: [Finding]) -> String {
    findings.sorted().map(text).joined()
  }

  private func text(_ finding: Finding) -> String {
    let severity = finding.severity.rawValue
    let message = TerminalText.escaped(finding.message)
    let rule = TerminalText.escaped(finding.rule)
    var text = line(at: finding.location, severity, "\(message) [\(rule)]")
    for note in [finding.why, finding.help] where !note.isEmpty {
      text += line(at: finding.location, "note", TerminalText.escaped(note))
    }
    for related in finding.related {
      text += line(at: related.location, "note", TerminalText.escaped(related.message))
    }
    return text
  }

  private func line(at location: SourceLocation, _ severity: String, _ message: String) -> String {
    // A finding about a whole file has no line; without one, tools don't recognize the message.
    var location = location
    location.line = max(location.line, 1)
    location.column = max(location.column, 1)
    return "\(TerminalText.escaped(location.description)): \(severity): \(message)\n"
  }
}
