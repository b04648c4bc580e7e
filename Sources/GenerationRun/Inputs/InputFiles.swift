internal import AppProject
internal import Findings
internal import SeguesConfiguration

/// The files of a run, by what they are for: each list sorted.
struct InputFiles: Hashable, Sendable {
  /// What something is generated for.
  var sources: [String] = []
  /// What those refer to.
  var references: [String] = []
  /// What was named, and is left out by the configuration.
  var leftOut: [String] = []
  /// What of the sources could not be read, or not be found.
  var problems: [DiscoveryProblem] = []

  /// Finds the files that a request names, as far as the configuration lets them in.
  init(
    of request: GenerationRequest, _ configuration: Configuration
  ) throws(InputFailure) {
    let discovery = FileDiscovery(excludes: request.excludes.map(GlobPattern.init))
    let found = discovery.files(below: request.paths)
    guard found.missingPaths.isEmpty else { throw .noSuchPaths(found.missingPaths) }
    let folder = configuration.path.map(FilePath.folder) ?? ""
    let all = PathFilter(
      below: folder, include: configuration.include, exclude: configuration.exclude)
    let generate = PathFilter(
      below: folder, include: configuration.generate.include,
      exclude: configuration.generate.exclude)
    for path in found.interfaceFiles {
      if !all.includes(path) {
        leftOut.append(path)
      } else if generate.includes(path) {
        sources.append(path)
      } else {
        references.append(path)
        leftOut.append(path)
      }
    }
    problems = found.problems.filter { !all.excludes($0.path) }
    guard !sources.isEmpty || !problems.isEmpty else {
      throw .nothingFound(request.paths, isFiltered: !found.interfaceFiles.isEmpty)
    }
    let more = discovery.files(
      below: request.references
        + configuration.generate.references.map { FilePath.join(folder, $0) })
    guard more.missingPaths.isEmpty else { throw .noSuchPaths(more.missingPaths) }
    let named = Set(sources).union(references)
    references += more.interfaceFiles.filter { !named.contains($0) }
    references.sort()
  }
}
