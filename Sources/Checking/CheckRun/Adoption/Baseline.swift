package import Findings
internal import Foundation

/// The known findings, which are not reported.
///
/// With a baseline, a large app starts with no findings.
///
/// Findings are identified by their rule, file and message, so that lines may move. Equal findings are counted.
package struct Baseline: Hashable, Sendable {
  /// The number of times that each finding is known.
  package private(set) var counts: [FindingKey: Int]

  /// Counts the findings that are to be known.
  ///
  /// `file` returns a file's path relative to a folder that is the same for all runs.
  package init(of findings: [Finding], file: (String) -> String) {
    counts = findings.reduce(into: [:]) { counts, finding in
      counts[FindingKey(finding, file: file(finding.location.file)), default: 0] += 1
    }
  }

  package init(counts: [FindingKey: Int]) {
    self.counts = counts
  }

  /// Adds findings of an earlier baseline that are not in this one.
  package mutating func keep(_ earlier: Baseline, where isKept: (FindingKey) -> Bool) {
    counts.merge(earlier.counts.filter { isKept($0.key) }) { current, _ in current }
  }

  /// The comparison of findings with a baseline.
  package struct Comparison: Sendable {
    /// The new findings, in their order.
    package var new: [Finding] = []
    /// The number of known findings.
    package var knownCount = 0
    /// The known findings that are gone, sorted, with the number of times that each is missing.
    package var missing: [(key: FindingKey, count: Int)] = []
  }

  /// Compares sorted findings with the baseline.
  ///
  /// Of several equal findings, the first ones count as known. `file` returns a file's path as it is in the baseline.
  package func compare(_ findings: [Finding], file: (String) -> String) -> Comparison {
    var remaining = counts
    var comparison = Comparison()
    for finding in findings {
      let key = FindingKey(finding, file: file(finding.location.file))
      if let count = remaining[key], count > 0 {
        remaining[key] = count - 1
        comparison.knownCount += 1
      } else {
        comparison.new.append(finding)
      }
    }
    comparison.missing = remaining.filter { $0.value > 0 }.sorted { $0.key < $1.key }
      .map { (key: $0.key, count: $0.value) }
    return comparison
  }

  /// Returns the baseline with the new paths of renamed files.
  func renaming(_ names: [String: String]) -> Baseline {
    Baseline(
      counts: counts.reduce(into: [:]) { counts, entry in
        var key = entry.key
        key.file = names[key.file] ?? key.file
        counts[key, default: 0] += entry.value
      })
  }
}
