package import Findings

/// Checks an app by all rules.
package enum SegueChecker {
  /// One rule's look at an app.
  package typealias Look = @Sendable (any CheckRule.Type) -> RuleReport

  /// What the rules find in an app: the same for the same files, in whatever order they come.
  ///
  /// - Parameters:
  ///   - input: The app.
  ///   - run: Has each rule look, and returns their reports in the order of the rules; the rules do
  ///     not care on which threads.
  /// - Returns: What all rules found.
  package static func check(
    _ input: CheckInput,
    running run: ([any CheckRule.Type], @escaping Look) -> [RuleReport] = { $0.map($1) }
  ) -> Result {
    let app = CheckedApp(input)
    let reports = run(RuleCatalog.rules) { rule in
      var report = RuleReport()
      rule.check(app, &report)
      return report
    }
    return Result(
      findings: findings(in: reports).sorted(), undecided: reports.flatMap(\.undecided))
  }

  /// What is found, without what rules that yield say of places that others speak of.
  private static func findings(in reports: [RuleReport]) -> [Finding] {
    let findings = reports.flatMap(\.findings)
    let yielding = Set(RuleCatalog.rules.filter { $0.yields }.map { $0.description.name })
    let spokenOf = Set(findings.filter { !yielding.contains($0.rule) }.map(\.location))
    return findings.filter { !yielding.contains($0.rule) || !spokenOf.contains($0.location) }
  }

  package struct Result: Sendable {
    /// Sorted.
    package var findings: [Finding]
    package var undecided: [Undecided]
  }
}
