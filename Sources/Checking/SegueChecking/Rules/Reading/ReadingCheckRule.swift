/// A rule whose findings come from reading files, so that every command reports them.
///
/// The type has only the rule's manual.
protocol ReadingCheckRule: CatalogRule {}

extension ReadingCheckRule {
  /// Passes on what reading found.
  static func report(on app: LinkedApp) -> RuleReport {
    let report = RuleReport(description)
    report.passOn(app)
    return report
  }
}

extension RuleExample {
  /// A storyboard that can be read.
  static let readable: RuleExample = """
    --- Main.storyboard
    <viewController initial="YES" customClass="List"/>
    """
}
