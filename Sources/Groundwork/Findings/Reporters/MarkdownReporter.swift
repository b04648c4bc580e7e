internal import FilesAndPaths

/// Writes a check as Markdown for a comment on a pull request: a heading with counts, the findings by cause,
/// and a table of the rules.
///
/// Text from the app is code if a service could read it as markup, a mention or a link.
package struct MarkdownReporter: Sendable {
  /// The beginning of every report.
  package static let heading = "### segues check: "
  /// The number of blocks that are shown; further ones are folded.
  private static let mostUnfolded = 20

  let paths: ReportPaths
  /// The order of the findings.
  ///
  /// A page is read from its start, so errors come first in ``ReportOrder/severity``.
  let order: ReportOrder
  /// Whether all places of findings with the same cause are listed.
  let isVerbose: Bool

  package func report(_ report: CheckReport) -> String {
    let counts = [
      count(report.count(.error), "error"),
      count(report.count(.warning), "warning"),
      count(report.count(.note), "note"),
    ]
    return ([Self.heading + counts.joined(separator: ", ")] + blocks(report) + table(report))
      .joined(separator: "\n\n") + "\n"
  }

  /// Returns a list of the findings; the rest of a long list is folded.
  private func blocks(_ report: CheckReport) -> [String] {
    var blocks = FindingBlock.blocks(of: report.findings, in: order)
    if order == .severity {
      blocks = Severity.allCases.reversed().flatMap { severity in
        blocks.filter { $0.first.severity == severity }
      }
    }
    let items = blocks.map(item)
    let shown = items.prefix(Self.mostUnfolded).joined(separator: "\n")
    let folded = items.dropFirst(Self.mostUnfolded)
    guard !folded.isEmpty else { return items.isEmpty ? [] : [shown] }
    return [
      shown, "<details><summary>\(folded.count) more</summary>", folded.joined(separator: "\n"),
      "</details>",
    ]
  }

  private func item(_ block: FindingBlock) -> String {
    let finding = block.first
    let message = MarkdownText.sentence(block.message)
    let severity = finding.severity.rawValue + (finding.latent == nil ? "" : " (latent)")
    let title =
      "- **\(severity):** \(message) (\(MarkdownText.code(finding.rule)))"
    let total = block.findings.count
    let shown = isVerbose ? total : min(total, TextReporter.mostPlaces)
    var lines = block.findings.prefix(shown).map { finding in
      let remark = MarkdownText.sentence(block.remark(on: finding))
      return "at \(place(finding.location))" + (remark.isEmpty ? "" : ": \(remark)")
    }
    if total > shown { lines.append("and \(total - shown) more") }
    if !finding.why.isEmpty { lines.append("why: \(MarkdownText.sentence(finding.why))") }
    if let latent = finding.latent { lines.append("latent: \(MarkdownText.sentence(latent))") }
    if !finding.help.isEmpty { lines.append("help: \(MarkdownText.sentence(finding.help))") }
    return ([title] + lines.map { "  - \($0)" }).joined(separator: "\n")
  }

  private func place(_ location: SourceLocation) -> String {
    let line = location.line > 0 ? ":\(location.line)" : ""
    return MarkdownText.code(paths.path(location.file) + line)
  }

  private func table(_ report: CheckReport) -> [String] {
    let table = RuleTable(report)
    guard !table.rows.isEmpty else { return [] }
    let ruler = "|---|" + String(repeating: "---:|", count: table.columns.count - 1)
    let lines = [table.columns] + table.rows.map { [MarkdownText.code($0[0])] + $0.dropFirst() }
    return [([line(lines[0]), ruler] + lines.dropFirst().map(line)).joined(separator: "\n")]
  }

  private func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }
}
