internal import FilesAndPaths
package import Findings
internal import SegueChecking
package import SeguesConfiguration

/// A team's decisions about findings: which are reported, and with which severities.
package struct ReportPolicy: Sendable {
  private let levels: [String: Configuration.RuleSetting.Level]
  private let filter: PathFilter
  /// The active rules, or nil for all.
  private let only: Set<String>?

  /// The rules that a configuration, a comment or an option can name, in the order of the manual.
  package static let rules: [ReportedRule] =
    RuleCatalog.rules.map { rule in
      let description = rule.description
      return ReportedRule(
        name: description.name, severity: description.severity, summary: description.summary,
        why: description.why)
    } + AdoptionRules.all

  /// Creates the policy of a configuration that names no unknown rules.
  ///
  /// If no rules are requested, all are active. The patterns start in a folder, by default the configuration's own.
  package init(_ configuration: Configuration, only: [String] = [], below folder: String? = nil) {
    let settings = configuration.check.rules
    levels = Dictionary(settings.map { ($0.rule, $0.level) }, uniquingKeysWith: { $1 })
    filter = PathFilter(
      below: folder ?? configuration.path.map(FilePath.folder) ?? "",
      include: configuration.check.include, exclude: configuration.check.exclude)
    self.only = only.isEmpty ? nil : Set(only)
  }

  /// Returns the findings to report, with the severities of the configuration.
  package func apply(to findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      guard isActive(finding.rule), filter.includes(finding.location.file) else { return nil }
      guard let severity = levels[finding.rule]?.severity else { return finding }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }

  /// Returns the undecided places to report.
  package func apply(to undecided: [Undecided]) -> [Undecided] {
    undecided.filter { isActive($0.rule) && filter.includes($0.location.file) }
  }

  /// The active rules, with the severities of the configuration.
  package var activeRules: [ReportedRule] {
    Self.rules.filter { isActive($0.name) }.map { rule in
      var rule = rule
      rule.severity = levels[rule.name]?.severity ?? rule.severity
      return rule
    }
  }

  package func isActive(_ rule: String) -> Bool {
    levels[rule] != .off && only?.contains(rule) != false
  }
}
