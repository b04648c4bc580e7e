internal import AppProject
internal import FilesAndPaths
internal import SeguesConfiguration

/// The files of a run, by purpose; each list is sorted.
struct InputFiles: Hashable, Sendable {
  /// The files to generate code for.
  var sources: [String] = []
  /// The files that those may refer to.
  var references: [String] = []
  /// The files that were named but that the configuration excludes.
  var leftOut: [String] = []
  /// Whether a folder was searched for the sources, so that all of them are known.
  var areSearched = false
  /// The problems of the search for sources, except in excluded folders and files.
  var problems: [DiscoveryProblem] = []

  /// Finds the files that a request names and the configuration allows.
  init(
    of request: GenerationRequest, _ configuration: Configuration
  ) throws(InputFailure) {
    let discovery = FileDiscovery(excludes: request.excludes.map(GlobPattern.init))
    let found = discovery.files(below: request.paths)
    guard found.missingPaths.isEmpty else { throw .noSuchPaths(found.missingPaths) }
    areSearched = !found.searchedFolders.isEmpty
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
