internal import AppProject
package import Findings
internal import Foundation
internal import SeguesConfiguration

/// Checks an app, and takes out what comments, a baseline and the past say is not to be reported.
package struct ReportRun: Sendable {
  /// What came of it.
  package struct Result: Sendable {
    package var report: CheckReport
    /// The bytes of the files that findings are in.
    package var contents: [String: [UInt8]]
    /// What was mended; nil where that was not asked for.
    package var fixes: Fixer.Result?
    /// The baseline that was written, and how many findings are in it.
    package var written: (path: String, count: Int)?
    /// What is to be said beside the report.
    package var notes: [String]
  }

  private let request: ReportRequest
  private let policy: ReportPolicy

  /// - Throws: `ConfigurationError` where the configuration names a rule that there is not.
  package init(_ request: ReportRequest) throws {
    let unknown = request.configuration.check.unknownRules(among: ReportPolicy.rules.map(\.name))
    guard unknown.isEmpty else { throw ConfigurationError(findings: unknown) }
    self.request = request
    policy = ReportPolicy(request.configuration, only: request.onlyRules)
  }

  /// Checks, and mends what is to be mended.
  ///
  /// - Throws: `CheckFailure` or ``AdoptionFailure``.
  package func run() throws -> Result {
    // What is wrong with the baseline is said before the work, not after it.
    let path = request.baseline ?? configured(request.configuration.check.baseline)
    if request.writesBaseline, path == nil { throw AdoptionFailure.noBaselinePath }
    let known = try request.writesBaseline ? nil : path.map(BaselineFile.init(reading:))
    var checked = try check(request.check)
    var fixes: Fixer.Result?
    if request.fixes {
      let result = Fixer(contents: checked.outcome.contents).fix(checked.findings)
      fixes = result
      if !result.files.isEmpty { checked = try check(request.check) }
    }
    var findings = checked.findings
    var withheld = WithheldCounts()
    withheld.disabled = checked.disabledCount
    if let revision = request.since {
      let comparison = try introduced(since: revision, among: findings, files: checked.files)
      withheld.unchanged = comparison.knownCount
      findings = comparison.new
    }
    var written: (path: String, count: Int)?
    if request.writesBaseline, let path {
      var baseline = Baseline(of: findings, file: paths(from: path).path)
      let unread = UnreadPlaces(checked.unread, as: paths(from: path).path)
      if !unread.isEmpty, let earlier = try? BaselineFile(reading: path).baseline {
        baseline.keep(earlier, where: { unread.contains($0.file) })
      }
      try BaselineFile(path: path, baseline: baseline).write()
      written = (path, findings.count)
    } else if let known {
      let comparison = known.baseline.compare(findings, file: paths(from: known.path).path)
      withheld.baseline = comparison.knownCount
      findings = comparison.new
      // Of a change alone it cannot be said what is not found any more.
      if request.since == nil {
        findings += policy.apply(
          to: [stale(comparison, known.path, checked)].compactMap(\.self))
      }
    }
    return Result(
      report: CheckReport(
        findings: findings, undecided: policy.apply(to: checked.outcome.undecided),
        counts: checked.outcome.counts, withheld: withheld, rules: policy.activeRules,
        isStrict: request.isStrict || request.configuration.check.isStrict),
      contents: checked.outcome.contents, fixes: fixes, written: written,
      notes: checked.outcome.notes)
  }

  /// What one check of the files gives, without what comments and the configuration take out.
  private struct Checked {
    var findings: [Finding]
    /// Where something could not be read, whatever the configuration says of such findings.
    var unread: Set<String>
    var disabledCount: Int
    var outcome: CheckOutcome
    /// The paths of all files that were found.
    var files: [String]
  }

  private func check(_ request: CheckRequest) throws -> Checked {
    let run = try CheckRun(request)
    let outcome = run.run()
    let comments = outcome.contents.sorted { $0.key < $1.key }.flatMap { path, bytes in
      DisableReader.comments(in: bytes, of: path)
    }
    let rest = Suppression(
      of: outcome.findings, comments: comments, knownRules: ReportPolicy.rules.map(\.name))
    return Checked(
      findings: policy.apply(to: rest.findings),
      unread: UnreadPlaces.paths(in: outcome.findings), disabledCount: rest.disabledCount,
      outcome: outcome, files: run.paths)
  }

  private func introduced(
    since revision: String, among findings: [Finding], files: [String]
  ) throws -> Baseline.Comparison {
    let change = try ChangeSince(revision: revision, paths: request.check.paths, files: files)
    return try change.introduced(among: findings) { tree in
      var past = request
      past.check.paths = tree.paths
      let folder = request.configuration.path.map(FilePath.folder)
      let configuration = request.configuration
      past.check.filter = PathFilter(
        below: tree.path(of: folder ?? ""), include: configuration.include,
        exclude: configuration.exclude)
      do {
        return try check(past.check).findings
      } catch CheckFailure.nothingFound {
        return []
      }
    }
  }

  /// What the baseline has, and is not found any more, as one finding.
  private func stale(
    _ comparison: Baseline.Comparison, _ path: String, _ checked: Checked
  ) -> Finding? {
    let paths = paths(from: path)
    let read = Set(checked.files.map(paths.path))
    let unread = UnreadPlaces(checked.unread, as: paths.path)
    let folder = FilePath.folder(of: path)
    let missing = comparison.missing.filter { key, _ in
      // Nothing can be said of a file that this run did not read, as long as it is there.
      let file = FilePath.join(folder, key.file)
      return policy.isActive(key.rule) && !unread.contains(key.file)
        && (read.contains(key.file) || !FileManager.default.fileExists(atPath: file))
    }
    guard !missing.isEmpty else { return nil }
    let count = missing.reduce(0) { $0 + $1.count }
    var finding = Finding(
      AdoptionRules.staleBaseline, at: SourceLocation(file: path),
      message: count == 1
        ? "a finding of the baseline is not found any more"
        : "\(count) findings of the baseline are not found any more",
      help: "write it anew with --write-baseline")
    finding.related = missing.map { key, _ in
      RelatedPlace(
        SourceLocation(file: FilePath.join(folder, key.file)), "\(key.message) [\(key.rule)]")
    }
    return finding
  }

  /// Paths from the folder of a baseline.
  private func paths(from baseline: String) -> ReportPaths {
    let current = FileManager.default.currentDirectoryPath
    let folder = AbsolutePath.components(of: FilePath.folder(of: baseline)).joined(separator: "/")
    return ReportPaths(root: folder, current: current)
  }

  /// A path of the configuration, from its folder.
  private func configured(_ path: String?) -> String? {
    path.map { FilePath.join(request.configuration.path.map(FilePath.folder) ?? "", $0) }
  }
}
