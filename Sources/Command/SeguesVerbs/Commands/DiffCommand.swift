internal import ArgumentParser
internal import FilesAndPaths
internal import Findings
internal import Foundation
internal import GitHistory
internal import StoryboardDiff

/// `segues diff`: the differences between two versions of storyboards.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show how the meaning of storyboards changed between two versions.",
    discussion: """
      Compares two files or two folders, two git revisions, or a revision with the working tree. \
      Without arguments, compares the working tree with the last commit. Lists what was added (+), \
      removed (-) or changed (~): scenes, segues, references, outlets, actions, views, constraints, \
      and all their properties. The numbers in brackets are the lines, old→new.

      Objects are matched by their ids; objects that were pasted or recreated, by what they are \
      and where they are. The files of two folders are paired by path, and renamed files by their \
      contents.

      Changes without meaning for the app are counted but left out: Xcode versions, copies of \
      resources, canvas positions, rounded numbers, ids, and frames that constraints or containers \
      compute. --all shows them. If nothing else differs, a line on standard error counts them.

      --rev takes git's notation: REV (compared with the working tree), REV... (the same, but from \
      the merge base: what a pull request shows), A..B and A...B.

      --format markdown is for pull requests, json for programs (Documentation/diff-schema.json).

      With --git-driver, git can use this command as an external diff program; `segues describe` \
      is for git's textconv. Documentation/diff.md explains both.

      The exit code is that of diff(1): 0 if there is no difference, 1 if there is one, 2 if a \
      file cannot be compared. With --exit-zero, differences exit with 0 too. With --git-driver, \
      the exit code is 0 unless a file cannot be shown.

      EXAMPLES
        segues diff Old/Main.storyboard New/Main.storyboard
        segues diff
        segues diff --rev origin/main... --format markdown > comment.md
        segues diff --rev v1.0..v2.0 App --all
      """)

  @Argument(
    help: ArgumentHelp(
      "OLD and NEW: two files, or two folders. With --rev, the paths to compare.",
      valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("Compare with a git revision.", valueName: "revision"))
  var rev: String?

  @OptionGroup var excludes: ExcludeOptions

  @Option(help: "The output format: text, markdown or json.")
  var format: DiffFormat = .text

  @Flag(help: "Show changes without meaning for the app, too.")
  var all = false

  @Flag(help: "Exit with 0 even if there are differences.")
  var exitZero = false

  @Flag(help: "Take the arguments that git passes to an external diff program.")
  var gitDriver = false

  @OptionGroup var color: ColorOption

  func validate() throws {
    if gitDriver {
      // git passes a single argument for a file with a conflict.
      guard paths.count == 1 || GitDriver(paths) != nil else {
        throw ValidationError("git passes seven arguments, or nine for a renamed file.")
      }
      guard rev == nil, format == .text else {
        throw ValidationError("--git-driver cannot be combined with --rev or --format.")
      }
    } else if revision == nil, paths.count != 2 {
      let isRevision = paths.count == 1 && !FileManager.default.fileExists(atPath: paths[0])
      throw ValidationError(
        "Give two files or two folders, or --rev."
          + (isRevision ? " Did you mean --rev \(TerminalText.escaped(paths[0]))?" : ""))
    }
  }

  func run() throws {
    if gitDriver { return try runAsDriver() }
    let files = try ProgressLine.show("Comparing…") { try differences() }
    switch format {
    case .text:
      let text = DifferenceText(style: color.style(for: .output), showsAll: all).text(of: files)
      Output.result(text)
      if text.isEmpty { Output.diagnostic(DifferenceText.omission(of: files)) }
    case .markdown: Output.result(DifferenceMarkdown(showsAll: all).text(of: files))
    case .json: Output.result(DifferenceDocument(showsAll: all).json(of: files).text)
    }
    let unreadable = files.filter { $0.status == .unreadable }
    if !unreadable.isEmpty {
      if format != .json {
        Output.diagnostic(unreadable.flatMap(\.findings), color)
      }
      throw ExitCode(ExitStatus.failed)
    }
    if let revision {
      if files.contains(where: \.isOnMap) {
        NextCommand("map", "--diff", revision, "--open", paths: paths, that: "draws the changes")
          .show(color)
      }
    } else {
      NextCommand("diff", "--rev", "HEAD", that: "compares with the last commit").show(color)
    }
    if !exitZero, files.contains(where: \.isSignificant) { throw ExitCode(ExitStatus.findings) }
  }

  /// The revision to compare with; nil if two paths are compared with each other.
  private var revision: String? { rev ?? (paths.isEmpty ? "HEAD" : nil) }

  private func differences() throws -> [FileDifference] {
    let patterns = excludes.exclude.map(GlobPattern.init)
    guard let revision else {
      return try PathComparison(excludes: patterns).differences(from: paths[0], to: paths[1])
    }
    let paths = paths.isEmpty ? ["."] : paths
    return try RevisionComparison(RevisionRange(revision), paths: paths)
      .compare(below: paths, excludes: patterns).changed.map(\.difference)
  }

  private func runAsDriver() throws {
    guard let driver = GitDriver(paths) else {
      let path = TerminalText.escaped(paths.first ?? "")
      return Output.result("\(path) (not compared)\n  an unfinished merge\n")
    }
    Output.result(try driver.text(style: color.styleInPager, showsAll: all))
  }
}

/// The output formats of `segues diff`.
enum DiffFormat: String, ExpressibleByArgument, CaseIterable {
  /// For people at a terminal.
  case text
  /// For people who review a pull request.
  case markdown
  /// For programs: documented, and versioned.
  case json
}
