internal import ArgumentParser

/// The root command, `segues`, whose subcommands each have a file in `Commands`.
struct SeguesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "segues",
    abstract:
      "Check, draw, compare and rename storyboards, and generate code from them.",
    discussion: """
      Reads storyboards and sources as they are: without Xcode, a simulator or a build of the app.

        segues check .           checks storyboards and code against each other
        segues map --open        draws all screens and segues on one page
        segues diff --rev main   shows what changed since a revision

      Exit codes: 0 means nothing to report. 1 means that something was found: errors, differences, \
      files that are out of date, or places that stop a rename. 2 means that the command failed. \
      Results go to standard output, everything else to standard error. Color is used only on a \
      terminal. NO_COLOR turns it off, CLICOLOR_FORCE=1 turns it on everywhere, and --color always \
      or never overrides both.

      Shell completions: segues --generate-completion-script zsh (bash, fish).
      """,
    version: Version.current,
    subcommands: [
      ListCommand.self, WalkCommand.self, MapCommand.self, ServeCommand.self,
      DiffCommand.self, DescribeCommand.self, CheckCommand.self, RulesCommand.self,
      MigrateCommand.self, RenameCommand.self, GenerateCommand.self, InitCommand.self,
    ])
}
