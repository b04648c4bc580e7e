internal import FilesAndPaths

/// Findings of one rule and severity that have the same cause, or else the same message.
///
/// Reports for people show them together.
struct FindingBlock: Sendable {
  /// The findings, sorted.
  let findings: [Finding]
  let first: Finding
  /// Whether the findings have different messages.
  let isVaried: Bool

  private init(_ findings: [Finding]) {
    self.findings = findings
    let first = findings[0]
    self.first = first
    isVaried = findings.contains { $0.message != first.message }
  }

  /// The problem of all findings.
  var message: String { isVaried ? first.cause?.message ?? first.message : first.message }

  /// The other places that are involved, each once.
  var related: [RelatedPlace] {
    var seen: Set<RelatedPlace> = []
    return findings.flatMap(\.related).filter { seen.insert($0).inserted }
  }

  /// Returns the parts of a finding that the block doesn't say already; empty if there are none.
  func remark(on finding: Finding) -> String {
    [
      isVaried ? finding.cause?.part ?? "" : "", finding.why == first.why ? "" : finding.why,
      finding.help == first.help ? "" : finding.help,
    ].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// Groups findings, and sorts those of each block by place.
  static func blocks(of findings: [Finding], in order: ReportOrder) -> [FindingBlock] {
    let blocks = findings.sorted().grouped(by: Key.init).map { FindingBlock($0.elements) }
    switch order {
    case .path: return blocks
    case .severity:
      return blocks.sorted { ($0.first.severity, $0.first) < ($1.first.severity, $1.first) }
    case .rule:
      return blocks.sorted { ($0.first.rule, $0.first) < ($1.first.rule, $1.first) }
    }
  }

  private struct Key: Hashable {
    let rule: String
    let severity: Severity
    let cause: String?
    /// The message of a finding without a cause.
    let message: String
    let latent: String?

    init(_ finding: Finding) {
      rule = finding.rule
      severity = finding.severity
      cause = finding.cause?.id
      message = finding.cause == nil ? finding.message : ""
      latent = finding.latent
    }
  }
}
