/// A rule of `segues check`, as the catalog and the manual see it.
package struct CatalogRule: Sendable {
  package let description: RuleDescription
  private let check: @Sendable (LinkedApp, RuleReport) -> Void

  /// Creates a rule with a check.
  init(_ rule: any Rule.Type) {
    description = rule.description
    check = { rule.init(app: $0, report: $1).check() }
  }

  /// Creates a rule whose findings come from reading files, so that every command reports them.
  init(reading description: RuleDescription) {
    self.description = description
    check = { _, report in report.passOn() }
  }

  /// Checks an app, and returns what the rule finds.
  package func report(on app: LinkedApp) -> RuleReport {
    let report = RuleReport(of: description, on: app)
    check(app, report)
    return report
  }
}

/// A rule with a check: a file with its manual, its check and, at the bottom, its messages.
///
/// A rule is a value for one check of one app. Questions that several rules ask are in the folder Questions.
protocol Rule: Sendable {
  static var description: RuleDescription { get }

  /// Creates a rule for one check.
  ///
  /// - Parameters:
  ///   - app: The app to look at.
  ///   - report: Collects what the rule finds.
  init(app: LinkedApp, report: RuleReport)

  /// Reports the places that break the rule, and those that cannot be decided.
  func check()
}
