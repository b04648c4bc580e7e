package import Findings

/// The findings of one rule in one app, and the places that it cannot decide.
package final class RuleReport: @unchecked Sendable {
  // Unchecked, because only one thread runs a rule, and others read the report when it is complete.
  private let rule: RuleDescription
  let app: LinkedApp
  package private(set) var findings: [Finding] = []
  package private(set) var undecided: [Undecided] = []
  /// The index of the last finding at each place.
  private var indices: [SourceLocation: Int] = [:]

  init(of rule: RuleDescription, on app: LinkedApp) {
    self.rule = rule
    self.app = app
  }

  /// Reports a place that breaks the rule, with the rule's severity unless another one is given.
  func add(
    _ message: Message, _ severity: Severity? = nil, at location: SourceLocation,
    related: [RelatedPlace] = [], edit: TextEdit? = nil
  ) {
    add(finding(message, severity, at: location, related: related, edit: edit))
  }

  /// Reports a wrong string: once for all its uses, at the constant or variable that contains it.
  ///
  /// `text` is nil if the string is right elsewhere in the app, so that only this use is wrong. `usedAs` is a note
  /// about the use.
  func add(
    _ message: Message, _ severity: Severity? = nil, at use: SourceLocation, wrong text: String?,
    usedAs: String, related: [RelatedPlace] = []
  ) {
    let place = text.map { app.place(ofWrong: $0, usedAt: use) } ?? use
    guard place != use else { return add(message, severity, at: use, related: related) }
    merge(
      finding(message, severity, at: place, related: [RelatedPlace(use, usedAs)] + related))
  }

  /// Reports a member that its class has, but that Objective-C sees only with an attribute.
  ///
  /// Of several declarations, it is unknown which one is meant.
  func addHidden(
    _ attribute: MemberExposure.Attribute, _ name: String, of className: String,
    _ severity: Severity? = nil, why: String? = nil, help: String, at location: SourceLocation,
    declaredAt declarations: [RelatedPlace]
  ) {
    let kind = attribute == .outlet || attribute == .property ? "property" : "method"
    let message = Message(
      "\(className) has the \(kind) \(quoted(name)), but does not expose it to Objective-C",
      why: why, help: help)
    add(
      message, severity, at: location, related: declarations,
      edit: declarations.count == 1
        ? MemberExposure.edit(adding: attribute, toMemberAt: declarations[0].location, in: app)
        : nil)
  }

  /// Returns the strings that an expression may have, or adds its place to the undecided ones.
  func values(of expression: Evaluated, at place: SourceLocation) -> [String] {
    switch expression {
    case .values(let values): return values
    case .undecided(let reason):
      addUndecided(at: place, reason)
      return []
    }
  }

  /// Counts a place that cannot be decided, which is not a finding.
  func addUndecided(at place: SourceLocation, _ reason: Reason) {
    undecided.append(Undecided(rule: rule.name, location: place, reason: reason.words))
  }

  /// Reports the rule's findings from reading files, after `change` has edited each.
  func passOn(_ change: (inout Finding) -> Void = { _ in }) {
    for var finding in app.input.readingFindings where finding.rule == rule.name {
      change(&finding)
      add(finding)
    }
  }

  private func finding(
    _ message: Message, _ severity: Severity?, at location: SourceLocation,
    related: [RelatedPlace], edit: TextEdit? = nil
  ) -> Finding {
    Finding(
      rule: rule.id, severity: severity ?? rule.severity, location: location,
      message: message.text, why: message.why ?? rule.consequence, help: message.help,
      related: related, edits: edit.map { [$0] } ?? [], cause: message.cause,
      suggestion: message.suggestedName)
  }

  private func add(_ finding: Finding) {
    // One cast may be found twice, once for each outcome of a condition.
    if let last = indices[finding.location], findings[last].message == finding.message {
      findings[last].severity = max(findings[last].severity, finding.severity)
      return
    }
    indices[finding.location] = findings.count
    findings.append(finding)
  }

  /// Adds a finding, or adds its severity and its use to a finding that is already at its place.
  private func merge(_ finding: Finding) {
    guard let index = indices[finding.location] else { return add(finding) }
    findings[index].severity = max(findings[index].severity, finding.severity)
    if findings[index].related.count < 6 { findings[index].related += finding.related.prefix(1) }
  }
}
