internal import ArgumentParser

/// The options that leave out files below the paths.
struct ExcludeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Leave out matching files, and everything below matching folders. May be repeated.",
      discussion: """
        A pattern without a slash matches a file or folder of that name anywhere (Legacy, *Tests); \
        one with a slash matches a path below PATH (Modules/**/Old). * and ? stop at slashes, ** \
        does not.
        """,
      valueName: "glob"))
  var exclude: [String] = []
}
