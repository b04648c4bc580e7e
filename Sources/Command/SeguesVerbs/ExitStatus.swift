/// The exit codes of the process.
enum ExitStatus {
  /// Nothing to report.
  static let clean: Int32 = 0
  /// Errors were found in the files.
  static let findings: Int32 = 1
  /// The command could not do its work: wrong arguments, no such path, nothing to read.
  static let failed: Int32 = 2
}
