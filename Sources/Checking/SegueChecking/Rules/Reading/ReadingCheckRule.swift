/// A rule whose findings are made where files are read, so that every command reports them.
///
/// Here is only its manual.
protocol ReadingCheckRule: Rule {
  var app: LinkedApp { get }
  var report: RuleReport { get }
}

extension ReadingCheckRule {
  /// Passes on what reading found.
  func check() { report.passOn(app) }
}
