internal import Findings

/// The numbers of equal findings, to tell which findings are gone and which are new after an edit.
///
/// Lines and columns don't count, because an edit moves what comes after it.
struct FindingCounts {
  private struct Counts {
    var all = 0
    var warnings = 0
    var errors = 0
  }

  private var counts: [FindingKey: Counts] = [:]

  init(_ findings: [Finding]) {
    for finding in findings {
      counts[finding.key, default: Counts()].all += 1
      if finding.severity >= .warning { counts[finding.key, default: Counts()].warnings += 1 }
      if finding.severity == .error { counts[finding.key, default: Counts()].errors += 1 }
    }
  }

  /// The files for which other findings have an error or a warning that these don't have.
  func files(withMoreIn other: FindingCounts) -> Set<String> {
    let more = other.counts.filter { key, count in
      let own = counts[key] ?? Counts()
      return count.warnings > own.warnings || count.errors > own.errors
    }
    return Set(more.keys.map(\.file))
  }

  /// Returns the findings that are still among other findings.
  func remaining(of findings: [Finding], in other: FindingCounts) -> [Finding] {
    let wanted = FindingCounts(findings)
    return findings.filter { finding in
      let key = finding.key
      let left = (counts[key]?.all ?? 0) - (wanted.counts[key]?.all ?? 0)
      return (other.counts[key]?.all ?? 0) > left
    }
  }
}

extension Finding {
  /// The key within one run.
  ///
  /// Unlike the key between runs, it has the line numbers of the message.
  fileprivate var key: FindingKey {
    FindingKey(rule: rule, file: location.file, message: message)
  }
}
