internal import Findings

/// The numbers of equal findings, to tell which findings are gone and which are new after an edit.
///
/// Lines and columns don't count, because an edit moves what comes after it.
struct FindingCounts {
  /// The numbers of findings with at least a severity.
  private var counts: [Severity: [FindingKey: Int]] = [:]

  init(_ findings: [Finding]) {
    for finding in findings {
      for severity in Severity.allCases where severity <= finding.severity {
        counts[severity, default: [:]][finding.key, default: 0] += 1
      }
    }
  }

  /// The number of findings that equal one, whatever their severity.
  subscript(finding: Finding) -> Int { counts[.note]?[finding.key] ?? 0 }

  /// Returns the files that have an error or a warning more often than before.
  func filesWithMore(than before: FindingCounts) -> Set<String> {
    var files: Set<String> = []
    for severity in [Severity.warning, .error] {
      for (key, count) in counts[severity] ?? [:] where count > before.counts[severity]?[key] ?? 0 {
        files.insert(key.file)
      }
    }
    return files
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
