internal import FilesAndPaths

/// Writes findings for people: `file:line:column: severity: message [rule]`, the source line with the part in
/// question underlined, the other places with the same cause, why it fails at run time, and how to fix it.
package struct TextReporter: Sendable {
  /// The number of places that a block shows unless all are requested.
  static let mostPlaces = 10

  private let style: TerminalStyle
  private let sources: SourceLines
  private let paths: ReportPaths?
  private let order: ReportOrder
  private let isVerbose: Bool

  /// - Parameters:
  ///   - style: Color, or none.
  ///   - sources: The source lines to show, or none.
  ///   - paths: How to resolve paths for links, or nil for no links.
  ///   - order: The order of the findings.
  ///   - isVerbose: Whether all places of findings with the same cause are listed.
  package init(
    style: TerminalStyle = .plain, sources: SourceLines = .none, paths: ReportPaths? = nil,
    order: ReportOrder = .path, isVerbose: Bool = false
  ) {
    self.style = style
    self.sources = sources
    self.paths = paths
    self.order = order
    self.isVerbose = isVerbose
  }

  /// Returns the findings with a blank line between those of different causes; empty if there are none.
  package func report(_ findings: [Finding]) -> String {
    FindingBlock.blocks(of: findings, in: order).map(text).joined(separator: "\n")
  }

  private func text(_ block: FindingBlock) -> String {
    let finding = block.first
    let place = style.bold(self.place(finding.location))
    var text = "\(place): \(label(finding)): \(TerminalText.escaped(block.message))"
    text += " \(style.dim("[\(TerminalText.escaped(finding.rule))]"))\n"
    text += snippet(of: finding)
    text += places(of: block)
    if !finding.why.isEmpty { text += "  why: \(TerminalText.escaped(finding.why))\n" }
    if let latent = finding.latent { text += "  latent: \(TerminalText.escaped(latent))\n" }
    if !finding.help.isEmpty { text += "  help: \(TerminalText.escaped(finding.help))\n" }
    return text
      + lines(for: block.related, isComplete: block.findings.count == 1) { related in
        "  see \(self.place(related.location)): \(TerminalText.escaped(related.message))\n"
      }
  }

  private func snippet(of finding: Finding) -> String {
    guard let line = sources[finding.location] else { return "" }
    var place = finding.location
    let mark = FindingMark(of: finding, in: line)
    if let mark { place.column = mark.column }
    return Snippet(line: line, place: place, marked: mark?.text ?? "").text(style: style)
  }

  /// Returns a line for each place that isn't in the first line of the block.
  private func places(of block: FindingBlock) -> String {
    let listed = block.isVaried ? block.findings[...] : block.findings.dropFirst()
    return lines(for: listed) { finding in
      let remark = TerminalText.escaped(block.remark(on: finding))
      return "  \(block.isVaried ? "at" : "also at") \(place(finding.location))"
        + (remark.isEmpty ? "\n" : ": \(remark)\n")
    }
  }

  /// Returns a line for each item, or for the first ones and one that counts the others.
  private func lines<Item>(
    for items: some Collection<Item>, isComplete: Bool = false, _ line: (Item) -> String
  ) -> String {
    let omitted = isVerbose || isComplete ? 0 : max(0, items.count - Self.mostPlaces)
    let shown = items.dropLast(omitted).map(line).joined()
    return omitted == 0 ? shown : shown + "  and \(omitted) more: --verbose lists them\n"
  }

  private func place(_ location: SourceLocation) -> String {
    style.link(TerminalText.escaped(location.description), to: paths?.url(of: location))
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
