/// The order of findings in a report for people.
package enum ReportOrder: String, Sendable, CaseIterable {
  /// Notes, then warnings, then errors, which a terminal shows last.
  case severity
  /// By file, line and column.
  case path
  /// By the rule's name.
  case rule
}
