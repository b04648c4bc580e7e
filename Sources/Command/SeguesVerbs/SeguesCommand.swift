internal import ArgumentParser

/// The root command, `segues`, whose verbs each have a file in `Commands`.
struct SeguesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "segues",
    abstract:
      "Inspect, check, draw and generate code from storyboards, on any machine.",
    discussion: """
      Reads storyboards and sources as they are: without Xcode, a simulator or a build of the app.

        segues init                sets an app up: .segues.yml, a baseline, lines for CI
        segues check               checks storyboards and code against each other
        segues rename OLD NEW      renames something in storyboards and code
        segues migrate --to names  moves code from strings to named segues
        segues rules               lists the rules, or explains one
        segues list                lists every scene and segue
        segues walk                performs every segue, and reports what happens
        segues map --open          draws all screens and segues on one page
        segues serve --open        shows that page, redrawn at every save
        segues generate App        generates typed Swift code
        segues diff --rev main     shows what changed since a revision

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
      MigrateCommand.self, RenameCommand.self, GenerateCommand.self, InitCommand.self,
    ])
}
