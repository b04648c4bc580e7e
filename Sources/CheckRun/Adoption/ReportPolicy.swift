internal import AppProject
package import Findings
internal import SegueChecking
package import SeguesConfiguration

/// What a team decides about findings: which are reported, and how severe they are.
package struct ReportPolicy: Sendable {
  private let levels: [String: Configuration.RuleSetting.Level]
  private let filter: PathFilter
  /// The rules that are looked at; nil for all.
  private let only: Set<String>?

  /// Every rule that a configuration, a comment or an option can name, in the order of the manual.
  package static let rules: [ReportedRule] =
    RuleCatalog.rules.map { rule in
      let description = rule.description
      return ReportedRule(
        name: description.name, severity: description.severity, summary: description.summary,
        why: description.why)
    } + AdoptionRules.all

  /// The policy of a configuration.
  ///
  /// - Parameters:
  ///   - configuration: Its names of rules are known to be right.
  ///   - only: The rules that were asked for; all if empty.
  package init(_ configuration: Configuration, only: [String] = []) {
    let settings = configuration.check.rules
    levels = Dictionary(settings.map { ($0.rule, $0.level) }, uniquingKeysWith: { $1 })
    filter = PathFilter(
      below: configuration.path.map(FilePath.folder) ?? "",
      include: configuration.check.include, exclude: configuration.check.exclude)
    self.only = only.isEmpty ? nil : Set(only)
  }

  /// The findings that are reported, with the severities that they are reported with.
  package func apply(to findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      guard isActive(finding.rule), filter.includes(finding.location.file) else { return nil }
      guard let severity = levels[finding.rule]?.severity else { return finding }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }

  /// The undecided places of rules that are looked at, in files that are reported on.
  package func apply(to undecided: [Undecided]) -> [Undecided] {
    undecided.filter { isActive($0.rule) && filter.includes($0.location.file) }
  }

  /// The rules that are looked at, with the severities that they have.
  package var activeRules: [ReportedRule] {
    Self.rules.filter { isActive($0.name) }.map { rule in
      var rule = rule
      rule.severity = levels[rule.name]?.severity ?? rule.severity
      return rule
    }
  }

  /// Whether a rule is looked at.
  package func isActive(_ rule: String) -> Bool {
    levels[rule] != .off && only?.contains(rule) != false
  }
}
