internal import AppProject
internal import Findings
internal import Foundation
internal import Parallel
package import SegueChecking

/// One check of an app: ``CheckPipeline``, or the cached outcome of an earlier run.
package struct CheckRun: Sendable {
  private enum Source: Sendable {
    /// Files on disk, which each use reads again.
    case disk(DiscoveredFiles)
    case memory(FileSnapshot, AppMembers)
  }

  private var source: Source
  /// The problems that discovery met.
  ///
  /// They are reported with every outcome, because a cached one depends on the files alone.
  private let problems: [DiscoveryProblem]
  /// The files that discovery left out; a cached outcome doesn't depend on them either.
  private let leftOut: [LeftOutFile]
  private var pipeline: CheckPipeline
  /// Whether suggestions and edits are withdrawn unless a check of the edited files confirms them.
  private var provesEdits = true

  private var request: CheckRequest { pipeline.request }

  /// Discovers the files of an app.
  ///
  /// Unless the run is ``inMemory()``, each use reads them again.
  package init(_ request: CheckRequest) throws(CheckFailure) {
    let files = try CheckPipeline.discover(request)
    pipeline = CheckPipeline(request: request, memory: request.memory)
    problems = files.problems
    leftOut = files.leftOut
    source = .disk(files)
  }

  /// Creates a run for an app in memory, to which all files belong, because it has no project.
  ///
  /// A path's extension determines the kind of the file. `isWhole` says whether these are all files of the app, and
  /// the entry points are the storyboards that the system opens.
  package init(
    files: [String: String], isWhole: Bool = true, entryPoints: [String] = [],
    parsesEverything: Bool = false
  ) {
    var request = CheckRequest(paths: [])
    request.parsesEverything = parsesEverything
    pipeline = CheckPipeline(request: request)
    problems = []
    leftOut = []
    source = .memory(
      FileSnapshot(files.mapValues { Array($0.utf8) }),
      AppMembers(isWhole: isWhole, opening: entryPoints))
  }

  private var snapshot: FileSnapshot {
    switch source {
    case .disk(let files): pipeline.snapshot(of: files)
    case .memory(let snapshot, _): snapshot
    }
  }

  @Sendable private func members(workers: Int) -> AppMembers {
    switch source {
    case .disk(let files): AppMembers(reading: files, workers: workers)
    case .memory(_, let members): members
    }
  }

  /// Returns a run that has the app in memory, for checking it many times, with a file changed now and then.
  ///
  /// The project is read once, and the facts of files are kept as long as the run or a copy of it. Suggestions and
  /// edits of findings are not proven by further checks.
  package func inMemory() -> CheckRun {
    var run = self
    run.source = .memory(snapshot, members(workers: request.workers))
    run.pipeline.memory = pipeline.memory ?? ReadingMemory()
    run.provesEdits = false
    return run
  }

  /// Returns a run with other bytes in one of the files; the file on disk doesn't change.
  ///
  /// The path is that of a file of the app, as it was discovered. Without bytes, the file is removed.
  package func replacing(_ path: String, with bytes: [UInt8]?) -> CheckRun {
    var run = self
    var snapshot = snapshot
    snapshot.replace(path, with: bytes)
    run.source = .memory(snapshot, members(workers: request.workers))
    return run
  }

  /// The paths of the files that the request asks for, sorted, without those that only belong to their project.
  package var askedPaths: [String] {
    guard case .disk(let files) = source else { return paths }
    return paths.filter { files.isGiven($0) }
  }

  /// The paths of all files, sorted.
  package var paths: [String] {
    switch source {
    case .disk(let files): FileSnapshot.wanted(of: files).map(\.path)
    case .memory(let snapshot, _): snapshot.files.map(\.path)
    }
  }

  /// Returns the bytes of a file, or nil if it doesn't exist or could not be read.
  package func contents(of path: String) -> [UInt8]? { snapshot.file(at: path)?.bytes }

  /// Reads the app without checking it: the input of the rules.
  package func input() -> CheckInput { pipeline.read(snapshot, members).input }

  /// Reads and links the app without checking it.
  package func linked() -> LinkedApp { pipeline.link(pipeline.read(snapshot, members)) }

  /// Returns the outcome of the check, cached if no file has changed since an earlier run.
  package func run() -> CheckOutcome {
    var outcome = outcomeOfFiles()
    outcome.findings = (outcome.findings + problems.map(\.finding)).sorted()
    outcome.leftOut = (outcome.leftOut + leftOut).sorted()
    return outcome
  }

  private func outcomeOfFiles() -> CheckOutcome {
    guard case .disk(let files) = source, !request.keepsApp else {
      return check(snapshot).outcome
    }
    do throws(CacheProblem) {
      let folder = try CacheFolder(
        request.cache, environment: ProcessInfo.processInfo.environment)
      return outcome(of: files, in: OutcomeCache(in: folder, request, nibs: files.nibs))
    } catch {
      var outcome = check(snapshot).outcome
      outcome.notes = [error.note].compactMap(\.self)
      return outcome
    }
  }

  /// Returns the outcome of an earlier run if it is still valid, and otherwise checks and caches the outcome.
  private func outcome(of files: DiscoveredFiles, in cache: OutcomeCache) -> CheckOutcome {
    let paths = FileSnapshot.wanted(of: files).map(\.path)
    if let stamps = FileStamps(of: paths, workers: request.workers),
      let outcome = cache.outcome(of: stamps)?
        .restored(from: .sameStamps, reading: { stamps.unchangedFile(at: $0) })
    {
      return outcome
    }
    let start = FileStamps.now
    let snapshot = snapshot
    let outcome: CheckOutcome
    if let known = cache.outcome(of: snapshot)?
      .restored(from: .sameContents, reading: { snapshot.file(at: $0) })
    {
      outcome = known
    } else {
      let failures = LimitedTime.shared.failureCount
      let (checked, dependencies) = check(snapshot)
      // If a project was written in the meantime, different parts of it may have been read before and
      // after. A source that took the parser too long may be read the next time.
      guard snapshot.projectsHold, LimitedTime.shared.failureCount == failures else {
        return checked
      }
      cache.keep(CachedOutcome(checked, dependingOn: dependencies), of: snapshot)
      outcome = checked
    }
    if let stamps = FileStamps(of: snapshot), stamps.areSettled(at: start, for: request.settling) {
      cache.keep(stamps, of: snapshot)
    }
    return outcome
  }

  private func check(
    _ files: FileSnapshot
  ) -> (outcome: CheckOutcome, dependencies: [FileDependency]) {
    var pipeline = pipeline
    request.memory?.forgetUnused()
    if provesEdits, pipeline.memory == nil { pipeline.memory = ReadingMemory() }
    let read = pipeline.read(files, members)
    let app = pipeline.link(read)
    var outcome = pipeline.report(pipeline.check(app), in: read, of: files)
    let dependencies = read.dependencies
    if provesEdits {
      outcome.prove(in: files) {
        pipeline.outcome(of: files.replacing($0), read.members, after: app)
      }
    }
    if request.keepsApp {
      outcome.app = app
    } else if request.workers > 1 {
      let memory = pipeline.memory
      pipeline.memory = nil
      ParallelWork.free((app, read, memory))
    }
    return (outcome, dependencies)
  }

  /// Returns the findings whose edits can be made together: a check of the edited files reports
  /// none of these findings, and no new one.
  func confirmed(_ findings: [Finding], of outcome: CheckOutcome) -> [Finding] {
    let files = snapshot
    var pipeline = pipeline
    pipeline.memory = pipeline.memory ?? ReadingMemory()
    let members = members(workers: request.workers)
    let candidates = findings.map {
      EditTrials.Candidate(finding: $0, edits: $0.edits, isFix: true)
    }
    var trials = EditTrials(candidates, of: outcome) {
      pipeline.outcome(of: files.replacing($0), members)
    }
    return trials.workingTogether().sorted().map { findings[$0] }
  }
}

extension CheckPipeline {
  /// Returns the outcome for other files of the same project, in which no finding is marked as latent.
  fileprivate func outcome(
    of files: FileSnapshot, _ members: AppMembers, after previous: LinkedApp? = nil
  ) -> CheckOutcome {
    let read = read(files) { _ in members }
    let result = check(link(read, after: previous), marksLatent: false)
    return report(result, in: read, of: files)
  }
}

extension FileSnapshot {
  /// Returns the files with other bytes in some of them.
  fileprivate func replacing(_ changes: [String: [UInt8]]) -> FileSnapshot {
    var files = self
    for (path, bytes) in changes { files.replace(path, with: bytes) }
    return files
  }

  /// Whether the projects on disk still have the contents that were read.
  fileprivate var projectsHold: Bool {
    files.allSatisfy { $0.kind != .project || FileDependency($0).holds }
  }
}
