internal import Files

/// Writes findings for people: `file:line:column: severity: message [rule]`, the source line with a
/// caret, why it fails at run time, and how to fix it.
package struct TextReporter: Sendable {
  private let style: TerminalStyle
  private let sources: SourceLines

  /// - Parameters:
  ///   - style: Colour, or none.
  ///   - sources: The source lines to show, or none.
  package init(style: TerminalStyle = .plain, sources: SourceLines = .none) {
    self.style = style
    self.sources = sources
  }

  /// Returns the findings in order, each with its help on a line of its own; empty if there are
  /// none.
  package func report(_ findings: [Finding]) -> String {
    findings.sorted().map(text).joined()
  }

  private func text(_ finding: Finding) -> String {
    let place = TerminalText.escaped(finding.location.description)
    let message = TerminalText.escaped(finding.message)
    var text = "\(style.bold(place)): \(label(finding)): \(message)"
    text += " \(style.dim("[\(TerminalText.escaped(finding.rule))]"))\n"
    if let line = sources[finding.location] {
      let edit = finding.edits.first { $0.location == finding.location }
      let snippet = Snippet(line, at: finding.location, marked: edit?.expected ?? "")
      text += snippet.text(style: style)
    }
    if !finding.why.isEmpty { text += "  why: \(TerminalText.escaped(finding.why))\n" }
    if let latent = finding.latent { text += "  latent: \(TerminalText.escaped(latent))\n" }
    if !finding.help.isEmpty { text += "  help: \(TerminalText.escaped(finding.help))\n" }
    for related in finding.related {
      let place = TerminalText.escaped(related.location.description)
      text += "  see \(place): \(TerminalText.escaped(related.message))\n"
    }
    return text
  }

  private func label(_ finding: Finding) -> String {
    label(finding.severity) + (finding.latent == nil ? "" : style.dim(" (latent)"))
  }

  private func label(_ severity: Severity) -> String {
    switch severity {
    case .error: style.red("error")
    case .warning: style.yellow("warning")
    case .note: style.cyan("note")
    }
  }
}
