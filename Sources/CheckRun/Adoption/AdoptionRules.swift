package import Findings

/// The rules about what disables and keeps back findings, in the order of the manual.
package enum AdoptionRules {
  package static let unknownDisable = ReportedRule(
    name: "unknown-disable", severity: .warning,
    summary: "A comment disables a rule that there is not, or is not understood",
    why: """
      The comment does nothing: what it was to disable is reported, or would be if it came back. The \
      name is mistyped, or the rule has another one now.
      """)
  package static let unusedDisable = ReportedRule(
    name: "unused-disable", severity: .note,
    summary: "A comment disables a rule that finds nothing there",
    why: """
      What it disabled has been mended. As long as the comment stays, the same mistake made again \
      would not be reported.
      """)
  package static let staleBaseline = ReportedRule(
    name: "stale-baseline", severity: .note,
    summary: "The baseline has findings that are not found any more",
    why: """
      They have been mended. As long as they are in the baseline, the same mistakes made again would \
      not be reported.
      """)

  package static let all = [unknownDisable, unusedDisable, staleBaseline]
}
