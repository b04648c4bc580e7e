/// A place that a rule covers but that cannot be decided from the files: never a finding.
package struct Undecided: Hashable, Sendable {
  package var rule: String
  package var location: SourceLocation
  /// A short reason: “the identifier is computed”.
  package var reason: String

  package init(rule: String, location: SourceLocation, reason: String) {
    self.rule = rule
    self.location = location
    self.reason = reason
  }
}

extension Undecided: Comparable {
  /// Orders by place, then by rule and reason, like findings.
  package static func < (left: Self, right: Self) -> Bool {
    (left.location, left.rule, left.reason) < (right.location, right.rule, right.reason)
  }
}
