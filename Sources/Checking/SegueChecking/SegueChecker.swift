package import Findings
internal import Parallel

/// Checks an app with all rules.
package enum SegueChecker {
  /// Returns what the rules find in an app: the same for the same files, in whatever order they come.
  package static func check(_ input: CheckInput, workers: Int = 1) -> Result {
    check(LinkedApp(input, workers: workers), workers: workers)
  }

  /// Checks a linked app; with `marksLatent`, findings say why they can't happen today.
  package static func check(
    _ app: LinkedApp, workers: Int = 1, marksLatent: Bool = true
  ) -> Result {
    // In reverse order, because the rules about connections take the longest.
    let reports =
      ParallelWork.map(RuleCatalog.rules.reversed(), workers: workers, atOnce: 1) { rule in
        rule.report(on: app)
      }.reversed() as [RuleReport]
    var findings = findings(in: reports)
    if marksLatent {
      let latency = Latency(app)
      for index in findings.indices {
        findings[index].latent = latency.reason(for: findings[index])
      }
    }
    return Result(findings: findings.sorted(), undecided: reports.flatMap(\.undecided))
  }

  /// Returns each finding once, without those about constants at places that other rules report too.
  ///
  /// A class of several targets may be several types, about each of which a rule finds the same.
  private static func findings(in reports: [RuleReport]) -> [Finding] {
    let findings = reports.flatMap(\.findings)
    // A finding about the use of a constant says more.
    let ofConstants = RuleName.constantWithoutScene.rawValue
    let reported = Set(findings.filter { $0.rule != ofConstants }.map(\.location))
    var seen: Set<Finding> = []
    return findings.filter { finding in
      (finding.rule != ofConstants || !reported.contains(finding.location))
        && seen.insert(finding).inserted
    }
  }

  package struct Result: Sendable {
    /// Sorted.
    package var findings: [Finding]
    package var undecided: [Undecided]
  }
}
