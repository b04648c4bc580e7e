package import Findings
package import SegueChecking

/// The outcome of a check, before comments, the configuration and a baseline remove findings.
package struct CheckOutcome: Sendable {
  /// The findings of the rules and of the readers, sorted, with the rules' own severities.
  package var findings: [Finding]
  /// The questions that the rules could not decide, sorted.
  package var undecided: [Undecided] = []
  /// The counts of files, scenes and segues that were read.
  package var counts = ReadCounts()
  /// The files and folders that were left out, sorted.
  package var leftOut: [LeftOutFile] = []
  /// The bytes that were checked, by path, of every file with a finding or with comments for this tool.
  ///
  /// The lines and columns of findings refer to them; the file on disk may have changed since.
  package var contents: [String: [UInt8]] = [:]
  /// Notes on the cache, such as that its folder cannot be trusted.
  package var notes: [String] = []
  /// The run that the outcome comes from.
  package var origin = Origin.thisRun
  /// The linked app, if the request was to keep it.
  package var app: LinkedApp?

  package enum Origin: Sendable {
    case thisRun
    /// An earlier run on files with the same contents.
    case sameContents
    /// An earlier run on files with the same stamps, which were not read again.
    case sameStamps
  }
}
