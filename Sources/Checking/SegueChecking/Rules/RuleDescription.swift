package import Findings

/// A rule as users read about it: its manual page is generated from this.
package struct RuleDescription: Sendable {
  package var id: RuleName
  /// The severity of a finding, unless the rule or the configuration gives it another one.
  package var severity: Severity
  /// The problem in one sentence, without a full stop.
  package var summary: String
  /// The consequence at run time, in one sentence, unless a message has a more precise one.
  package var consequence = ""
  /// The reason for the consequence in a few sentences, with the source of any fact.
  package var why: String
  /// Small apps that break the rule at the marked places.
  package var triggering: [RuleExample] = []
  /// Small apps that look similar but are right.
  package var nonTriggering: [RuleExample] = []

  /// The name in kebab case.
  package var name: String { id.rawValue }
}
