package import Findings
internal import Foundation

/// Findings that are known, and not reported: with it a big app starts at zero.
///
/// A finding is known again by its rule, file and message, so that lines may move, and by how often
/// that is found.
package struct Baseline: Hashable, Sendable {
  /// How often each finding is known.
  package private(set) var counts: [FindingKey: Int]

  /// Counts what a run found.
  ///
  /// - Parameters:
  ///   - findings: What is to be known from now on.
  ///   - file: A file's path, from a folder that does not change between runs.
  package init(of findings: [Finding], file: (String) -> String) {
    counts = findings.reduce(into: [:]) { counts, finding in
      counts[FindingKey(finding, file: file(finding.location.file)), default: 0] += 1
    }
  }

  package init(counts: [FindingKey: Int]) {
    self.counts = counts
  }

  /// Takes over findings of an earlier baseline that this one does not have.
  package mutating func keep(_ earlier: Baseline, where isKept: (FindingKey) -> Bool) {
    counts.merge(earlier.counts.filter { isKept($0.key) }) { own, _ in own }
  }

  /// What is left of some findings without those that are known.
  package struct Comparison: Sendable {
    /// The findings that are new, in their order.
    package var new: [Finding] = []
    /// How many are known.
    package var knownCount = 0
    /// What is known and was not found, sorted, and how often not.
    package var missing: [(key: FindingKey, count: Int)] = []
  }

  /// Takes what is known out of some findings.
  ///
  /// Of several that are alike the first ones count as known.
  ///
  /// - Parameters:
  ///   - findings: Sorted.
  ///   - file: A file's path, as in the baseline.
  /// - Returns: What is new, and what is known and not there any more.
  package func compare(_ findings: [Finding], file: (String) -> String) -> Comparison {
    var rest = counts
    var comparison = Comparison()
    for finding in findings {
      let key = FindingKey(finding, file: file(finding.location.file))
      if let count = rest[key], count > 0 {
        rest[key] = count - 1
        comparison.knownCount += 1
      } else {
        comparison.new.append(finding)
      }
    }
    comparison.missing = rest.filter { $0.value > 0 }.sorted { $0.key < $1.key }
      .map { (key: $0.key, count: $0.value) }
    return comparison
  }

  /// The same with other paths for files that were renamed.
  func renaming(_ names: [String: String]) -> Baseline {
    Baseline(
      counts: counts.reduce(into: [:]) { counts, entry in
        var key = entry.key
        key.file = names[key.file] ?? key.file
        counts[key, default: 0] += entry.value
      })
  }
}
