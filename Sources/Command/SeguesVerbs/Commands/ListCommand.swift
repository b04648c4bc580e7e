internal import ArgumentParser
internal import FilesAndPaths
internal import Findings
internal import NavigationGraph

/// `segues list`: every scene and segue.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List every scene and segue.",
    discussion: """
      For each storyboard, prints a table of its scenes (class, storyboard identifier, whether it \
      can be reached; → marks the initial one) and one of its segues (identifier, kind, trigger, \
      destination). The trigger of a segue that only code can perform is "code", or "control, by \
      code" if an action of a control does it.

      A scene is reached if a path of segues leads to it from a storyboard that an Info.plist, a \
      scene manifest or an extension names; if none is named, from the initial controller of any \
      storyboard of the app. A scene that code opens is reached, too; with --no-code, no source \
      is read, and it counts as not reached. A ? marks a scene for which this is undecided, \
      because code may open it by a computed name, for example. The last lines say from where \
      scenes count as reached.

      Findings, such as a file that cannot be read, go to standard error; the exit code is 1 if \
      one of them is an error. With --format json they are part of the result, whose schema is \
      Documentation/list-schema.json.

      EXAMPLES
        segues list .
        segues list App Modules --exclude Legacy
        segues list Main.storyboard --format json | jq '.files[].segues[].identifier'
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var code: CodeOptions

  @Option(help: "The output format: text or json.")
  var format: OutputFormat = .text

  @OptionGroup var color: ColorOption

  func run() throws {
    let app = try code.read(input)
    switch format {
    case .text:
      let style = color.style(for: .output)
      Output.result(ListText(style: style, columns: Terminal.columns).text(of: app))
      Output.diagnostic(app.findings, color)
    case .json:
      Output.result(ListDocument(app: app).json.text)
    }
    NextCommand("check", paths: input.paths, that: "compares storyboards with the code")
      .show(color)
    if app.graph.files.isEmpty { throw ExitCode(ExitStatus.failed) }
    if app.findings.contains(where: { $0.severity == .error }) {
      throw ExitCode(ExitStatus.findings)
    }
  }
}
