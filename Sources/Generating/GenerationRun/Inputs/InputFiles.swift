internal import AppProject
internal import FilesAndPaths
internal import SeguesConfiguration

/// The files of a run, by purpose; each list is sorted.
struct InputFiles: Hashable, Sendable {
  /// The files to generate code for.
  var sources: [String] = []
  /// The files that the sources may refer to.
  var references: [String] = []
  /// The files found that the configuration excludes.
  var leftOut: [String] = []
  /// Whether a folder was searched for the sources, so that a deleted one is noticed.
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
    let configured = PathFilter(
      below: folder, include: configuration.include, exclude: configuration.exclude)
    let generate = PathFilter(
      below: folder, include: configuration.generate.include,
      exclude: configuration.generate.exclude)
    for path in found.interfaceFiles {
      if !configured.includes(path) {
        leftOut.append(path)
      } else if generate.includes(path) {
        sources.append(path)
      } else {
        references.append(path)
        leftOut.append(path)
      }
    }
    problems = found.problems.filter { !configured.excludes($0.path) }
    guard !sources.isEmpty || !problems.isEmpty else {
      throw .nothingFound(request.paths, isFiltered: !found.interfaceFiles.isEmpty)
    }
    let foreign = discovery.files(
      below: request.references
        + configuration.generate.references.map { FilePath.join(folder, $0) })
    guard foreign.missingPaths.isEmpty else { throw .noSuchPaths(foreign.missingPaths) }
    let known = Set(sources).union(references)
    references += foreign.interfaceFiles.filter { !known.contains($0) }
    references.sort()
  }
}
