internal import AppProject
internal import ArgumentParser
internal import FilesAndPaths
internal import GenerationRun

/// The arguments that most commands take: which files to read.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Storyboards, or folders to search for them.",
      discussion: """
        Below a folder, build products, DerivedData, Pods, Carthage, node_modules and everything \
        hidden are skipped; a path that you name yourself is read whatever it is called. \
        Info.plist files and Xcode projects found there determine which storyboards the app opens \
        first.
        """,
      valueName: "path"),
    completion: .file())
  var paths: [String] = ["."]

  @OptionGroup var excludes: ExcludeOptions

  /// Finds the files; throws an error if there is nothing to read.
  ///
  /// `filter` is what the configuration includes. If `findsImages`, asset catalogs and loose images are found, too.
  func discover(_ filter: PathFilter? = nil, findsImages: Bool = false) throws -> DiscoveredFiles {
    let discovery = FileDiscovery(
      excludes: excludes.exclude.map(GlobPattern.init), findsImages: findsImages)
    var files = discovery.files(below: paths)
    guard files.missingPaths.isEmpty else { throw InputFailure.noSuchPaths(files.missingPaths) }
    let hadFiles = !files.interfaceFiles.isEmpty
    if let filter { files.keepOnly(filter) }
    guard !files.interfaceFiles.isEmpty || !files.problems.isEmpty else {
      throw InputFailure.nothingFound(paths, isFiltered: hadFiles)
    }
    return files
  }
}
