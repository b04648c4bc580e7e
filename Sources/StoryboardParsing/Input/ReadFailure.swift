internal import Findings

/// Why nothing of a file could be read: the one finding that is then reported.
struct ReadFailure: Error {
  var finding: Finding

  init(_ rule: ReadingRule, at location: SourceLocation, _ message: String, help: String) {
    finding = Finding(rule, .error, at: location, message, help: help)
  }
}
