internal import AppProject
internal import ArgumentParser
internal import CheckRun
internal import FileWriting
internal import Findings
internal import Foundation
internal import SeguesConfiguration

/// `segues check`: storyboards and code, held against each other.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check storyboards and code against each other.",
    discussion: """
      Reads the storyboards, xibs, Swift and Objective-C sources of an app together, and reports \
      what would fail at run time or has drifted: segues that are performed and do not exist, \
      casts that cannot succeed, outlets and actions without a member, classes, storyboards and \
      scenes that are not there, and more. `segues rules` lists it all. The app need not build, and \
      need not use this package.

      An error would raise or crash, a warning would silently do nothing or the wrong thing, a \
      note is unused. What cannot be decided, such as an identifier that is computed, is never \
      reported: it is counted, and --verbose lists each such place and why.

      .segues.yml, in the nearest folder above all PATHs, says which files are looked at, how \
      severe rules are, and where the baseline is; Documentation/configuration.md has its keys. \
      At one place a rule is disabled by a comment: // segues:disable:next RULE. With a baseline, \
      known findings are not reported. Documentation/checking.md tells how to adopt all of that, \
      in CI and in Xcode.

      --format may be repeated, with a file for all but one: text (with the source line), xcode, \
      github, gitlab, sarif, checkstyle, junit, json (Documentation/check-schema.json).

      Only what --fix is given for writes to sources: what is mechanical and safe, and never in a \
      file that changed since it was read.

      The exit code is 1 if there is an error (with --strict also for a warning), and 2 if the \
      check could not be done.

      EXAMPLES
        segues check .
        segues check App Modules --exclude Legacy --verbose
        segues check . --format github --format sarif=segues.sarif
        segues check . --baseline segues-baseline.json --write-baseline
        segues check . --since origin/main --strict
        segues check . --rule unknown-outlet --fix
      """)

  @Argument(
    help: ArgumentHelp(
      "Folders with the app's storyboards and sources.",
      discussion: """
        Below a folder, build products, DerivedData, Pods, Carthage, node_modules and everything \
        hidden are skipped. Xcode projects that are found say which files belong to the app. Where \
        single files are named, what may be in others is not reported as missing.
        """,
      valueName: "path"),
    completion: .file())
  var paths: [String]

  @OptionGroup var excludes: ExcludeOptions

  @Option(
    help: ArgumentHelp(
      "How to write the result: text, xcode, github, gitlab, sarif, checkstyle, junit or json.",
      discussion:
        "FORMAT=FILE writes to a file, and the text still to standard output; FORMAT=- to that.",
      valueName: "format[=file]"))
  var format: [ReportTarget] = []

  @Option(
    help: "The configuration, in place of the nearest .segues.yml.", completion: .file())
  var config: String?

  @Option(
    help: "A file with known findings, which are not reported.", completion: .file())
  var baseline: String?

  @Flag(help: "Write the baseline with what is found now, and report nothing.")
  var writeBaseline = false

  @OptionGroup var overwriting: ForceOption

  @Option(
    help: ArgumentHelp(
      "Report only what was introduced since a revision of git.",
      discussion: "The change is compared with the commit at which the two parted.",
      valueName: "revision"))
  var since: String?

  @Option(
    help: ArgumentHelp("Look at one rule only. May be repeated.", valueName: "name"),
    completion: .list(ReportPolicy.rules.map(\.name)))
  var rule: [String] = []

  @Flag(help: "Exit with 1 for warnings too.")
  var strict = false

  @Flag(help: "Change files so that findings are settled, where that is mechanical and safe.")
  var fix = false

  @Flag(help: "List what cannot be decided, and why.")
  var verbose = false

  @Option(
    help: ArgumentHelp(
      "A folder to keep what was read in, for the next run.",
      discussion: "Without it that is the system's folder for caches."),
    completion: .directory)
  var cache: String?

  @Flag(help: "Keep nothing, and use nothing that was kept.")
  var noCache = false

  func validate() throws {
    if let problem = ReportTarget.problem(with: format) { throw ValidationError(problem) }
    let modes = [("--since", since != nil), ("--fix", fix), ("--write-baseline", writeBaseline)]
      .filter(\.1)
    if modes.count > 1 {
      throw ValidationError("\(modes[0].0) and \(modes[1].0) do not go together.")
    }
    if noCache, cache != nil {
      throw ValidationError("--cache and --no-cache do not go together.")
    }
    let known = ReportPolicy.rules.map(\.name)
    if let unknown = rule.first(where: { !known.contains($0) }) {
      throw ValidationError("\(UnknownRule(name: unknown))")
    }
  }

  func run() throws {
    // What is in the way is said before the work, not after it.
    for target in format {
      guard let path = target.path else { continue }
      _ = try overwriting.writer.contents(of: path, as: target.format.kind)
    }
    do {
      let run = try ReportRun(try request())
      let result = try ProgressLine.show("Checking…") { try run.run() }
      try finish(result)
    } catch let error as ConfigurationError {
      Output.diagnostic(
        TextReporter(style: Terminal.style(for: .error)).report(error.findings))
      throw ExitCode(ExitStatus.failed)
    }
  }

  private func request() throws -> ReportRequest {
    let configuration = try Configuration.reading(config, above: paths)
    var check = CheckRequest(paths: paths)
    check.excludes = excludes.exclude
    check.cache = noCache ? .none : cache.map(CachePlace.folder) ?? .standard
    check.filter = configuration.files
    var request = ReportRequest(check, configuration: configuration)
    request.onlyRules = rule
    request.baseline = baseline
    request.writesBaseline = writeBaseline
    request.isForced = overwriting.force
    request.since = since
    request.isStrict = strict
    request.fixes = fix
    return request
  }

  private func finish(_ result: ReportRun.Result) throws {
    for note in result.notes { Output.diagnostic("\(TerminalText.escaped(note))\n") }
    if let fixes = result.fixes {
      Output.diagnostic(FixText(style: Terminal.style(for: .error)).text(of: fixes))
    }
    if let written = result.written {
      let path = TerminalText.escaped(written.path)
      return Output.result("Wrote \(count(written.count, "finding")) to \(path).\n")
    }
    if let baseline = result.baselineText { return Output.result(baseline) }
    let shown = format.first { $0.path == nil } ?? ReportTarget(.text)
    // Files first: a standard output that takes nothing more ends the process.
    for target in format where target.path != nil { try write(result, target) }
    try write(result, shown)
    if result.report.fails { throw ExitCode(ExitStatus.findings) }
  }

  private func write(_ result: ReportRun.Result, _ target: ReportTarget) throws {
    let current = FileManager.default.currentDirectoryPath
    let context = ReportFormat.Context(
      sources: SourceLines(of: result.report.findings) { result.contents[$0] },
      paths: ReportPaths(root: RepositoryRoot.folder(around: current), current: current),
      style: target.path == nil ? Terminal.style(for: .output) : .plain, isVerbose: verbose,
      toolVersion: Version.current)
    let text = target.format.text(of: result.report, context)
    guard let path = target.path else { return Output.result(text) }
    try overwriting.writer.write(Array(text.utf8), to: path, as: target.format.kind)
  }
}
