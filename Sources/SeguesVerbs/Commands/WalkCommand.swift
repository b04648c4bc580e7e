internal import ArgumentParser
internal import Findings
internal import NavigationGraph
internal import NavigationWalk

/// `segues walk`: performs every segue.
struct WalkCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "walk",
    abstract: "Perform every segue, and say what happens.",
    discussion: """
      Makes every scene that can be reached, in a twin of UIKit or AppKit that knows storyboards \
      and draws nothing, and performs every segue from a fresh screen: its source is brought up along the \
      shortest path of segues from where the app begins, or by itself where there is none, and the \
      result says so. No sources are needed: a custom class falls back to the class of its \
      element, as in the framework.

      What only code knows is assumed, or left open. An unwind segue goes to the nearest \
      controller on the way back that has a class of its own. The transition of a custom segue \
      class is not known. A segue action leaves the destination to the storyboard. A storyboard \
      that is not below PATH may be in a framework: its segues are unknown, and raise nothing. \
      WatchKit is not run: what a watch app's segue does is read off its kind.

      The exit code is 1 if UIKit or AppKit would raise anywhere, or a file cannot be read. The schema of \
      --format json is Documentation/walk-schema.json.

      With --interactive the app stays on the screen: segues are chosen by number, and taken back. \
      Storyboards of macOS and watchOS cannot be played this way.

      EXAMPLES
        segues walk .
        segues walk App --size-class regular
        segues walk App --format json | jq '.files[].segues[] | select(.outcome == "raised")'
        segues walk App --interactive
      """)

  @OptionGroup var input: InputOptions

  @Option(
    name: .customLong("size-class"),
    help: ArgumentHelp(
      "The width of the window: compact or regular.",
      discussion: "Split views collapse, and popovers become screens, where it is compact."))
  var sizeClass: WalkOptions.SizeClass = .compact

  @Flag(
    inversion: .prefixedNo,
    help: "Put controllers into a window. Without one UIKit presents nothing.")
  var window = true

  @Flag(help: "Play the app: fire segues one by one.")
  var interactive = false

  @Option(help: "How to write the result: text or json.")
  var format: OutputFormat = .text

  func validate() throws {
    if interactive, format == .json {
      throw ValidationError("--interactive writes text only.")
    }
  }

  func execute() throws {
    let app = try input.read()
    if app.graph.files.isEmpty, format == .text {
      report(app.findings)
      throw ExitCode(ExitStatus.failed)
    }
    let options = WalkOptions(sizeClass: sizeClass, hasWindow: window)
    if interactive { return try PlayerSession(app, options: options).run() }
    let walker = Walker(app.graph, reachability: app.reachability, options: options)
    let result = ProgressLine.show("Walking \(app.graph.files.count) storyboards…") {
      walker.walk()
    }
    switch format {
    case .text:
      Output.result(WalkText(app, style: Terminal.style(for: .output)).text(of: result))
      report(app.findings)
    case .json:
      Output.result(WalkDocument(app, result).json.text)
    }
    if app.graph.files.isEmpty { throw ExitCode(ExitStatus.failed) }
    if result.raises || app.findings.contains(where: { $0.severity == .error }) {
      throw ExitCode(ExitStatus.findings)
    }
  }

  private func report(_ findings: [Finding]) {
    Output.diagnostic(TextReporter(style: Terminal.style(for: .error)).report(findings))
  }
}

extension WalkOptions.SizeClass: ExpressibleByArgument {}
