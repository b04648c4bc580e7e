/// A rule of `segues check`, as the catalog and the manual see it.
package struct CatalogRule: Sendable {
  package let description: RuleDescription
  private let check: @Sendable (RuleReport) -> Void

  /// Creates a rule with a check.
  init(_ rule: any Rule.Type) {
    description = rule.description
    check = { rule.init(report: $0).check() }
  }

  /// Creates a rule whose findings come from reading files, so that every command reports them.
  init(reading description: RuleDescription) {
    self.description = description
    check = { $0.passOn() }
  }

  /// Checks an app, and returns what the rule finds.
  package func report(on app: LinkedApp) -> RuleReport {
    let report = RuleReport(of: description, on: app)
    check(report)
    return report
  }
}

/// A rule with a check: a file with its manual, its check and, at the bottom, its messages.
///
/// A rule is a value for one check of one app. Questions that several rules ask are in the folder Questions.
protocol Rule: Sendable {
  static var description: RuleDescription { get }

  /// Collects what the rule finds in an app.
  var report: RuleReport { get }

  init(report: RuleReport)

  /// Reports the places that break the rule, and those that cannot be decided.
  func check()
}

extension Rule {
  /// The app to look at.
  var app: LinkedApp { report.app }
}
