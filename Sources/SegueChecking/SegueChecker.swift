package import Findings

/// Checks an app by all rules.
package enum SegueChecker {
  /// What the rules find in an app: the same for the same files, in whatever order they come.
  package static func check(_ input: CheckInput) -> Result {
    let app = CheckedApp(input)
    var report = RuleReport()
    for rule in RuleCatalog.rules { rule.check(app, &report) }
    return Result(findings: report.findings.sorted(), undecided: report.undecided)
  }

  package struct Result: Sendable {
    /// Sorted.
    package var findings: [Finding]
    package var undecided: [Undecided]
  }
}
