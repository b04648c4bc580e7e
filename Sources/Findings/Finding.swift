/// One thing worth telling the user, as a value: policy and output are for whoever collects it.
package struct Finding: Hashable, Sendable {
  /// The rule's name in kebab case, such as `malformed-xml`: what configuration refers to.
  package var rule: String
  package var severity: Severity
  package var location: SourceLocation
  /// What is wrong, in one sentence; also why, where `why` is empty and it is not obvious.
  package var message: String
  /// What happens at run time because of it, in one sentence.
  package var why: String
  /// What to do about it.
  package var help: String
  /// The other places that have to do with it, in the order in which they are told.
  package var related: [RelatedPlace]
  /// The changes that would settle it, where that is mechanical and safe: all of them, or none.
  package var edits: [TextEdit]

  package init(
    rule: String, severity: Severity, location: SourceLocation, message: String, why: String = "",
    help: String, related: [RelatedPlace] = [], edits: [TextEdit] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.location = location
    self.message = message
    self.why = why
    self.help = help
    self.related = related
    self.edits = edits
  }
}

extension Finding: Comparable {
  /// By place, then by rule and message: the order of every report.
  package static func < (left: Self, right: Self) -> Bool {
    if left.location != right.location { return left.location < right.location }
    return (left.rule, left.message) < (right.rule, right.message)
  }
}
