internal import ArgumentParser
internal import FileWriting
internal import Findings
internal import NavigationMap
internal import SeguesConfiguration

/// `segues map`: all screens and segues on one page.
struct MapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Draw all screens and segues on one page.",
    discussion: """
      Draws an app's storyboards the way Interface Builder shows them: every scene at its place on \
      the canvas with its views as a wireframe, its class and identifier, and every segue as an \
      arrow from the control that fires it to its destination. Several storyboards stand beside \
      each other, those that refer to others to their left.

      What `segues check` finds is marked at its scene or segue, and each segue knows whether code \
      performs it by a string, by a constant, by typed code, or never. With --no-check no source is \
      read.

      Scenes that overlap are moved apart, as little as keeps their order. A view whose file gives \
      it no frame gets a plausible place.

      The page that --format html writes needs nothing else, and asks nobody: it has the drawing, \
      search, layers for what is known beside it, and a prototype whose controls can be tapped. In \
      its address, #scene=KEY, #segue=KEY and #play=KEY lead to a scene, a segue and into the \
      prototype.

      With --diff REV the page has what changed since a revision of git: scenes and segues that \
      came, went and changed, each by a colour and a word, what is gone in its place, and each \
      screen that looks different beside what it was. What is selected says what is different in it, \
      and the prototype is the new version. No check runs, for it would be of the app as it is now, \
      and half of the page is not: `segues check --since REV` says what is wrong since. --format text \
      and markdown tell the same in words.

      --format svg is the drawing alone. dot is a graph for Graphviz, mermaid a flowchart for READMEs \
      and wikis: the same scenes and segues, without places. The schema of json is \
      Documentation/map-schema.json.

      .segues.yml, in the nearest folder above all PATHs, says which files are looked at. The exit code \
      is 1 if a file could not be read or leads nowhere; the others are drawn. It is 2 if none can be \
      drawn; then nothing is written.

      EXAMPLES
        segues map . --output map.html --open
        segues map App --exclude Legacy --no-check --format svg > map.svg
        segues map . --diff origin/main... --output changes.html
        segues map Sources --format dot | dot -Tpdf > map.pdf
      """)

  @OptionGroup var app: MapOptions

  @Option(
    help:
      "How to write the map: html, svg, dot, mermaid or json; with --diff also text or markdown.")
  var format: MapOutput = .picture(.html)

  @Option(
    help: ArgumentHelp(
      "Draw what changed since a revision of git.",
      discussion: "REV, REV..., A..B or A...B, as segues diff --rev takes them.",
      valueName: "revision"))
  var diff: String?

  @Option(
    name: [.short, .long],
    help: "The file to write, in place of standard output, which is also -.", completion: .file())
  var output: String?

  @OptionGroup var overwriting: ForceOption

  @Flag(help: "Open what was written; needs --output.")
  var open = false

  func validate() throws {
    if open, file == nil { throw ValidationError("--open needs a file: --output map.html") }
  }

  /// The file to write; nil for standard output.
  private var file: String? { output == "-" ? nil : output }

  func run() throws {
    // What is in the way is said before the work, not after it.
    if let file { _ = try overwriting.writer.contents(of: file, as: self.format.kind) }
    if let diff { return try draw(differencesSince: diff) }
    let format = try format.picture()
    do {
      let result = try ProgressLine.show("Drawing…") { try app.read() }
      let errors = result.findings.filter { $0.severity == .error }
      Output.diagnostic(TextReporter(style: Terminal.style(for: .error)).report(errors))
      // Of nothing there is no map: one that was written before stays.
      if result.map.clusters.isEmpty {
        if errors.isEmpty { throw InputError.nothingFound(app.paths) }
        throw ExitCode(ExitStatus.failed)
      }
      try write(format.bytes(of: result.map))
      if open, let file { DesktopBrowser.open(file) }
      if !errors.isEmpty { throw ExitCode(ExitStatus.findings) }
    } catch let error as ConfigurationError {
      Output.diagnostic(
        TextReporter(style: Terminal.style(for: .error)).report(error.findings))
      throw ExitCode(ExitStatus.failed)
    }
  }

  private func draw(differencesSince revision: String) throws {
    let mapping = try ProgressLine.show("Comparing…") {
      try DifferenceMapping(
        revision, paths: app.paths, excludes: app.excludes, title: app.title)
    }
    switch format {
    case .picture(let format): try write(format.bytes(of: mapping.map))
    case .text:
      let style = file == nil ? Terminal.style(for: .output) : .plain
      try write(Array(mapping.text(style: style).utf8))
    case .markdown: try write(Array(mapping.markdown.utf8))
    }
    if open, let file { DesktopBrowser.open(file) }
    guard !mapping.findings.isEmpty else { return }
    Output.diagnostic(
      TextReporter(style: Terminal.style(for: .error)).report(mapping.findings))
    throw ExitCode(ExitStatus.failed)
  }

  private func write(_ bytes: [UInt8]) throws {
    guard let file else { return Output.result(bytes) }
    try overwriting.writer.write(bytes, to: file, as: self.format.kind)
  }
}
