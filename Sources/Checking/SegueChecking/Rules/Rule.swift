/// A rule of `segues check`, as the catalog and the manual see it.
package protocol CatalogRule: Sendable {
  static var description: RuleDescription { get }

  /// Checks an app, and returns what the rule finds.
  static func report(on app: LinkedApp) -> RuleReport
}

/// A rule with a check: a file with its manual, its check and, at the bottom, its messages.
///
/// A rule is a value for one check of one app. Questions that several rules ask are in the folder Questions.
package protocol Rule: CatalogRule {
  /// Creates a rule for one check.
  ///
  /// - Parameters:
  ///   - app: The app to look at.
  ///   - report: Collects what the rule finds.
  init(app: LinkedApp, report: RuleReport)

  /// Reports the places that break the rule, and those that cannot be decided.
  func check()
}

extension Rule {
  package static func report(on app: LinkedApp) -> RuleReport {
    let report = RuleReport(description)
    Self(app: app, report: report).check()
    return report
  }
}
