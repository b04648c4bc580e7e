internal import ArgumentParser
internal import Findings
internal import Foundation
internal import GenerationRun
internal import SegueGeneration
internal import SeguesConfiguration

/// `segues generate`: Swift code generated from storyboards.
struct GenerateCommand: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Generate typed segues, scenes and identifiers from storyboards.",
    discussion: """
      Generates Swift code for each storyboard and xib: an enum of each controller's segues, the \
      storyboard's scenes, and its reuse and restoration identifiers. --output names a file \
      (Segues.swift), or a folder that gets one file per storyboard. Without --output, the code goes \
      to standard output. A file whose text would not change is not touched. A file that does not begin like a \
      generated one is overwritten only with --force, and never deleted. If PATH is a folder, \
      generated files whose storyboards are gone are deleted and listed.

      A team's decisions, such as access, imports, or the Swift names of Objective-C classes, \
      belong in .segues.yml, in the nearest folder that contains all PATHs. \
      Documentation/configuration.md lists its keys. Options override it.

      For builds: --check writes nothing, prints what would change as a patch, and exits with 1 if \
      something would. --depfile tells Make and Ninja which files were read. --outline writes the \
      parts of a storyboard that the code depends on, a few kilobytes; outlines are accepted as \
      PATHs in place of their storyboards. So a build can run one small action per storyboard, \
      repeat only those whose storyboard changed, and run one action for all outlines. --cache \
      does the same in one command.

      Findings go to standard error; the exit code is 1 if something could not be generated, and 2 \
      if nothing could.

      EXAMPLES
        segues generate App/Main.storyboard
        segues generate App --output App/Generated
        segues generate App --output App/Segues.swift --access public
        segues generate App --output App/Segues.swift --standalone
        segues generate App --output App/Generated --check
        segues generate App --output App/Generated --watch
        segues generate --outline App/Main.storyboard --output build/Main.outline
        segues generate build/*.outline --output build/Generated
      """)

  @Argument(
    help: ArgumentHelp(
      "Storyboards and xibs, outlines of them, or folders to search for storyboards and xibs.",
      discussion: """
        Below a folder, build products, DerivedData, Pods, Carthage, node_modules and everything \
        hidden are skipped; a path that you name yourself is read whatever it is called.
        """,
      valueName: "path"),
    completion: .file())
  var paths: [String] = ["."]

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The file or folder to write to; - is standard output.",
      discussion: "A new path is a file if its name ends in .swift, otherwise a folder."),
    completion: .file())
  var output: String?

  @Option(help: "The style of the code: segues, swiftgen or rswift.")
  var style: GenerationOptions.Style?

  @Flag(
    help: ArgumentHelp(
      "Write code that needs no package, with its own copy of the library.",
      discussion: "In a folder, the copy is SeguesRuntime.swift. The other styles need no library.")
  )
  var standalone = false

  @Option(help: "The access level of the code: internal, package or public.")
  var access: GenerationOptions.Access?

  @Option(help: "The module that the code will be compiled in.")
  var module: String?

  @Option(
    help: ArgumentHelp(
      "The storyboards' bundle: module, code, or an expression of type Bundle.",
      discussion: "module is Bundle.module; code (the default) is the bundle with the code."))
  var bundle: String?

  @Option(
    help: "The configuration file, instead of the nearest .segues.yml.", completion: .file())
  var config: String?

  @Option(
    help: ArgumentHelp(
      "Storyboards of another module that these refer to. May be repeated.", valueName: "path"),
    completion: .file())
  var reference: [String] = []

  @OptionGroup var excludes: ExcludeOptions

  @Flag(
    help: "Write nothing; print what would change as a patch, and exit with 1 if something would.")
  var check = false

  @Flag(
    help: """
      Keep running, and generate again whenever a storyboard is saved. Ctrl-C ends it with exit \
      code 0.
      """)
  var watch = false

  @Flag(help: "Write outlines of the storyboards instead of code.")
  var outline = false

  @Option(help: "Write the list of files that were read, for Make and Ninja.", completion: .file())
  var depfile: String?

  @Option(
    help: "The cache file. The next run reads only what changed.",
    completion: .file())
  var cache: String?

  @OptionGroup var overwriting: ForceOption

  @OptionGroup var color: ColorOption

  func validate() throws {
    try requireAtMostOne(
      of: ("--check", check), ("--watch", watch), ("--outline", outline))
    if let bundle, GenerationOptions.Bundle(configured: bundle) == nil {
      throw ValidationError("--bundle is \(GenerationOptions.Bundle.rules).")
    }
  }

  func run() throws {
    if outline {
      try finish(try OutlineRun(request).run(), status: nil)
    } else if watch {
      try runWatch()
    } else {
      try runOnce()
    }
  }

  private func runOnce() throws {
    var generation = try Generation(request)
    if check, generation.place == .standardOutput {
      throw OutputFailure.needsOutput(option: "--check")
    }
    let result = try generation.update()
    if check {
      Output.result(result.changes.map(\.diff).joined())
      return try finish(
        result.findings,
        status: max(result.status, result.changes.isEmpty ? ExitStatus.clean : ExitStatus.findings))
    }
    try generation.write(result)
    let text = GenerationText(style: color.style(for: .output))
    Output.result(result.text ?? text.changes(result.changes))
    try finish(result.findings, status: result.status)
  }

  private func runWatch() throws {
    let text = GenerationText(style: color.style(for: .output))
    let interruption = Interruption()
    var watch = GenerationWatch(request) { event in
      switch event {
      case .generated(let result, saved: []):
        Output.result(text.changes(result.changes))
        Output.diagnostic(result.findings, color)
        let files = count(result.inputCount, "file")
        Output.result("Watching \(files). Press Ctrl-C to stop.\n")
      case .generated(let result, let saved):
        Output.result(text.saved(saved, result))
        Output.diagnostic(result.findings, color)
      case .failed(let error as ConfigurationError, _):
        Output.diagnostic(error.findings, color)
      case .failed(let error, _):
        Output.diagnostic("Error: \(error)\n")
      }
    }
    try watch.run(until: interruption.semaphore)
  }

  private var request: GenerationRequest {
    var request = GenerationRequest(paths: paths)
    request.references = reference
    request.excludes = excludes.exclude
    if let config { request.configuration = .path(config) }
    request.output = output
    request.dependencyFile = depfile
    request.cache = cache
    request.isForced = overwriting.force
    request.overrides.style = style
    request.overrides.access = access
    request.overrides.bundle = bundle.flatMap(GenerationOptions.Bundle.init(configured:))
    request.overrides.module = module
    if standalone { request.overrides.isStandalone = true }
    request.workers = ProcessInfo.processInfo.activeProcessorCount
    return request
  }

  private func finish(_ findings: [Finding], status: Int32?) throws {
    Output.diagnostic(findings, color)
    let hasErrors = findings.contains { $0.severity == .error }
    let status = status ?? (hasErrors ? ExitStatus.findings : ExitStatus.clean)
    if !outline {
      NextCommand("check", paths: paths, that: "finds code that doesn't fit the storyboards")
        .show(color)
    }
    if status != ExitStatus.clean { throw ExitCode(status) }
  }
}

extension GenerationOptions.Style: ExpressibleByArgument {}
extension GenerationOptions.Access: ExpressibleByArgument {}
