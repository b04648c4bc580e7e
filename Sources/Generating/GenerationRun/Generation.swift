internal import AppProject
internal import FilesAndPaths
package import Findings
internal import Foundation
internal import SegueGeneration
internal import SeguesConfiguration
internal import StoryboardModel
internal import StoryboardOutlines

/// A run of the generator; calling ``update()`` again makes it an incremental one.
package struct Generation: Sendable {
  let request: GenerationRequest
  let configuration: Configuration
  package let place: OutputPlace
  var store: InputStore

  /// Reads the configuration, and determines the output.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - keepsLastGood: Whether the last good contents are used for a file that became unreadable.
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
    guard let path = request.configurationPath else {
      var configuration = Configuration()
      configuration.generate.options = request.defaults
      return configuration
    }
    return try ConfigurationReader.read(path, defaults: request.defaults)
  }

  /// Reads what changed, generates, and compares with the files on disk; writes only the cache.
  ///
  /// - Throws: `InputFailure` or `OutputFailure`.
  package mutating func update() throws -> GenerationResult {
    let files = try InputFiles(of: request, configuration)
    if request.cache == "-" { throw OutputFailure.needsFile(option: "--cache") }
    if let cache = request.cache, store.isEmpty { store.addArchive(at: cache) }
    let paths = Set(files.sources).union(files.references).sorted()
    store.keepOnly(paths)
    let read = store.read(paths, workers: request.workers)
    let inputs = Dictionary(zip(paths, read)) { first, _ in first }
    let sources = files.sources.compactMap { inputs[$0] }
    let references = files.references.compactMap { inputs[$0] }
    let generator = SegueGenerator(
      options: request.overrides.applied(to: configuration.generate.options),
      workers: request.workers)
    let code = generator.generate(
      sources.compactMap(\.file), references: references.compactMap(\.file))
    let findings =
      Self.findings(sources, references) + files.problems.map(\.findingOfGeneration)
      + code.findings.map(\.softened)
    let outputs = Outputs(
      request: request, place: place, files: code.files, inputs: files, sources: sources)
    let result = GenerationResult(
      findings: Set(findings).sorted(), text: outputs.standardOutput,
      changes: try outputs.changes(), inputCount: files.sources.count,
      readCount: sources.count { $0.file != nil }, openedCount: store.openedCount,
      dependencies: try outputs.dependencies(on: configuration.path))
    if let cache = request.cache {
      try FileWriter(request).write([
        OutputFile(path: cache, bytes: store.archive.bytes, kind: .cache)
      ])
    }
    return result
  }

  /// Returns the problems in files, which are errors only if a file cannot be read at all.
  ///
  /// The other problems of references are left to their own module.
  private static func findings(_ sources: [ReadInput], _ references: [ReadInput]) -> [Finding] {
    let unread = (sources + references).filter { !$0.isCurrent }
    let read = sources.filter(\.isCurrent)
    return unread.flatMap(\.findings) + read.flatMap(\.findings).map(\.softened)
  }

  /// Writes the changes found by ``update()``.
  ///
  /// - Throws: `OutputFailure`.
  package func write(_ result: GenerationResult) throws {
    let writer = FileWriter(request)
    let dependencies = [result.dependencies].compactMap(\.self)
    // Fails before anything is written if a file must not be overwritten.
    _ = try writer.changes(for: dependencies)
    try place.writer(for: request).apply(result.changes)
    try writer.write(dependencies)
  }
}

/// The result of a run.
package struct GenerationResult: Sendable {
  /// The findings, sorted.
  package var findings: [Finding]
  /// The text for standard output; nil if files are written.
  package var text: String?
  /// The files to write or delete, by path.
  package var changes: [FileChange]
  /// The number of files to generate code for, including unreadable ones.
  package var inputCount: Int
  /// The number of files to generate code for that could be read.
  package var readCount: Int
  /// The number of files that had to be opened because they changed since the cached run.
  package var openedCount: Int
  var dependencies: OutputFile?

  /// The process's exit code: 1 if something could not be generated, 2 if nothing could.
  package var status: Int32 {
    if readCount == 0 { return 2 }
    return findings.contains { $0.severity == .error } ? 1 : 0
  }
}

extension DiscoveryProblem {
  /// The finding as it counts in a build: if a file may be missing, its code may be, too.
  var findingOfGeneration: Finding {
    var finding = finding
    if hidesFiles { finding.severity = .error }
    return finding
  }
}

extension Finding {
  /// The finding as it counts in a build: only a problem that prevents generation is an error.
  ///
  /// Problems at run time are left to `segues check`.
  var softened: Finding {
    var finding = self
    finding.severity = min(severity, .warning)
    return finding
  }
}
