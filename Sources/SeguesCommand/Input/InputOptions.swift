internal import AppProject
internal import ArgumentParser

/// The arguments that every verb takes: which files to read.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Storyboards, or folders to search for them.",
      discussion: """
        Below a folder, build products, DerivedData, Pods, Carthage, node_modules and everything \
        hidden are skipped; a path that you name yourself is read whatever it is called. Info.plist \
        files and Xcode projects that are found say which storyboards the app opens first.
        """,
      valueName: "path"),
    completion: .file())
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "Leave out what matches, and everything below it. May be repeated.",
      discussion: """
        A pattern without a slash matches a file or folder of that name anywhere (Legacy, *Tests), \
        one with a slash a path below PATH (Modules/**/Old). * and ? stop at slashes, ** does not.
        """,
      valueName: "glob"))
  var exclude: [String] = []

  /// Reads everything; ends the process with an error where there is nothing to read.
  func read() throws -> AppFiles {
    let discovery = FileDiscovery(excludes: exclude.map(GlobPattern.init))
    let files = discovery.files(below: paths)
    guard files.missingPaths.isEmpty else {
      throw InputError.noSuchPaths(files.missingPaths)
    }
    let app = ProgressLine.show("Reading \(files.interfaceFiles.count) files…") {
      AppFiles(reading: files)
    }
    guard !files.interfaceFiles.isEmpty else { throw InputError.nothingFound(paths) }
    return app
  }
}
