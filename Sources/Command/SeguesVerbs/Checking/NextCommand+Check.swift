internal import CheckRun
internal import FilesAndPaths
internal import Findings
internal import SeguesConfiguration

extension NextCommand {
  /// Chooses the command after a check: setting up the app, fixing, explaining a rule or drawing.
  init(after result: ReportRun.Result, of paths: [String]) {
    let report = result.report
    if !report.findings.isEmpty, ConfigurationSearch.nearest(above: paths) == nil {
      // The command sets up a single folder.
      let isFolder = paths.count == 1 && FileKind(atFollowingLinks: paths[0]) == .folder
      self.init(
        "init", paths: isFolder ? paths : ["."],
        that: "sets the app up, with a baseline and the lines for CI")
    } else if result.fixes == nil, report.findings.contains(where: { !$0.edits.isEmpty }) {
      let fixable = report.findings.count { !$0.edits.isEmpty }
      self.init("check", "--fix", paths: paths, that: "fixes \(fixable) of these")
    } else if let finding = report.findings.max(by: { $0.severity < $1.severity }) {
      self.init("rules", finding.rule, that: "explains the rule, with examples")
    } else {
      self.init("map", "--open", paths: paths, that: "draws all screens and segues")
    }
  }
}
