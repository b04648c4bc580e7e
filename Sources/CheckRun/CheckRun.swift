internal import AppProject
internal import Findings
internal import SegueChecking

/// One check of an app: everything read, and looked at by all rules.
package struct CheckRun: Sendable {
  private var snapshot: AppSnapshot
  private var layout: AppLayout.Source
  private let request: CheckRequest
  private var memory: ReadingMemory?

  /// Finds the files of an app, and reads their bytes.
  package init(_ request: CheckRequest) throws(CheckFailure) {
    let discovery = FileDiscovery(
      excludes: request.excludes.map(GlobPattern.init), findsSources: true)
    let files = discovery.files(below: request.paths)
    guard files.missingPaths.isEmpty else { throw .noSuchPaths(files.missingPaths) }
    guard !(files.interfaceFiles + files.swiftFiles + files.objectiveCFiles).isEmpty else {
      throw .nothingFound(request.paths)
    }
    self.request = request
    snapshot = AppSnapshot(reading: files, workers: request.workers)
    layout = .disk(files)
  }

  /// An app that is in memory only: all files belong to it, and no project says more.
  ///
  /// - Parameters:
  ///   - files: The files' texts by path; the name's extension says what a file is.
  ///   - isWhole: Whether these are all files of the app.
  package init(files: [String: String], isWhole: Bool = true) {
    request = CheckRequest(paths: [])
    snapshot = AppSnapshot(files.mapValues { Array($0.utf8) })
    layout = .known(AppLayout(isWhole: isWhole))
  }

  /// The same app for many runs, with a file changed now and then: the project is read once, and
  /// what was read of a file is kept as long as this value or a copy of it.
  package func kept() -> CheckRun {
    var run = self
    run.layout = .known(layout.value(for: snapshot))
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
    run.snapshot.replace(path, with: bytes)
    return run
  }

  /// The paths of all files, sorted.
  package var paths: [String] { snapshot.files.map(\.path) }

  /// The bytes of a file; nil where there is none, or it could not be read.
  package func contents(of path: String) -> [UInt8]? { snapshot.file(at: path)?.bytes }

  /// Reads and checks everything.
  package func run() -> CheckOutcome {
    let app = ReadApp(snapshot, layout.value(for: snapshot), request, memory: memory)
    let result = SegueChecker.check(app.input)
    var outcome = CheckOutcome(
      findings: (app.findings + result.findings).sorted(), undecided: result.undecided.sorted(),
      counts: app.counts)
    outcome.contents = contents(namedBy: outcome)
    return outcome
  }

  /// The bytes of the files that something is said about.
  private func contents(namedBy outcome: CheckOutcome) -> [String: [UInt8]] {
    var paths = Set(outcome.undecided.map(\.location.file))
    for finding in outcome.findings {
      paths.insert(finding.location.file)
      paths.formUnion(finding.related.map(\.location.file))
      paths.formUnion(finding.edits.map(\.location.file))
    }
    return paths.reduce(into: [:]) { contents, path in
      contents[path] = snapshot.file(at: path)?.bytes
    }
  }
}
