internal import ArgumentParser

/// Which files below the paths are left out.
struct ExcludeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Leave out what matches, and everything below it. May be repeated.",
      discussion: """
        A pattern without a slash matches a file or folder of that name anywhere (Legacy, *Tests), \
        one with a slash a path below PATH (Modules/**/Old). * and ? stop at slashes, ** does not.
        """,
      valueName: "glob"))
  var exclude: [String] = []
}
