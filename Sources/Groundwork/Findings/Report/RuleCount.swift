/// The number of a rule's findings, by severity, and of the places that it could not decide.
package struct RuleCount: Hashable, Sendable {
  /// The rule's name.
  package var rule: String
  package var errors = 0
  package var warnings = 0
  package var notes = 0
  package var undecided = 0
  /// The number of findings that `--fix` changes files for.
  package var fixable = 0

  fileprivate static func all(of report: CheckReport) -> [RuleCount] {
    var counts: [String: RuleCount] = [:]
    for finding in report.findings {
      counts[finding.rule, default: RuleCount(rule: finding.rule)].add(finding)
    }
    for place in report.undecided {
      counts[place.rule, default: RuleCount(rule: place.rule)].undecided += 1
    }
    return counts.values.sorted { left, right in
      left.weight == right.weight
        ? left.rule < right.rule : right.weight.lexicographicallyPrecedes(left.weight)
    }
  }

  private mutating func add(_ finding: Finding) {
    switch finding.severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
    if !finding.edits.isEmpty { fixable += 1 }
  }

  private var weight: [Int] { [errors, warnings, notes, undecided] }
}

extension CheckReport {
  /// The counts of all rules that have a finding or an undecided place, those with most errors first.
  package var ruleCounts: [RuleCount] { RuleCount.all(of: self) }
}
