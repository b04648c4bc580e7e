internal import Findings

/// The reason why a file cannot be read at all: the only finding reported for it.
struct ReadFailure: Error {
  var finding: Finding

  init(
    _ rule: RuleName, _ severity: Severity = .error, at location: SourceLocation,
    _ message: String, help: String
  ) {
    finding = Finding(rule, severity, at: location, message, help: help)
  }
}
