internal import AppProject
internal import CheckRun
internal import FilesAndPaths
internal import Findings
internal import SeguesConfiguration

/// The baseline that `segues init` offers.
struct BaselineOffer {
  private let folder: String
  private let path: String
  /// Whether the user wants a baseline; nil to ask.
  private let isWanted: Bool?
  private let isDryRun: Bool

  init(folder: String, isWanted: Bool?, isDryRun: Bool) {
    self.folder = folder
    path = FilePath.join(folder, ConfigurationDraft.baselineName)
    self.isWanted = isWanted
    self.isDryRun = isDryRun
  }

  /// Checks the app, and writes its findings if the user wants that.
  ///
  /// - Returns: Whether there is a baseline; in a dry run, whether there would be one.
  func take(_ configuration: Configuration) throws -> Bool {
    let name = TerminalText.escaped(path)
    if FileKind(atFollowingLinks: path) != nil {
      Output.result("\(name) exists, and stays as it is.\n")
      return true
    }
    guard isWanted != false else { return false }
    let findings = try check(configuration, writes: false).report.findings
    guard !findings.isEmpty else {
      Output.result("The check finds nothing, so no baseline is needed.\n")
      return false
    }
    let counted = Self.counts(of: findings)
    guard isConfirmed(counted) else { return false }
    if !isDryRun { _ = try check(configuration, writes: true) }
    Output.result("\(isDryRun ? "Would write" : "Wrote") \(name): \(counted).\n")
    return true
  }

  private func isConfirmed(_ counted: String) -> Bool {
    if isWanted == true { return true }
    if !isDryRun, Question.isPossible {
      return Question.isConfirmed(
        "The check finds \(counted). Write a baseline, so that only new findings are reported?")
    }
    Output.result("The check finds \(counted). With --baseline, only new ones are reported.\n")
    return false
  }

  private func check(_ configuration: Configuration, writes: Bool) throws -> ReportRun.Result {
    var check = CheckRequest(paths: [folder], filter: configuration.files)
    check.cache = .standard
    var request = ReportRequest(check, configuration: configuration)
    request.baseline = writes ? path : nil
    request.writesBaseline = writes
    return try ProgressLine.show("Checking…") { try ReportRun(request).run() }
  }

  /// Returns the findings as counts: `1 error, 2 notes`.
  private static func counts(of findings: [Finding]) -> String {
    [Severity.error, .warning, .note].compactMap { severity in
      let number = findings.count { $0.severity == severity }
      return number == 0 ? nil : count(number, severity.rawValue)
    }.joined(separator: ", ")
  }
}
