internal import AppProject
internal import FilesAndPaths
internal import Findings
internal import SegueChecking

/// The stages of a check. Each is a function of the previous stage's result:
///
///     discover → snapshot → read → link → check → report
struct CheckPipeline: Sendable {
  let request: CheckRequest
  /// The files that earlier runs of this process have read, if they are kept.
  var memory: ReadingMemory?

  /// Discovers the files of an app.
  static func discover(_ request: CheckRequest) throws(CheckFailure) -> DiscoveredFiles {
    let discovery = FileDiscovery(
      excludes: request.excludes.map(GlobPattern.init), findsSources: true)
    var files = discovery.filesWithProject(below: request.paths, limit: request.limit)
    if let filter = request.filter { files.keepOnly(filter) }
    guard files.missingPaths.isEmpty else { throw .noSuchPaths(files.missingPaths) }
    let found = files.interfaceFiles + files.swiftFiles + files.objectiveCFiles
    guard !found.isEmpty || !files.problems.isEmpty else { throw .nothingFound(request.paths) }
    return files
  }

  /// Reads the bytes of the discovered files, so that all later stages see the same contents.
  func snapshot(of files: DiscoveredFiles) -> FileSnapshot {
    FileSnapshot(reading: files, workers: request.workers)
  }

  /// Parses the storyboards, the xibs, and the sources that can matter.
  ///
  /// Meanwhile, `readMembers` reads the projects on a number of threads.
  func read(
    _ files: FileSnapshot, _ readMembers: @escaping @Sendable (_ workers: Int) -> AppMembers
  ) -> ReadApp {
    AppReader(request: request, memory: memory ?? ReadingMemory()).read(files, readMembers)
  }

  /// Links storyboards with each other and with code; `previous` is the same app with other bytes in some files.
  func link(_ app: ReadApp, after previous: LinkedApp? = nil) -> LinkedApp {
    LinkedApp(app.input, after: previous, workers: request.workers)
  }

  /// Checks the linked app by every rule.
  func check(_ app: LinkedApp, marksLatent: Bool = true) -> SegueChecker.Result {
    SegueChecker.check(app, workers: request.workers, marksLatent: marksLatent)
  }

  /// Reports the findings of the rules and the readers in the files that the user asked to check.
  func report(_ result: SegueChecker.Result, in app: ReadApp, of files: FileSnapshot)
    -> CheckOutcome
  {
    // The rules report a reader's finding themselves if one of them has its name.
    let rules = Set(RuleCatalog.rules.map { $0.description.name })
    let findings = app.input.readingFindings.filter { !rules.contains($0.rule) } + result.findings
    let libraries = Set(app.input.sources.filter(\.isOfLibrary).map(\.path))
    func isAskedFor(_ place: SourceLocation) -> Bool {
      app.members.isAskedFor(place.file) && !libraries.contains(place.file)
    }
    var outcome = CheckOutcome(
      findings: findings.filter { isAskedFor($0.location) }.sorted(),
      undecided: result.undecided.filter { isAskedFor($0.location) }.sorted(),
      counts: app.counts)
    outcome.leftOut =
      (app.members.unlisted.map { LeftOutFile($0, .noTarget) }
      + app.snapshot.tooLarge.filter(app.members.isAskedFor).map { LeftOutFile($0, .tooLarge) })
      .sorted()
    outcome.contents = outcome.contents(
      in: app.snapshot,
      asked: files.files.filter { $0.mayDisableRules && app.members.isAskedFor($0.path) })
    return outcome
  }
}

extension CheckOutcome {
  /// Returns the bytes of the files with a finding, and of those that may have comments for this tool.
  fileprivate func contents(
    in snapshot: FileSnapshot, asked: [SnapshotFile]
  ) -> [String: [UInt8]] {
    var paths = Set(undecided.map(\.location.file)).union(asked.map(\.path))
    for finding in findings {
      paths.insert(finding.location.file)
      paths.formUnion(finding.related.map(\.location.file))
      paths.formUnion(finding.edits.map(\.location.file))
    }
    return paths.reduce(into: [:]) { $0[$1] = snapshot.file(at: $1)?.bytes }
  }
}
