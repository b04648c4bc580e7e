internal import ArgumentParser
internal import Findings
internal import Foundation
internal import StoryboardDiff
internal import StoryboardParsing

/// `segues describe`: a storyboard as lines that change where its meaning does.
struct DescribeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Print a storyboard as lines for tools that compare lines.",
    discussion: """
      Prints scenes, segues, outlets, actions, views with their properties, and constraints, one a \
      line: without ids, places on the canvas, versions of Xcode and frames that are computed, and \
      sorted where the file's order means nothing. Two versions of a storyboard have the same lines \
      where they are the same app.

      Made for git, which then shows storyboards in words wherever it shows differences:

        echo '*.storyboard diff=storyboard' >> .gitattributes
        echo '*.xib diff=storyboard' >> .gitattributes
        git config diff.storyboard.textconv 'segues describe'
        git config diff.storyboard.xfuncname '^scene .*'

      A file that cannot be read as a storyboard is printed as it is, below a line that says why, \
      so that it can be compared all the same. The exit code is 0 then too, and 2 only where there \
      is no file.

      EXAMPLES
        segues describe Main.storyboard
      """)

  @Argument(
    help: ArgumentHelp("A storyboard or xib.", valueName: "file"), completion: .file())
  var path: String

  func run() throws {
    let parsed = StoryboardReader(scope: .complete).read(path)
    if let file = parsed.file { return Output.result(FileDescription(file).text) }
    let findings = parsed.findings
    let reason = findings.first?.message ?? "the file cannot be read"
    // What is no file, or too large for one, is not read at all.
    let isReadable = !findings.contains {
      [ReadingRule.unreadableFile.rawValue, ReadingRule.tooLarge.rawValue].contains($0.rule)
    }
    guard isReadable, let data = FileManager.default.contents(atPath: path) else {
      Output.diagnostic(TextReporter(style: Terminal.style(for: .error)).report(findings))
      throw ExitCode(ExitStatus.failed)
    }
    Output.result(RawDescription.text(of: Array(data), reason: reason))
  }
}
