package import Findings

/// The rules about comments that disable rules and about the baseline, in the order of the manual.
package enum AdoptionRules {
  package static let unknownDisable = ReportedRule(
    name: "unknown-disable", severity: .warning,
    summary: "A disable comment names an unknown rule, or cannot be parsed",
    why: """
      The comment has no effect, so the findings that it should disable are reported. The name is \
      mistyped, or the rule was renamed.
      """)
  package static let unusedDisable = ReportedRule(
    name: "unused-disable", severity: .note,
    summary: "A comment disables a rule that finds nothing there",
    why: """
      The disabled finding has been fixed. While the comment stays, the same mistake would not be \
      reported again.
      """)
  package static let staleBaseline = ReportedRule(
    name: "stale-baseline", severity: .note,
    summary: "The baseline contains findings that are gone",
    why: """
      They have been fixed. While they stay in the baseline, the same mistakes would not be reported \
      again.
      """)

  package static let all = [unknownDisable, unusedDisable, staleBaseline]
}
