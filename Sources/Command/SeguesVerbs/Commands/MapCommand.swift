internal import ArgumentParser
internal import FileWriting
internal import FilesAndPaths
internal import Findings
internal import GenerationRun
internal import NavigationMap

/// `segues map`: all screens and segues on one page.
struct MapCommand: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Draw all screens and segues on one page.",
    discussion: """
      Draws an app's storyboards as Interface Builder shows them: every scene at its canvas \
      position with a wireframe of its views, its class and identifier, and every segue as an \
      arrow from the control that fires it to its destination. Storyboards are placed side by \
      side, each to the right of those that refer to it, unless that leaves much of a window empty.

      Each finding of `segues check` is marked at its scene or segue. Each segue shows how code \
      performs it: by a string, by a constant, by typed code, or not at all. A dashed arrow leads \
      from a scene to a scene that the first one's class opens without a segue, or to a xib that the \
      class loads. With --no-check, no sources are read.

      Images and named colors come from asset catalogs and loose files below the PATHs: PNG, JPEG, \
      SVG, PDF and custom symbols, up to 64 KB each and 2 MB on a page. The nearest of several with \
      the same name is used. Other images, such as PDFs with text or photos, are placeholders with \
      their names. The views and windows of xibs are drawn in one group for each folder. html and \
      svg show images and xibs; --no-images and --no-xibs leave them out.

      Overlapping scenes are moved apart by as little as possible, keeping their order. If the file \
      has no frame for a view, the map chooses a plausible one.

      The page that --format html writes is self-contained and makes no network requests: it has \
      the drawing, a search, layers for more information, and a prototype whose controls can be \
      tapped. In its address, #scene=KEY, #segue=KEY and #play=KEY lead to a scene, to a segue and \
      into the prototype.

      With --diff REV the page shows what changed since a git revision: scenes and segues that \
      were added, removed or changed, each with a color and a word. A list names them, and the keys \
      N and P go to the next and to the previous one. Removed ones stay in their old place. An \
      outline marks the old place of a scene that was moved. Next to each screen that looks \
      different is its old version, with a box around each view that changed. Storyboards and xibs \
      that didn't change aren't drawn. If you select something, the page lists its differences. The \
      prototype plays the new version. The command doesn't run the check, because the page also \
      shows the old version: `segues check --since REV` reports new findings. --format text and \
      markdown list the same changes in words. If nothing changed, html and svg write nothing, and \
      the exit code is 0.

      --format svg is the drawing alone. dot is a graph for Graphviz, mermaid a flowchart for \
      READMEs and wikis: the same scenes and segues, without positions. The schema of json is \
      Documentation/map-schema.json.

      Without --output, the result goes to standard output. But html and svg go to a file in the \
      current folder if standard output is a terminal, or with --open. The file is named after the \
      Xcode project or the folder: APP-map.html, and with --diff APP-changes.html.

      .segues.yml, in the nearest folder that contains all PATHs, sets which files are read. The \
      exit code is 1 if a file could not be read, or refers to something that doesn't exist; the \
      other files are still drawn. It is 2 if none can be drawn; then nothing is written.

      EXAMPLES
        segues map --open
        segues map . --output map.html
        segues map App --exclude Legacy --no-check --format svg > map.svg
        segues map . --diff origin/main... --output changes.html
        segues map Sources --format dot | dot -Tpdf > map.pdf
      """)

  @OptionGroup var app: MapOptions

  @Option(
    help:
      "The output format: html, svg, dot, mermaid or json; with --diff also text or markdown.")
  var format: MapFormat = .html

  @Option(
    help: ArgumentHelp(
      "Draw what changed since a git revision.",
      discussion: "REV, REV..., A..B or A...B, as for segues diff --rev.",
      valueName: "revision"))
  var diff: String?

  @Option(
    name: [.short, .long],
    help: "The file to write; - is standard output.", completion: .file())
  var output: String?

  @OptionGroup var overwriting: ForceOption

  @Flag(help: "Open the file that was written.")
  var open = false

  @OptionGroup var color: ColorOption

  func validate() throws {
    if open, output == "-" {
      throw ValidationError("--open needs a file, and --output - is standard output.")
    }
  }

  func run() throws {
    // Problems with the output file are reported before the work, not after it.
    if let output, output != "-" {
      _ = try overwriting.writer.contents(of: output, as: format.kind)
    }
    if let diff { return try drawDifferences(since: diff) }
    guard let draw = format.drawing else {
      throw ValidationError("The formats text and markdown list changes: they require --diff.")
    }
    let result = try ProgressLine.show("Drawing…") {
      try app.draw(showsViews: format.showsViews)
    }
    let errors = result.findings.filter { $0.severity == .error }
    // Warnings, because the app may well work without these files. The map lacks them all the same.
    Output.diagnostic(errors + result.missing.filter { $0.severity < .error }, color)
    // Without storyboards, no map is written, and an earlier file stays.
    if result.map.clusters.isEmpty {
      if errors.isEmpty { throw InputFailure.nothingFound(app.paths) }
      throw ExitCode(ExitStatus.failed)
    }
    let file = file(for: result.name, containing: "map")
    try save(draw(result.map), to: file)
    announce(result.map, in: file)
    if file != nil { Output.diagnostic(result.unlisted.line) }
    if open, let file { DesktopBrowser.open(file) }
    NextCommand("serve", "--open", paths: app.paths, that: "redraws the page at every save")
      .show(color)
    if !errors.isEmpty { throw ExitCode(ExitStatus.findings) }
  }

  private func drawDifferences(since revision: String) throws {
    let mapping = try ProgressLine.show("Comparing…") {
      try DifferenceMapping(
        revision, of: app, draws: format.drawing != nil,
        showsImages: app.images && format.showsViews)
    }
    // The other formats say that nothing changed.
    if mapping.isEmpty, format.showsViews {
      return Output.diagnostic(mapping.omission + "Nothing to draw, so nothing was written.\n")
    }
    let file = file(for: AppName(paths: app.paths), containing: "changes")
    if let draw = format.drawing {
      let map = mapping.map
      try save(draw(map), to: file)
      announce(map, in: file)
    } else if format == .markdown {
      try save(Array(mapping.markdown.utf8), to: file)
    } else {
      let style = file == nil ? color.style(for: .output) : .plain
      try save(Array(mapping.text(style: style).utf8), to: file)
    }
    if open, let file { DesktopBrowser.open(file) }
    NextCommand("diff", "--rev", revision, paths: app.paths, that: "lists the changes in words")
      .show(color)
    guard !mapping.findings.isEmpty else { return }
    Output.diagnostic(mapping.findings, color)
    throw ExitCode(ExitStatus.failed)
  }

  /// Returns the path of the file to write; nil for standard output.
  private func file(for name: AppName, containing contents: String) -> String? {
    if let output { return output == "-" ? nil : output }
    guard open || (Terminal.isInteractive(.output) && format.showsViews) else { return nil }
    return name.file(contents, extension: format.fileExtension)
  }

  private func save(_ bytes: [UInt8], to file: String?) throws {
    guard let file else { return Output.result(bytes) }
    try overwriting.writer.write(bytes, to: file, as: format.kind)
  }

  /// Says on standard error what was drawn into a file.
  private func announce(_ map: AppMap, in file: String?) {
    guard let file else { return }
    let counts = MapSentence.description(of: map)
    Output.diagnostic("\(counts) → \(TerminalText.escaped(file))\n")
  }
}
