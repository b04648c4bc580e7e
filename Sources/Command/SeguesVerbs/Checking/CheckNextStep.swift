internal import Findings

/// The line that follows a report on a terminal: a command that is worth running next.
struct CheckNextStep {
  /// The number of findings from which a baseline is worth having.
  private static let manyFindings = 20

  let report: CheckReport
  /// The command that made the report, with the options that say what is checked.
  let command: [String]
  /// Whether `--fix`, `--since` or `--baseline` is in use, so that no other of them is advised.
  let isPartial: Bool

  /// The line; empty if nothing was found.
  var text: String {
    let fixable = report.ruleCounts.reduce(0) { $0 + $1.fixable }
    if fixable > 0, !isPartial {
      return "Run \(line("--fix")) to fix \(fixable) of these.\n"
    }
    if report.findings.count >= Self.manyFindings, !isPartial, report.withheld.baseline == 0 {
      return
        "Run \(line("--baseline", "segues-baseline.json", "--write-baseline")) to see only new findings "
        + "from then on.\n"
    }
    guard let rule = report.ruleCounts.first(where: { $0.errors + $0.warnings + $0.notes > 0 })
    else {
      return ""
    }
    return "Run segues rules \(rule.rule) to read about its findings.\n"
  }

  private func line(_ options: String...) -> String {
    (command + options).map(Self.quoted).joined(separator: " ")
  }

  /// Quotes a word for a shell if it needs that.
  private static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=,:@".contains($0)) }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
