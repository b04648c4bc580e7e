internal import AppProject
internal import ArgumentParser
internal import Findings
internal import Foundation
internal import GitHistory
internal import StoryboardDiff

/// `segues diff`: what two versions of storyboards have not in common.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changed between two versions of storyboards, in meaning.",
    discussion: """
      Compares two files, two folders, or a revision of git with another or with what is checked \
      out, and tells what came (+), went (-) or changed (~): scenes, segues, references, outlets, \
      actions, views, constraints, and every property of them. In brackets are the lines, old→new.

      Things are known again by their ids, and those that were pasted or made anew by what they \
      are and where they stand. Files of two folders are paired by path; one that was renamed is \
      known again by what is in it.

      What says nothing about the app is counted and left out: versions of Xcode, copies of \
      resources, places on the canvas, rounded numbers, ids, and frames that constraints or \
      containers compute. --all shows it.

      --rev takes what git takes: REV (against what is checked out), REV... (the same, since the \
      two parted: what a pull request shows), A..B and A...B.

      --format markdown is for a pull request, json for programs \
      (Documentation/diff-schema.json).

      For git: --git-driver takes the arguments that git gives to an external diff program, and \
      `segues describe` is for git's textconv: see Documentation/diff.md.

      The exit code is that of diff(1): 0 without a difference, 1 with one, 2 where a file cannot \
      be compared. With --exit-zero a difference is 0 too, and with --git-driver everything that \
      can be shown.

      EXAMPLES
        segues diff Old/Main.storyboard New/Main.storyboard
        segues diff --rev HEAD
        segues diff --rev origin/main... --format markdown > comment.md
        segues diff --rev v1.0..v2.0 App --all
      """)

  @Argument(
    help: ArgumentHelp(
      "OLD and NEW: two files, or two folders. With --rev, what is compared of the repository.",
      valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("Compare with a revision of git.", valueName: "revision"))
  var rev: String?

  @OptionGroup var excludes: ExcludeOptions

  @Option(help: "How to write the result: text, markdown or json.")
  var format: DiffFormat = .text

  @Flag(help: "Show what says nothing about the app, too.")
  var all = false

  @Flag(help: "Exit with 0 for differences too.")
  var exitZero = false

  @Flag(help: "Take the arguments that git gives to an external diff program.")
  var gitDriver = false

  func validate() throws {
    if gitDriver {
      // One argument is a file with a conflict.
      guard paths.count == 1 || GitDriver(paths) != nil else {
        throw ValidationError("git gives seven arguments, or nine for a renamed file.")
      }
      guard rev == nil, format == .text else {
        throw ValidationError("--git-driver goes with neither --rev nor --format.")
      }
    } else if rev == nil, paths.count != 2 {
      throw ValidationError("Give two files or two folders, or --rev.")
    }
  }

  func run() throws {
    if gitDriver { return try runAsDriver() }
    let files = try ProgressLine.show("Comparing…") { try differences() }
    switch format {
    case .text:
      Output.result(
        DifferenceText(style: Terminal.style(for: .output), showsAll: all).text(of: files))
    case .markdown: Output.result(DifferenceMarkdown(showsAll: all).text(of: files))
    case .json: Output.result(DifferenceDocument(showsAll: all).json(of: files).text)
    }
    let unreadable = files.filter { $0.status == .unreadable }
    if !unreadable.isEmpty {
      if format != .json {
        let reporter = TextReporter(style: Terminal.style(for: .error))
        Output.diagnostic(reporter.report(unreadable.flatMap(\.findings)))
      }
      throw ExitCode(ExitStatus.failed)
    }
    if !exitZero, files.contains(where: \.isSignificant) { throw ExitCode(ExitStatus.findings) }
  }

  private func differences() throws -> [FileDifference] {
    let patterns = excludes.exclude.map(GlobPattern.init)
    guard let rev else {
      return try PathComparison(excludes: patterns).differences(from: paths[0], to: paths[1])
    }
    let paths = paths.isEmpty ? ["."] : paths
    return try RevisionComparison(RevisionRange(rev), paths: paths)
      .compare(below: paths, excludes: patterns).map(\.difference)
  }

  private func runAsDriver() throws {
    guard let driver = GitDriver(paths) else {
      let path = TerminalText.escaped(paths.first ?? "")
      return Output.result("\(path) (not compared)\n  an unfinished merge\n")
    }
    Output.result(try driver.text(style: Terminal.styleInPager, showsAll: all))
  }
}

/// How `segues diff` writes its result.
enum DiffFormat: String, ExpressibleByArgument, CaseIterable {
  /// For people at a terminal.
  case text
  /// For people who review a pull request.
  case markdown
  /// For programs: documented, and versioned.
  case json
}
