internal import Findings

/// The reason why a file cannot be read at all: the only finding reported for it.
struct ReadFailure: Error {
  var finding: Finding

  init(_ rule: RuleName, at location: SourceLocation, _ message: String, help: String) {
    finding = Finding(rule, .error, at: location, message, help: help)
  }
}
