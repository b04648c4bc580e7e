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
      findings: reports.flatMap(\.findings).sorted(), undecided: reports.flatMap(\.undecided))
  }

  package struct Result: Sendable {
    /// Sorted.
    package var findings: [Finding]
    package var undecided: [Undecided]
  }
}
