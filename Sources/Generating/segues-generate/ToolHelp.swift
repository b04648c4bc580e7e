/// The text that `--help` prints.
enum ToolHelp {
  static let text = """
    Generates Swift code from storyboards and xibs, as a step of a build. People use `segues generate`,
    which has more options, searches folders and finds the configuration.

    USAGE: segues-generate --output PATH [options] [--] FILE…
           segues-generate --outline --output FILE.outline FILE

      FILE                A storyboard, a xib, or an outline of one. @FILE stands for the lines of a
                          file, one argument each.
      --output PATH       A folder, for one file per storyboard; NAME.swift, for a single file.
      --config FILE       The configuration file; the tool does not search for one.
      --reference FILE    A storyboard of another module that these refer to. May be repeated.
      --module NAME       The module that the code will be compiled in.
      --bundle BUNDLE     The storyboards' bundle: module (a package's resources), code (the bundle
                          that contains the code), or an expression of type Bundle.
      --default-module NAME, --default-bundle BUNDLE
                          The defaults for when the configuration has none, as a plugin knows them.
      --style STYLE       segues, swiftgen or rswift.
      --access ACCESS     internal, package or public.
      --depfile PATH      Write the list of files that were read to PATH, for Make and Ninja.
      --cache FILE        Cache outlines in FILE, and read only what changed since.
      --force             Overwrite files that were not written by this command.
      --outline           Write the outline of FILE, which can later replace it as input.

    Every FILE has its output in the folder, even if it is empty: Main.storyboard.swift for
    Main.storyboard. A file whose text would not change is not touched. Findings are written like
    compiler diagnostics. The exit code is 1 if something could not be generated, 2 if nothing could.

    """
}
