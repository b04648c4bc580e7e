internal import AppProject
internal import Findings
internal import Foundation
internal import Parallel
package import SegueChecking

/// One check of an app, in which every rule looks at everything that was read.
package struct CheckRun: Sendable {
  private enum Files: Sendable {
    /// On disk, where nothing has had to be read so far.
    case found(DiscoveredFiles)
    case read(AppSnapshot, AppLayout.Source)
  }

  private var files: Files
  /// The problems that discovery met.
  ///
  /// They are reported with every outcome, because a cached one depends on the files alone.
  private let problems: [DiscoveryProblem]
  private let request: CheckRequest
  private var memory: ReadingMemory?

  /// Finds the files of an app.
  ///
  /// They are read by what needs them: each time anew, unless ``kept()``.
  package init(_ request: CheckRequest) throws(CheckFailure) {
    let discovery = FileDiscovery(
      excludes: request.excludes.map(GlobPattern.init), findsSources: true)
    var files = discovery.files(below: request.paths)
    if let filter = request.filter { files.keepOnly(filter) }
    guard files.missingPaths.isEmpty else { throw .noSuchPaths(files.missingPaths) }
    guard
      !(files.interfaceFiles + files.swiftFiles + files.objectiveCFiles).isEmpty
        || !files.problems.isEmpty
    else { throw .nothingFound(request.paths) }
    self.request = request
    problems = files.problems
    self.files = .found(files)
  }

  /// An app that is in memory only: all files belong to it, and no project says more.
  ///
  /// - Parameters:
  ///   - files: The files' texts by path; the name's extension says what a file is.
  ///   - isWhole: Whether these are all files of the app.
  package init(files: [String: String], isWhole: Bool = true) {
    request = CheckRequest(paths: [])
    problems = []
    self.files = .read(
      AppSnapshot(files.mapValues { Array($0.utf8) }), .known(AppLayout(isWhole: isWhole)))
  }

  private var snapshot: AppSnapshot {
    switch files {
    case .found(let files): AppSnapshot(reading: files, workers: request.workers)
    case .read(let snapshot, _): snapshot
    }
  }

  private var layout: AppLayout.Source {
    switch files {
    case .found(let files): .disk(files)
    case .read(_, let layout): layout
    }
  }

  /// The same app for many runs, with a file changed now and then: the project is read once, and
  /// what was read of a file is kept as long as this value or a copy of it.
  package func kept() -> CheckRun {
    var run = self
    run.files = .read(snapshot, .known(layout.layout(workers: request.workers)))
    run.memory = memory ?? ReadingMemory()
    return run
  }

  /// The app with other bytes in one of its files; what is on disk stays as it is.
  ///
  /// - Parameters:
  ///   - path: A file of the app, as it was found.
  ///   - bytes: Nil for an app without the file.
  /// - Returns: The changed app.
  package func replacing(_ path: String, with bytes: [UInt8]?) -> CheckRun {
    var run = self
    var snapshot = snapshot
    snapshot.replace(path, with: bytes)
    run.files = .read(snapshot, layout)
    return run
  }

  /// The paths of all files, sorted.
  package var paths: [String] {
    switch files {
    case .found(let files): AppSnapshot.wanted(of: files).map(\.path)
    case .read(let snapshot, _): snapshot.files.map(\.path)
    }
  }

  /// The bytes of a file; nil where there is none, or it could not be read.
  package func contents(of path: String) -> [UInt8]? { snapshot.file(at: path)?.bytes }

  /// What the rules look at: everything read, but not checked.
  package func input() -> CheckInput { ReadApp(snapshot, layout, request, memory: memory).input }

  /// Reads and checks everything, unless a run before did, and nothing has changed since.
  package func run() -> CheckOutcome {
    var outcome = outcomeOfFiles()
    outcome.findings = (outcome.findings + problems.map(\.finding)).sorted()
    return outcome
  }

  private func outcomeOfFiles() -> CheckOutcome {
    guard case .found(let files) = files else { return check(snapshot).outcome }
    do throws(CacheProblem) {
      let folder = try CacheFolder(
        request.cache, environment: ProcessInfo.processInfo.environment)
      return outcome(of: files, OutcomeCache(in: folder, request))
    } catch {
      var outcome = check(snapshot).outcome
      outcome.notes = [error.note].compactMap(\.self)
      return outcome
    }
  }

  /// The outcome of a run before, if it still holds, or else of this one, kept for the next.
  private func outcome(of files: DiscoveredFiles, _ cache: OutcomeCache) -> CheckOutcome {
    let paths = AppSnapshot.wanted(of: files).map(\.path)
    if let stamps = FileStamps(of: paths, workers: request.workers),
      let outcome = cache.outcome(of: stamps)?
        .outcome(of: .sameStamps, reading: { stamps.unchangedFile(at: $0) })
    {
      return outcome
    }
    let start = FileStamps.now
    let snapshot = snapshot
    let outcome: CheckOutcome
    if let known = cache.outcome(of: snapshot)?
      .outcome(of: .sameContents, reading: { snapshot.file(at: $0) })
    {
      outcome = known
    } else {
      let failures = LimitedTime.shared.failureCount
      let (checked, dependencies) = check(snapshot)
      // A project that was written meanwhile may have been read as it was before and as it is now. A source
      // that the parser was too slow for may be read another time.
      guard snapshot.projectsHold, LimitedTime.shared.failureCount == failures else {
        return checked
      }
      cache.keep(KeptOutcome(checked, dependingOn: dependencies), of: snapshot)
      outcome = checked
    }
    if let stamps = FileStamps(of: snapshot), stamps.areSettled(at: start, for: request.settling) {
      cache.keep(stamps, of: snapshot)
    }
    return outcome
  }

  private func check(
    _ snapshot: AppSnapshot
  ) -> (outcome: CheckOutcome, dependencies: [FileDependency]) {
    let app = ReadApp(snapshot, layout, request, memory: memory)
    let result = SegueChecker.check(app.input, workers: request.workers)
    // Rules pass on what reading found, as far as there is one of that name.
    let known = Set(RuleCatalog.rules.map { $0.description.name })
    let others = app.input.readingFindings.filter { !known.contains($0.rule) }
    var outcome = CheckOutcome(
      findings: (others + result.findings).filter { !app.unasked.contains($0.location.file) }
        .sorted(),
      undecided: result.undecided.filter { !app.unasked.contains($0.location.file) }.sorted(),
      counts: app.counts)
    outcome.takeContents(from: app.snapshot, asked: snapshot)
    let dependencies = app.dependencies
    if request.workers > 1 { ParallelWork.free(app) }
    return (outcome, dependencies)
  }
}

extension CheckOutcome {
  /// Takes the bytes of the files that something is said about, and of those that were asked for and
  /// have comments for this tool.
  fileprivate mutating func takeContents(from snapshot: AppSnapshot, asked: AppSnapshot) {
    var paths = Set(undecided.map(\.location.file))
    for file in asked.files where file.mentionsTool { paths.insert(file.path) }
    for finding in findings {
      paths.insert(finding.location.file)
      paths.formUnion(finding.related.map(\.location.file))
      paths.formUnion(finding.edits.map(\.location.file))
    }
    for path in paths { contents[path] = snapshot.file(at: path)?.bytes }
  }
}

extension AppSnapshot {
  /// Whether projects and the like are on disk as they are here.
  fileprivate var projectsHold: Bool {
    files.allSatisfy { $0.kind != .project || FileDependency($0).holds }
  }
}
