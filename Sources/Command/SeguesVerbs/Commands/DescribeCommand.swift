internal import ArgumentParser
internal import Findings
internal import Foundation
internal import StoryboardDiff
internal import StoryboardModel
internal import StoryboardParsing

/// `segues describe`: a storyboard as lines that change only if its meaning does.
struct DescribeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Print a storyboard as plain lines that diff tools can compare.",
    discussion: """
      Prints scenes, segues, outlets, actions, views with their properties, and constraints, one \
      per line. Leaves out ids, canvas positions, Xcode versions and computed frames, and sorts \
      whatever has no meaningful order. Two versions of a storyboard print the same lines if they \
      mean the same.

      With git's textconv, git shows storyboards in words wherever it shows differences:

        echo '*.storyboard diff=storyboard' >> .gitattributes
        echo '*.xib diff=storyboard' >> .gitattributes
        git config diff.storyboard.textconv 'segues describe'
        git config diff.storyboard.xfuncname '^scene .*'

      A file that cannot be read as a storyboard is printed unchanged, below a line with the \
      reason, so that it can still be compared. The exit code is 0 even then; it is 2 only if the \
      file doesn't exist.

      EXAMPLES
        segues describe Main.storyboard
      """)

  @Argument(
    help: ArgumentHelp("A storyboard or xib.", valueName: "file"), completion: .file())
  var path: String

  @OptionGroup var color: ColorOption

  func run() throws {
    let parsed = StoryboardReader(scope: .complete).read(path)
    if let file = parsed.file {
      Output.result(FileDescription(file).text)
      return NextCommand("help", "describe", that: "says how to see such lines in git diff")
        .show(color)
    }
    let findings = parsed.findings
    let reason = findings.first?.message ?? "the file cannot be read"
    // Anything that isn't a file, or is too large, is not read at all.
    let isReadable = !findings.contains {
      [RuleName.unreadableFile.rawValue, RuleName.tooLarge.rawValue].contains($0.rule)
    }
    guard isReadable, let data = FileManager.default.contents(atPath: path) else {
      Output.diagnostic(findings, color)
      throw ExitCode(ExitStatus.failed)
    }
    Output.result(RawDescription.text(of: Array(data), reason: reason))
  }
}
