/// What `--help` prints.
enum ToolHelp {
  static let text = """
    Generates Swift code of storyboards and xibs: what a build calls. People call `segues generate`,
    which has more options, and searches folders and the configuration.

    USAGE: segues-generate --output PATH [options] [--] FILE…
           segues-generate --outline --output FILE.outline FILE

      FILE                A storyboard, a xib, or an outline of one. @FILE stands for the lines of a
                          file, each an argument.
      --output PATH       A folder, for one file a storyboard; NAME.swift, for all in one file.
      --config FILE       The configuration; none is searched for.
      --reference FILE    A storyboard of another module that these refer to. May be repeated.
      --module NAME       The module that the code is compiled in.
      --bundle BUNDLE     Where the storyboards are: module (a package's resources), code (the bundle
                          that the code is in), or an expression of type Bundle.
      --default-module NAME, --default-bundle BUNDLE
                          The same where the configuration does not say: what a plugin can tell.
      --style STYLE       segues, swiftgen or rswift.
      --access ACCESS     internal, package or public.
      --depfile PATH      Write what was read to PATH, for Make and Ninja.
      --cache FILE        Keep outlines in FILE, and read only what changed since.
      --force             Overwrite files that were not written by this command.
      --outline           Write the outline of FILE, which later stands in for it.

    Every FILE has its output in the folder, if only an empty one: Main.storyboard.swift for
    Main.storyboard. A file whose text is as before is not touched. Findings are written as compilers
    write theirs. The exit code is 1 if something could not be generated, 2 if nothing could.

    """
}
