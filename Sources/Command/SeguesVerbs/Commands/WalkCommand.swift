internal import ArgumentParser
internal import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import NavigationWalk

/// `segues walk`: performs every segue.
struct WalkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "walk",
    abstract: "Perform every segue, and report what happens.",
    discussion: """
      Instantiates every reachable scene in a twin of UIKit or AppKit that loads storyboards but \
      draws nothing, and performs every segue from a fresh screen. To get to the source of a \
      segue, performs the shortest path of segues from where the app begins. If there is no path, \
      instantiates the source by itself, and says so. No source code is needed: a custom class is \
      replaced by the framework class of its element.

      Decisions that only code makes are assumed or left undecided. An unwind segue goes to the nearest \
      controller on the way back that has a custom class. The transition of a custom segue class \
      is unknown. A segue action isn't run: the storyboard creates the destination. A segue to a \
      storyboard that is not below PATH is unknown, because the storyboard may be in a framework; \
      it never counts as an exception. WatchKit is not run: the result of a watch app's segue \
      follows from its kind.

      The exit code is 1 if UIKit or AppKit would throw an exception anywhere, or if a file cannot \
      be read. The schema of --format json is Documentation/walk-schema.json.

      With --interactive the app stays on the screen: you choose segues by number, and can go \
      back. A scene that a class's code opens is a choice, too. Only code decides how it is shown, \
      so it is pushed in a navigation controller, presented elsewhere, and gets a window in a Mac \
      app. There, d ends a sheet or popover, or closes the front window. ? lists the keys; q, \
      Ctrl-C or the end of the input quits with exit code 0. Storyboards of watchOS cannot be played \
      this way.

      EXAMPLES
        segues walk .
        segues walk App --size-class regular
        segues walk App --format json | jq '.files[].segues[] | select(.outcome == "raised")'
        segues walk App --interactive
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var code: CodeOptions

  @Option(
    name: .customLong("size-class"),
    help: ArgumentHelp(
      "The horizontal size class of the window: compact or regular.",
      discussion: """
        If it is compact, split views collapse and popovers fill the screen. On tvOS, every window \
        is regular.
        """))
  var sizeClass: WalkOptions.SizeClass = .compact

  @Flag(
    inversion: .prefixedNo,
    help: "Put controllers into a window. Without one, UIKit presents nothing.")
  var window = true

  @Flag(help: "Play the app: fire segues one by one.")
  var interactive = false

  @Option(help: "The output format: text or json.")
  var format: OutputFormat = .text

  @OptionGroup var color: ColorOption

  func validate() throws {
    if interactive, format == .json {
      throw ValidationError("--interactive supports only the text format.")
    }
  }

  /// Runs instead of `run()`, on the main actor, because it instantiates view controllers.
  @MainActor
  func execute() throws {
    let app = try code.read(input)
    if app.graph.files.isEmpty, format == .text {
      Output.diagnostic(app.findings, color)
      throw ExitCode(ExitStatus.failed)
    }
    let options = WalkOptions(sizeClass: sizeClass, hasWindow: window)
    if interactive { try play(app, options) } else { try walk(app, options) }
  }

  @MainActor
  private func play(_ app: AppFiles, _ options: WalkOptions) throws {
    Output.diagnostic(app.findings, color)
    try PlayerSession(app: app, options: options, style: color.style(for: .output)).run()
    NextCommand("map", "--open", paths: input.paths, that: "has a prototype with pictures")
      .show(color)
  }

  @MainActor
  private func walk(_ app: AppFiles, _ options: WalkOptions) throws {
    let walker = Walker(app.graph, reachability: app.reachability, options: options)
    let result = ProgressLine.show("Walking \(app.graph.files.count) storyboards…") {
      walker.walk()
    }
    switch format {
    case .text:
      let style = color.style(for: .output)
      Output.result(WalkText(app: app, style: style, columns: Terminal.columns).text(of: result))
      Output.diagnostic(app.findings, color)
    case .json:
      Output.result(WalkDocument(app: app, result: result).json.text)
    }
    NextCommand("walk", "--interactive", paths: input.paths, that: "fires segues one by one")
      .show(color)
    if app.graph.files.isEmpty { throw ExitCode(ExitStatus.failed) }
    if result.raises || app.findings.contains(where: { $0.severity == .error }) {
      throw ExitCode(ExitStatus.findings)
    }
  }
}

extension WalkOptions.SizeClass: ExpressibleByArgument {}
