package import Findings

/// What a run found, before the configuration, comments in the files and baselines are looked at.
package struct CheckOutcome: Sendable {
  /// Everything found, by the rules and in reading, sorted, with the severities of the rules.
  package var findings: [Finding]
  /// What the rules could not decide, sorted.
  package var undecided: [Undecided]
  /// What was read.
  package var counts: ReadCounts
  /// The bytes that were checked, by path: of every file that something is said about, or that has
  /// comments for this tool.
  ///
  /// They are what findings' lines and columns count in; a file on disk may have changed since.
  package var contents: [String: [UInt8]]
  /// What is to be said of the cache, such as that its folder cannot be trusted.
  package var notes: [String]
  /// Which run found all this.
  package var origin = Origin.thisRun

  /// Where an outcome comes from.
  package enum Origin: Sendable {
    case thisRun
    /// A run before, of files with the same contents.
    case sameContents
    /// A run before, of files that no stamp shows to have changed since: they were not read.
    case sameStamps
  }

  /// Whether a run before found all this, and nothing has changed since.
  package var isFromCache: Bool { origin != .thisRun }

  package init(
    findings: [Finding], undecided: [Undecided] = [], counts: ReadCounts = ReadCounts(),
    contents: [String: [UInt8]] = [:], notes: [String] = []
  ) {
    self.findings = findings
    self.undecided = undecided
    self.counts = counts
    self.contents = contents
    self.notes = notes
  }
}
