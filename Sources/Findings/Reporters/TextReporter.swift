/// Findings as lines that people and editors read: `file:line:column: severity: message [rule]`.
package struct TextReporter: Sendable {
  private let style: TerminalStyle

  package init(style: TerminalStyle = .plain) {
    self.style = style
  }

  /// The findings in order, each with its help on a line of its own; empty if there are none.
  package func report(_ findings: [Finding]) -> String {
    findings.sorted().map(text).joined()
  }

  private func text(_ finding: Finding) -> String {
    let place = TerminalText.escaped(finding.location.description)
    let message = TerminalText.escaped(finding.message)
    var text = "\(style.bold(place)): \(label(finding.severity)): \(message)"
    text += " \(style.dim("[\(finding.rule)]"))\n"
    if !finding.help.isEmpty { text += "  help: \(TerminalText.escaped(finding.help))\n" }
    return text
  }

  private func label(_ severity: Severity) -> String {
    switch severity {
    case .error: style.red("error")
    case .warning: style.yellow("warning")
    case .note: style.cyan("note")
    }
  }
}
