/// One thing worth telling the user, as a value: policy and output are for whoever collects it.
package struct Finding: Hashable, Sendable {
  /// The rule's name in kebab case, such as `malformed-xml`: what configuration refers to.
  package var rule: String
  package var severity: Severity
  package var location: SourceLocation
  /// What is wrong and, where it is not obvious, why that fails at run time, in one sentence.
  package var message: String
  /// What to do about it.
  package var help: String

  package init(
    rule: String, severity: Severity, location: SourceLocation, message: String, help: String
  ) {
    self.rule = rule
    self.severity = severity
    self.location = location
    self.message = message
    self.help = help
  }
}

extension Finding: Comparable {
  /// By place, then by rule and message: the order of every report.
  package static func < (left: Self, right: Self) -> Bool {
    if left.location != right.location { return left.location < right.location }
    return (left.rule, left.message) < (right.rule, right.message)
  }
}
