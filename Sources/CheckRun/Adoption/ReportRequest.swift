package import SeguesConfiguration

/// A check, and what becomes of what it finds.
package struct ReportRequest: Sendable {
  /// What is checked.
  package var check: CheckRequest
  package var configuration: Configuration
  /// The rules that are looked at; all if empty.
  package var onlyRules: [String] = []
  /// The file with what is not reported; nil means what the configuration says, if anything.
  ///
  /// A baseline that is written to `-` goes to standard output.
  package var baseline: String?
  /// Whether the baseline is written, rather than looked at.
  package var writesBaseline = false
  /// Whether a file is overwritten by the baseline that is not one.
  package var isForced = false
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
