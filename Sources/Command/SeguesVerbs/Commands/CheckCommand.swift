internal import AppProject
internal import ArgumentParser
internal import CheckRun
internal import FileWriting
internal import FilesAndPaths
internal import Findings
internal import Foundation
internal import SeguesConfiguration

/// `segues check`: checks storyboards and code against each other.
struct CheckCommand: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check storyboards and code against each other.",
    discussion: """
      Reads an app's storyboards, xibs, Swift and Objective-C sources together, and reports what \
      would fail at run time or has become inconsistent: segues that are performed but don't \
      exist, casts that cannot succeed, outlets and actions without a member, missing classes, \
      storyboards and scenes, and more. `segues rules` lists all rules. The app need not build, \
      and need not use this package.

      An error is a place where the app would crash, or a file that can't be read. A warning is one \
      where the app would silently do nothing or the wrong thing. A note points out something \
      unused, unreachable or suspicious. Anything that cannot be decided, such as a computed \
      identifier, is never reported as an error: it is counted, and --verbose lists each such place \
      with the reason.

      .segues.yml, in the nearest folder that contains all PATHs, sets which files are checked, \
      the severity of rules, and the baseline file; Documentation/configuration.md lists its keys. \
      A comment disables a rule in one place: // segues:disable:next RULE. With a baseline, known \
      findings are not reported. Documentation/checking.md explains how to adopt all of this, in \
      CI and in Xcode.

      --format may be repeated, with a file for all but one: text (with the source line), markdown \
      (for comments on pull requests), xcode, github, gitlab, sarif, checkstyle, junit, json \
      (Documentation/check-schema.json). text and markdown show findings with the same cause \
      together; the others list each.

      A name is suggested only if a second check confirms that it fixes the finding and causes no \
      new error or warning. Only --fix changes sources: it makes \
      mechanical changes that a second check has confirmed, in all files or in none, never touches \
      a file that has changed since it was read, and prints a patch of what it did, on standard \
      error if a machine reads the report. With --dry-run it prints the patch only.

      The exit code is 1 if there is an error (with --strict, also if there is a warning), and 2 \
      if the check could not be done.

      EXAMPLES
        segues check .
        segues check App Modules --exclude Legacy --verbose
        segues check . --format github --format sarif=segues.sarif
        segues check . --baseline segues-baseline.json --write-baseline
        segues check . --since origin/main --strict
        segues check . --rule unknown-outlet --fix
        segues check . --fix --dry-run
        segues check . --watch
      """)

  @Argument(
    help: ArgumentHelp(
      "Folders with the app's storyboards and sources.",
      discussion: """
        Below a folder, build products, DerivedData, Pods, Carthage, node_modules and everything \
        hidden are skipped. Xcode projects found there, or else in a folder above, \
        determine which files belong to the app. If you name single files, nothing is reported as missing that \
        another file may contain.
        """,
      valueName: "path"),
    completion: .file())
  var paths: [String] = ["."]

  @OptionGroup var excludes: ExcludeOptions

  @Option(
    help: ArgumentHelp(
      "The output format: text, markdown, xcode, github, gitlab, sarif, checkstyle, junit or json.",
      discussion: """
        FORMAT=FILE writes to a file. One format may have no file, or the file -: it goes to \
        standard output, and is text by default.
        """,
      valueName: "format[=file]"))
  var format: [ReportTarget] = []

  @Option(
    help: ArgumentHelp(
      "The order of findings in text and markdown: severity, path or rule.",
      discussion: """
        severity shows errors last in text and first in markdown. It is the default on a terminal and in \
        markdown; elsewhere, the default is path.
        """,
      valueName: "order"))
  var sort: ReportOrder?

  @Option(
    help: "The configuration file, instead of the nearest .segues.yml.", completion: .file())
  var config: String?

  @Option(
    help: "A file with known findings, which are not reported again.", completion: .file())
  var baseline: String?

  @Flag(help: "Write the current findings to the baseline, and report nothing.")
  var writeBaseline = false

  @OptionGroup var overwriting: ForceOption

  @Option(
    help: ArgumentHelp(
      "Report only findings introduced since a git revision.",
      discussion: "Compares with the merge base of that revision and HEAD.",
      valueName: "revision"))
  var since: String?

  @Option(
    help: ArgumentHelp("Check only this rule. May be repeated.", valueName: "name"),
    completion: .list(ReportPolicy.rules.map(\.name)))
  var rule: [String] = []

  @Flag(help: "Exit with 1 if there are warnings, too.")
  var strict = false

  @Flag(help: "Leave out latent findings, which cannot happen today.")
  var noLatent = false

  @Flag(help: "Fix the findings that a safe, mechanical change can fix.")
  var fix = false

  @Flag(help: "With --fix: print the patch, and write nothing.")
  var dryRun = false

  @Flag(help: "Keep running, and check again whenever a file changes.")
  var watch = false

  @Flag(
    help:
      "List what cannot be decided, what was left out, and all places of findings with one cause.")
  var verbose = false

  @Option(
    help: ArgumentHelp(
      "The cache folder.",
      discussion: "The default is the system's cache folder."),
    completion: .directory)
  var cache: String?

  @Flag(help: "Neither read nor write a cache.")
  var noCache = false

  @OptionGroup var color: ColorOption

  func validate() throws {
    if let problem = ReportTarget.problem(with: format) { throw ValidationError(problem) }
    try requireAtMostOne(
      of: ("--since", since != nil), ("--fix", fix), ("--write-baseline", writeBaseline))
    if dryRun, !fix { throw ValidationError("--dry-run needs --fix.") }
    try requireAtMostOne(
      of: ("--watch", watch), ("--fix", fix), ("--write-baseline", writeBaseline))
    if watch, printedTarget.format != .text {
      throw ValidationError("With --watch, standard output is text. Give other formats a file.")
    }
    try requireAtMostOne(of: ("--cache", cache != nil), ("--no-cache", noCache))
    let known = ReportPolicy.rules.map(\.name)
    if let unknown = rule.first(where: { !known.contains($0) }) {
      throw ValidationError("\(UnknownRule(name: unknown))")
    }
  }

  func run() throws {
    // Problems with the outputs are reported before the work, not after it.
    for target in format {
      guard let path = target.path else { continue }
      _ = try overwriting.writer.contents(of: path, as: target.format.kind)
    }
    guard watch else { return try check() }
    let interruption = Interruption()
    let memory = ReadingMemory()
    try CheckWatch(look: look, check: { try check(memory) }, color: color)
      .run(until: interruption.semaphore)
  }

  /// Looks at the files whose changes matter to `--watch`.
  private func look() -> WatchedApp {
    WatchedApp(
      paths: paths, excludes: excludes.exclude, findsSources: true, config: config,
      baseline: baseline)
  }

  private func check(_ memory: ReadingMemory? = nil) throws {
    var request = try request()
    request.check.memory = memory
    let run = try ReportRun(request)
    let result = try ProgressLine.show("Checking…") { try run.run() }
    try finish(result)
  }

  private func request() throws -> ReportRequest {
    let configuration = try Configuration.reading(config, above: paths)
    var check = CheckRequest(
      paths: paths, excludes: excludes.exclude, filter: configuration.files)
    check.cache = noCache ? .none : cache.map(CachePlace.folder) ?? .standard
    var request = ReportRequest(check, configuration: configuration)
    request.onlyRules = rule
    request.baseline = baseline
    request.writesBaseline = writeBaseline
    request.isForced = overwriting.force
    request.since = since
    request.isStrict = strict
    request.fixes = !fix ? .none : dryRun ? .proposed : .written
    request.hidesLatent = noLatent
    return request
  }

  private func finish(_ result: ReportRun.Result) throws {
    for note in result.notes { Output.diagnostic("\(TerminalText.escaped(note))\n") }
    if let fixes = result.fixes {
      let patch = PatchText(of: fixes.changes)
      if printedTarget.format == .text { patch.show(color) } else { patch.showAsDiagnostic() }
      Output.diagnostic(FixText(style: color.style(for: .error)).text(of: fixes))
    }
    if let written = result.written {
      let path = TerminalText.escaped(written.path)
      Output.result("Wrote \(count(written.count, "finding")) to \(path).\n")
      let options = baseline.map { ["--baseline", $0] } ?? []
      return NextCommand(["check"] + options, paths: paths, that: "reports only what is new")
        .show(color)
    }
    if let text = result.baselineText { return Output.result(text) }
    // Files first: if standard output cannot be written, the process ends.
    for target in format where target.path != nil { try write(result, target) }
    try write(result, printedTarget)
    if !watch { NextCommand(after: result, of: paths).show(color) }
    if result.report.fails { throw ExitCode(ExitStatus.findings) }
  }

  /// The format on standard output.
  private var printedTarget: ReportTarget { format.first { $0.path == nil } ?? ReportTarget(.text) }

  private func write(_ result: ReportRun.Result, _ target: ReportTarget) throws {
    let current = FileManager.default.currentDirectoryPath
    let context = ReportFormat.Context(
      sources: SourceLines(of: result.report.findings) { result.contents[$0] },
      paths: ReportPaths(root: ProjectFolder.around(current), current: current),
      style: target.path == nil ? color.style(for: .output) : .plain,
      columns: target.path == nil ? Terminal.columns : nil,
      order: sort ?? (target.isOnTerminal ? .severity : nil), isVerbose: verbose,
      toolVersion: Version.current)
    let text = target.format.text(of: result.report, context)
    guard let path = target.path else { return Output.result(text) }
    try overwriting.writer.write(Array(text.utf8), to: path, as: target.format.kind)
  }
}
