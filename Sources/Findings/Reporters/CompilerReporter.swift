/// Findings as compilers write theirs, so that SwiftPM and Xcode show each at its line.
package struct CompilerReporter: Sendable {
  package init() {}

  /// The findings in order, each with its help as a note; empty if there are none.
  package func report(_ findings: [Finding]) -> String {
    findings.sorted().map(text).joined()
  }

  private func text(_ finding: Finding) -> String {
    // A file as a whole has no line, and what has none is not recognized as a compiler's message.
    var location = finding.location
    location.line = max(location.line, 1)
    location.column = max(location.column, 1)
    let place = TerminalText.escaped(location.description)
    let message = TerminalText.escaped(finding.message)
    let line = "\(place): \(finding.severity.rawValue): \(message) [\(finding.rule)]\n"
    guard !finding.help.isEmpty else { return line }
    return line + "\(place): note: \(TerminalText.escaped(finding.help))\n"
  }
}
