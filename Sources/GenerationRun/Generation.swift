internal import AppProject
package import Findings
internal import Foundation
internal import SegueGeneration
internal import SeguesConfiguration
internal import StoryboardModel
internal import StoryboardOutlines

/// One run of the generator, or with ``update()`` called again, one after the other.
package struct Generation: Sendable {
  let request: GenerationRequest
  let configuration: Configuration
  package let place: OutputPlace
  var store: InputStore

  /// Reads the configuration, and settles where the output goes.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - keepsLastGood: Whether a file that became unreadable counts as what it was.
  /// - Throws: `ConfigurationError` or `OutputFailure`.
  package init(_ request: GenerationRequest, keepsLastGood: Bool = false) throws {
    let configuration = try Self.configuration(for: request)
    let folder = configuration.path.map(FilePath.folder) ?? ""
    self.request = request
    self.configuration = configuration
    place = try OutputPlace(
      request.output ?? configuration.generate.output.map { FilePath.join(folder, $0) })
    store = InputStore(keepsLastGood: keepsLastGood)
  }

  private static func configuration(for request: GenerationRequest) throws -> Configuration {
    let path =
      switch request.configuration {
      case .nearest: ConfigurationSearch.nearest(above: request.paths)
      case .path(let path): path
      case .none: String?.none
      }
    guard let path else {
      var configuration = Configuration()
      configuration.generate.options = request.defaults
      return configuration
    }
    return try ConfigurationReader.read(path, defaults: request.defaults)
  }

  /// Reads what changed, generates, and looks what that changes; writes nothing but the cache.
  ///
  /// - Throws: `InputFailure` or `OutputFailure`.
  package mutating func update() throws -> GenerationResult {
    let files = try InputFiles(of: request, configuration)
    if request.cache == "-" { throw OutputFailure.needsFile(option: "--cache") }
    if let cache = request.cache, store.isEmpty { store = InputStore(archive: cache) }
    let all = Set(files.sources).union(files.references).sorted()
    store.keepOnly(all)
    let inputs = Dictionary(
      zip(all, store.read(all, workers: request.workers)), uniquingKeysWith: { first, _ in first })
    let sources = files.sources.compactMap { inputs[$0] }
    let references = files.references.compactMap { inputs[$0] }
    let generator = SegueGenerator(
      options: request.overrides.applied(to: configuration.generate.options))
    let code = generator.generate(
      sources.compactMap(\.file), references: references.compactMap(\.file))
    // What is wrong in files that nothing is generated for is their own module's business, unless
    // nothing of them can be read.
    let unread = (sources + references).filter { $0.file == nil || $0.isStale }
    let findings =
      unread.flatMap(\.findings) + files.problems.map(\.findingOfGeneration)
      + (sources.filter { $0.file != nil && !$0.isStale }.flatMap(\.findings) + code.findings)
      .map(\.softened)
    let outputs = Outputs(
      place: place, files: code.files, inputs: files, sources: sources)
    let result = GenerationResult(
      findings: Set(findings).sorted(), text: outputs.standardOutput,
      changes: try outputs.changes(for: request), inputCount: files.sources.count,
      readCount: sources.count { $0.file != nil }, openedCount: store.openedCount,
      dependencies: try outputs.dependencies(for: request, configuration.path))
    if let cache = request.cache {
      try FileWriter(request).write([
        OutputFile(path: cache, bytes: store.archive.bytes, kind: .cache)
      ])
    }
    return result
  }

  /// Writes what ``update()`` found to be changed.
  ///
  /// - Throws: `OutputFailure`.
  package func write(_ result: GenerationResult) throws {
    let writer = FileWriter(request)
    let dependencies = [result.dependencies].compactMap(\.self)
    // A file that must not be overwritten is refused before anything is written.
    _ = try writer.changes(for: dependencies)
    try place.writer(for: request).apply(result.changes)
    try writer.write(dependencies)
  }
}

/// What a run found out.
package struct GenerationResult: Sendable {
  /// Sorted.
  package var findings: [Finding]
  /// What goes to standard output; nil where files are written.
  package var text: String?
  /// What has to be written or deleted, by path.
  package var changes: [FileChange]
  /// How many files something is generated for, the unreadable ones included.
  package var inputCount: Int
  /// How many of them could be read.
  package var readCount: Int
  /// How many files had to be opened: those that changed since the run that the cache is from.
  package var openedCount: Int
  var dependencies: OutputFile?

  /// The process's exit code: 1 if something could not be generated, 2 if nothing could.
  package var status: Int32 {
    if readCount == 0 { return 2 }
    return findings.contains { $0.severity == .error } ? 1 : 0
  }
}

extension DiscoveryProblem {
  /// The finding as it counts in a build: where a file may be missing, so may its code.
  var findingOfGeneration: Finding {
    var finding = finding
    if hidesFiles { finding.severity = .error }
    return finding
  }
}

extension Finding {
  /// The finding as it counts in a build: what would raise at run time is a checker's to refuse, and
  /// only what keeps code from being generated is an error.
  var softened: Finding {
    var finding = self
    finding.severity = min(severity, .warning)
    return finding
  }
}
