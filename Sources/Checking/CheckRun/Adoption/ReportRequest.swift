package import SeguesConfiguration

/// A request to check an app and to report the findings.
package struct ReportRequest: Sendable {
  package var check: CheckRequest
  package var configuration: Configuration
  /// The rules to report, or none for all.
  package var onlyRules: [String] = []
  /// The baseline's path, or nil for the one in the configuration, if any.
  ///
  /// A baseline that is written to `-` goes to standard output.
  package var baseline: String?
  /// Whether the baseline is written rather than read.
  package var writesBaseline = false
  /// Whether the baseline may overwrite a file that is not a baseline.
  package var isForced = false
  /// The git revision since which a finding must have been introduced to be reported, or nil to report all.
  package var since: String?
  /// Whether warnings fail the check.
  ///
  /// The configuration may demand this too.
  package var isStrict = false
  /// Whether findings with edits are fixed.
  package var fixes = Fixes.none
  /// Whether findings that cannot happen today are left out.
  package var hidesLatent = false

  /// The treatment of findings with edits.
  package enum Fixes: Sendable {
    case none
    /// The changes are made in memory, and the files are not written.
    case proposed
    case written
  }

  package init(_ check: CheckRequest, configuration: Configuration = Configuration()) {
    self.check = check
    self.configuration = configuration
  }
}
