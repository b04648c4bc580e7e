internal import ArgumentParser

/// The root command, `segues`, whose verbs each have a file in `Commands`.
struct SeguesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "segues",
    abstract:
      "Inspect, check, draw and generate code from storyboards, on any machine.",
    discussion: """
      Reads storyboards and sources as they are: without Xcode, a simulator or a build of the app.

        segues list Sources            every scene and segue, as a table
        segues walk Sources            performs every segue, and reports what happens
        segues map Sources             draws all screens and segues on one page
        segues serve Sources           shows that page in a browser, redrawn at every save
        segues check .                 checks storyboards and code against each other
        segues rules                   lists the rules, or explains one
        segues migrate --to names .    moves code from strings to named segues
        segues generate Sources        generates typed Swift code from them
        segues diff --rev main         shows what changed in storyboards since a revision

      Exit codes: 0 means nothing to report, 1 that errors (for diff: differences) were found, 2 \
      that the command failed. Results go to standard output, everything else to standard error. \
      Colour is used only on a terminal. NO_COLOR turns it off, CLICOLOR_FORCE=1 turns it on \
      everywhere, and --color always or never overrides both.

      Shell completions: segues --generate-completion-script zsh (bash, fish).
      """,
    version: Version.current,
    subcommands: [
      ListCommand.self, WalkCommand.self, MapCommand.self, ServeCommand.self,
      DiffCommand.self, DescribeCommand.self, CheckCommand.self, RulesCommand.self,
      MigrateCommand.self, GenerateCommand.self, InitCommand.self,
    ])
}
