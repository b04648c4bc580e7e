package import SeguesConfiguration

/// A check, and what becomes of what it finds.
package struct ReportRequest: Sendable {
  /// What is checked.
  package var check: CheckRequest
  package var configuration: Configuration
  /// The rules that are looked at; all if empty.
  package var onlyRules: [String] = []
  /// The file with what is not reported; nil means what the configuration says, if anything.
  package var baseline: String?
  /// Whether the baseline is written, rather than looked at.
  package var writesBaseline = false
  /// Only what was introduced since a revision of git is reported.
  package var since: String?
  /// Whether a warning makes the check fail; the configuration may say so too.
  package var isStrict = false
  /// Whether what can be settled mechanically is.
  package var fixes = false

  package init(_ check: CheckRequest, configuration: Configuration = Configuration()) {
    self.check = check
    self.configuration = configuration
  }
}
