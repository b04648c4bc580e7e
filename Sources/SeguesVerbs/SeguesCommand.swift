internal import ArgumentParser

/// `segues`: the root of the command line, with one verb a file in `Commands`.
struct SeguesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "segues",
    abstract:
      "Shows where an app's storyboards lead, tries and checks it, makes code of it, on any machine.",
    discussion: """
      Reads storyboards and sources as they are: no Xcode, no simulator, no build of the app.

        segues list Sources            every scene and segue, as a table
        segues walk Sources            performs every segue, and says what happens
        segues map Sources             draws all screens and segues on one page
        segues serve Sources           shows that in a browser, and again at every save
        segues check .                 holds storyboards and code against each other
        segues rules                   lists what is checked, and explains it
        segues generate Sources        makes typed Swift code of them
        segues diff --rev main         says what changed in storyboards since a revision

      Exit codes: 0 nothing to report, 1 errors (of diff: differences) were found, 2 the command \
      could not do its work. Results go to standard output, everything else to standard error. Colour is used on a \
      terminal only, and never where NO_COLOR is set.

      Shell completions: segues --generate-completion-script zsh (bash, fish).
      """,
    version: Version.current,
    subcommands: [
      ListCommand.self, WalkCommand.self, MapCommand.self, ServeCommand.self,
      DiffCommand.self, DescribeCommand.self, CheckCommand.self, RulesCommand.self,
      GenerateCommand.self,
    ])
}
