/// A rule whose findings are made where files are read, so that every command reports them.
///
/// Here is only its manual.
protocol ReadingCheckRule: CatalogRule {}

extension ReadingCheckRule {
  /// Passes on what reading found.
  static func report(on app: LinkedApp) -> RuleReport {
    let report = RuleReport(description)
    report.passOn(app)
    return report
  }
}
