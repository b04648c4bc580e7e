package import Findings
internal import Parallel
internal import SourceFacts

/// Checks an app by all rules.
package enum SegueChecker {
  /// What the rules find in an app: the same for the same files, in whatever order they come.
  ///
  /// - Parameters:
  ///   - input: The app.
  ///   - workers: The most threads.
  /// - Returns: What all rules found.
  package static func check(_ input: CheckInput, workers: Int = 1) -> Result {
    let app = CheckedApp(input, workers: workers)
    // From the last one on: those about connections, which there are most of, take the longest, and
    // should not be begun when the others are done.
    let reports =
      ParallelWork.map(RuleCatalog.rules.reversed(), workers: workers, atOnce: 1) { rule in
        var report = RuleReport()
        rule.check(app, &report)
        return report
      }.reversed() as [RuleReport]
    if workers > 1 { ParallelWork.free(app) }
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
