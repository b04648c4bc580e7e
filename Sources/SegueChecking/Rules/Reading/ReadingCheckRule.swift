internal import Findings

/// A rule whose findings are made where files are read, so that every verb reports them: here is its
/// manual.
package protocol ReadingCheckRule: CheckRule {}

extension ReadingCheckRule {
  /// Passes on what reading found.
  package static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    report.passOn(description, of: app)
  }
}

extension RuleReport {
  /// Reports what reading found under a rule's name.
  ///
  /// Connections that lead to nothing get the edit that deletes them. A file that only these tools
  /// cannot read is no error, as it is to the other verbs: nothing is known to be wrong with the app.
  mutating func passOn(_ rule: RuleDescription, of app: CheckedApp) {
    var removal = ConnectionRemoval(text: app.input.text)
    for finding in app.input.readingFindings where finding.rule == rule.name {
      var finding = finding
      switch rule.name {
      case DanglingIDRule.description.name:
        finding = removal.adding(to: finding)
      case UnsupportedFormatRule.description.name:
        finding.severity = rule.severity
      default: break
      }
      add(finding)
    }
  }
}
