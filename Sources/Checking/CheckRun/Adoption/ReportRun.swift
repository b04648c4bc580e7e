internal import AppProject
internal import FileWriting
internal import FilesAndPaths
package import Findings
internal import Foundation
package import SegueChecking
internal import SeguesConfiguration

/// Checks an app, and withholds the findings that a comment disables, that a baseline contains or that an earlier
/// revision had.
package struct ReportRun: Sendable {
  package struct Result: Sendable {
    package var report: CheckReport
    /// The bytes of the files that findings are in.
    package var contents: [String: [UInt8]]
    /// The fixes that were made, or nil if none were requested.
    package var fixes: Fixer.Result?
    /// The path of the baseline that was written, and the number of findings in it.
    package var written: (path: String, count: Int)?
    /// The text of a baseline that goes to standard output.
    package var baselineText: String?
    /// Notes that accompany the report.
    package var notes: [String]
    /// The linked app, if the request was to keep it.
    package var app: LinkedApp?
  }

  private let request: ReportRequest
  private var policy: ReportPolicy

  /// - Throws: `ConfigurationError` if the configuration names an unknown rule.
  package init(_ request: ReportRequest) throws {
    let unknown = request.configuration.check.unknownRules(among: ReportPolicy.rules.map(\.name))
    guard unknown.isEmpty else { throw ConfigurationError(findings: unknown) }
    self.request = request
    policy = ReportPolicy(request.configuration, only: request.onlyRules)
  }

  /// Checks the app, and makes the requested fixes.
  ///
  /// - Throws: `CheckFailure` or ``AdoptionFailure``.
  package func run() throws -> Result {
    // Problems with the baseline are reported before the work, not after it.
    let path = try checkedBaselinePath()
    let known = try request.writesBaseline ? nil : path.map(Baseline.init(reading:))
    var checked = try check(request.check)
    let fixes = try fix(&checked)
    var result = Result(
      report: try report(of: checked), contents: checked.outcome.contents, fixes: fixes,
      notes: checked.outcome.notes, app: checked.outcome.app)
    if let path, let known {
      withhold(known, at: path, from: &result.report, checked)
    } else if let path {
      try writeBaseline(to: path, in: &result, checked)
    }
    if request.hidesLatent {
      result.report.withheld.latent = result.report.findings.count { $0.latent != nil }
      result.report.findings.removeAll { $0.latent != nil }
    }
    return result
  }

  /// Returns the report before a baseline withholds findings.
  private func report(of checked: Checked) throws -> CheckReport {
    var report = CheckReport(
      findings: checked.findings, undecided: policy.apply(to: checked.outcome.undecided),
      counts: checked.outcome.counts, leftOut: checked.outcome.leftOut, rules: policy.activeRules,
      isStrict: request.isStrict || request.configuration.check.isStrict)
    report.withheld.disabled = checked.disabledCount
    if let revision = request.since {
      let comparison = try introduced(
        since: revision, among: report.findings, files: checked.run.paths)
      report.withheld.unchanged = comparison.knownCount
      report.findings = comparison.new
    }
    return report
  }

  /// Withholds the findings of a baseline, and reports if some of them are gone.
  private func withhold(
    _ known: Baseline, at path: String, from report: inout CheckReport, _ checked: Checked
  ) {
    let comparison = known.compare(report.findings, file: paths(from: path).path)
    report.withheld.baseline = comparison.knownCount
    report.findings = comparison.new
    // The findings of a change alone don't tell which known findings are gone.
    if request.since == nil, let stale = stale(comparison, path, checked) {
      report.findings = (comparison.new + policy.apply(to: [stale])).sorted()
    }
  }

  private func writeBaseline(
    to path: String, in result: inout Result, _ checked: Checked
  ) throws {
    let baseline = baseline(of: result.report.findings, at: path, checked)
    if showsBaseline {
      result.baselineText = baseline.text
    } else {
      try baseline.write(to: path, isForced: request.isForced)
      result.written = (path, baseline.counts.values.reduce(0, +))
    }
  }

  /// Whether the baseline goes to standard output.
  private var showsBaseline: Bool { request.baseline == "-" }

  /// Returns the path of the baseline that is read or written, if any.
  private func checkedBaselinePath() throws -> String? {
    let configuration = request.configuration
    // A path in the configuration is relative to the configuration's folder.
    let configured = configuration.check.baseline.map {
      FilePath.join(configuration.path.map(FilePath.folder) ?? "", $0)
    }
    let path = request.baseline ?? configured
    if request.writesBaseline, path == nil { throw AdoptionFailure.noBaselinePath }
    if showsBaseline, !request.writesBaseline { throw AdoptionFailure.standardOutputBaseline }
    if request.writesBaseline, !showsBaseline, let path {
      try Baseline.checkPlace(path, isForced: request.isForced)
    }
    return path
  }

  /// Returns the baseline to write, with earlier findings that this run didn't look for.
  private func baseline(of findings: [Finding], at path: String, _ checked: Checked) -> Baseline {
    let paths = paths(from: path)
    var baseline = Baseline(of: findings, file: paths.path)
    // The configuration doesn't matter for unread files.
    let unread = UnreadPlaces(in: checked.outcome.findings, as: paths.path)
    let asked = Set(request.onlyRules)
    if !unread.isEmpty || !asked.isEmpty, let earlier = try? Baseline(reading: path) {
      baseline.keep(
        earlier,
        where: { unread.contains($0.file) || !asked.isEmpty && !asked.contains($0.rule) })
    }
    return baseline
  }

  /// The outcome of one check, and the findings that remain after comments and the configuration.
  private struct Checked {
    var findings: [Finding]
    var disabledCount: Int
    var outcome: CheckOutcome
    var run: CheckRun
  }

  private func check(_ request: CheckRequest) throws -> Checked {
    let run = try CheckRun(request)
    let outcome = run.run()
    let comments = outcome.contents.sorted { $0.key < $1.key }.flatMap { path, bytes in
      DisableReader.comments(in: bytes, of: path)
    }
    let suppression = Suppression(
      of: outcome.findings, comments: comments, knownRules: ReportPolicy.rules.map(\.name))
    return Checked(
      findings: policy.apply(to: suppression.findings), disabledCount: suppression.disabledCount,
      outcome: outcome, run: run)
  }

  /// Makes the requested fixes, and checks the app again if that changed files.
  private func fix(_ checked: inout Checked) throws -> Fixer.Result? {
    guard request.fixes != .none else { return nil }
    let result = Fixer(
      contents: checked.outcome.contents, within: WriteScope(naming: request.check.paths)
    ).fix(checked.findings, writes: request.fixes == .written) {
      checked.run.confirmed($0, of: checked.outcome)
    }
    if result.isWritten, !result.files.isEmpty { checked = try check(request.check) }
    return result
  }

  private func introduced(
    since revision: String, among findings: [Finding], files: [String]
  ) throws -> Baseline.Comparison {
    let change = try ChangeSince(revision: revision, paths: request.check.paths, files: files)
    return try change.introduced(among: findings) { tree in
      let configuration = request.configuration
      let folder = tree.path(of: configuration.path.map(FilePath.folder) ?? "")
      var past = self
      past.policy = ReportPolicy(configuration, only: request.onlyRules, below: folder)
      var earlier = request.check
      earlier.paths = tree.paths
      earlier.limit = tree.folder
      // Nothing is checked again at these paths, and the memory is for the current files.
      earlier.cache = .none
      earlier.memory = nil
      earlier.filter = PathFilter(
        below: folder, include: configuration.include, exclude: configuration.exclude)
      do {
        return try past.check(earlier).findings
      } catch CheckFailure.nothingFound {
        return []
      }
    }
  }

  /// Returns one finding for all findings of the baseline that are gone.
  private func stale(
    _ comparison: Baseline.Comparison, _ path: String, _ checked: Checked
  ) -> Finding? {
    let paths = paths(from: path)
    let read = Set(checked.run.askedPaths.map(paths.path))
    let unread = UnreadPlaces(in: checked.outcome.findings, as: paths.path)
    let folder = FilePath.folder(of: path)
    let missing = comparison.missing.filter { key, _ in
      // If a file exists and this run didn't read it, its findings may still be there.
      let file = FilePath.join(folder, key.file)
      return policy.isActive(key.rule) && !unread.contains(key.file)
        && (read.contains(key.file) || !FileManager.default.fileExists(atPath: file))
    }
    guard !missing.isEmpty else { return nil }
    let count = missing.reduce(0) { $0 + $1.count }
    var finding = Finding(
      AdoptionRules.staleBaseline, at: SourceLocation(file: path),
      message: count == 1
        ? "a finding of the baseline is gone"
        : "\(count) findings of the baseline are gone",
      help: "write the baseline again with --write-baseline")
    finding.related = missing.map { key, _ in
      RelatedPlace(
        SourceLocation(file: FilePath.join(folder, key.file)), "\(key.message) [\(key.rule)]")
    }
    return finding
  }

  /// Returns the report's paths, relative to the folder of a baseline.
  private func paths(from baseline: String) -> ReportPaths {
    let current = FileManager.default.currentDirectoryPath
    let folder = AbsolutePath.components(of: FilePath.folder(of: baseline)).joined(separator: "/")
    return ReportPaths(root: folder, current: current)
  }
}
