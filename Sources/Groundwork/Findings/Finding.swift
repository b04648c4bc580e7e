/// One problem to report.
package struct Finding: Hashable, Sendable {
  /// The rule's name in kebab case, such as `malformed-xml`, which the configuration refers to.
  package var rule: String
  package var severity: Severity
  package var location: SourceLocation
  /// The problem, in one sentence; includes the reason if `why` is empty and the reason isn't obvious.
  package var message: String
  /// The consequence at run time, in one sentence.
  package var why: String
  /// The remedy, in the imperative.
  package var help: String
  /// Other places that are involved, in the order in which they are shown.
  package var related: [RelatedPlace]
  /// The mechanical, safe changes that fix it together; empty if there are none.
  package var edits: [TextEdit]
  /// The cause that other findings of the rule may share; nil if the message is all that they can share.
  package var cause: FindingCause?
  /// The name that `help` suggests, until a second check has confirmed or withdrawn it.
  package var suggestion: NameSuggestion?
  /// The reason why the problem cannot happen today, such as a control that is always hidden; nil if it may happen.
  package var latent: String?

  package init(
    rule: RuleName, severity: Severity, location: SourceLocation, message: String, why: String = "",
    help: String, related: [RelatedPlace] = [], edits: [TextEdit] = [], cause: FindingCause? = nil,
    suggestion: NameSuggestion? = nil
  ) {
    self.rule = rule.rawValue
    self.severity = severity
    self.location = location
    self.message = message
    self.why = why
    self.help = help
    self.related = related
    self.edits = edits
    self.cause = cause
    self.suggestion = suggestion
  }

  /// Creates a finding without a consequence, such as one about a file that cannot be read.
  package init(
    _ rule: RuleName, _ severity: Severity, at location: SourceLocation, _ message: String,
    help: String
  ) {
    self.init(rule: rule, severity: severity, location: location, message: message, help: help)
  }
}

extension Finding: Comparable {
  /// Orders by place, then by rule and message, as every report does.
  package static func < (left: Self, right: Self) -> Bool {
    (left.location, left.rule, left.message) < (right.location, right.rule, right.message)
  }
}
