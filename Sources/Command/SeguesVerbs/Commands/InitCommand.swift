internal import AppProject
internal import ArgumentParser
internal import FileWriting
internal import FilesAndPaths
internal import Findings
internal import GenerationRun
internal import SeguesConfiguration

/// `segues init`: a configuration, a baseline and the lines for CI.
struct InitCommand: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Set up an app: write .segues.yml, and print the lines for CI.",
    discussion: """
      Looks at the app below PATH and writes PATH/.segues.yml, with comments: the targets that were \
      found, and folders of dependencies to leave out. Then checks the app once. If there are \
      findings, a baseline keeps them from being reported again, so that the check can fail on new \
      ones from the first day. On a terminal, the command asks whether to write it.

      Prints the lines that make a CI service check every change: for the service whose files are \
      in the repository, otherwise for GitHub Actions. No file of a service is changed.

      Existing files stay as they are, so a second run changes nothing.

      EXAMPLES
        segues init .
        segues init App --baseline --ci gitlab
        segues init --dry-run
      """)

  @Argument(
    help: ArgumentHelp("The folder with the app.", valueName: "path"), completion: .directory)
  var path: String = "."

  @Flag(
    inversion: .prefixedNo,
    help: "Write the current findings to a baseline, or don't; without either, ask on a terminal.")
  var baseline: Bool?

  @Option(
    help: ArgumentHelp(
      "The CI service: github, gitlab, jenkins, bitrise or xcode-cloud.", valueName: "service"))
  var ci: CIService?

  @Flag(help: "Write nothing, and print what would be written.")
  var dryRun = false

  @OptionGroup var color: ColorOption

  func run() throws {
    guard let kind = FileKind(atFollowingLinks: path) else {
      throw InputFailure.noSuchPaths([path])
    }
    guard kind == .folder else { throw NotAFolder(path: path) }
    let survey = try AppSurvey(of: path)
    let existing = ConfigurationSearch.nearest(above: [path])
    let hasBaseline = try existing.map(keep) ?? write(survey)
    Output.result(snippet(hasBaseline: hasBaseline))
    NextCommand("check", paths: [path], that: "compares storyboards with the code").show(color)
  }

  /// Leaves a configuration as it is, and says what would have to be added to it.
  ///
  /// - Returns: Whether there is a baseline.
  private func keep(_ existing: String) throws -> Bool {
    let configuration = try ConfigurationReader.read(existing)
    let name = TerminalText.escaped(existing)
    Output.result("\(name) exists, and stays as it is.\n")
    if configuration.check.baseline != nil { return true }
    guard baseline == true, try offer.take(configuration) else { return false }
    let file = FilePath.relative(
      AbsolutePath.components(of: FilePath.join(path, ConfigurationDraft.baselineName)),
      to: AbsolutePath.components(of: FilePath.folder(of: existing)))
    Output.result("Add check: {baseline: \(TerminalText.escaped(file))} to \(name).\n")
    return true
  }

  /// Writes a configuration, and the baseline if it is wanted.
  ///
  /// - Returns: Whether there is a baseline.
  private func write(_ survey: AppSurvey) throws -> Bool {
    let path = FilePath.join(path, ConfigurationSearch.fileName)
    var draft = ConfigurationDraft(survey: survey, hasBaseline: false)
    draft.hasBaseline = try offer.take(draft.configuration(at: path))
    let name = TerminalText.escaped(path)
    if dryRun {
      Output.result("Would write \(name):\n\n\(draft.text)")
    } else {
      // There was no file before, so one that appeared meanwhile must not be overwritten.
      let kind = OutputKind { _ in false }
      try OutputWriter().write(Array(draft.text.utf8), to: path, as: kind)
      let targets = count(survey.targets.count, "target")
      Output.result("Wrote \(name): found \(targets), \(survey.interfaceWords).\n")
    }
    return draft.hasBaseline
  }

  private var offer: BaselineOffer {
    BaselineOffer(folder: path, isWanted: baseline, isDryRun: dryRun)
  }

  private func snippet(hasBaseline: Bool) -> String {
    let repository = ProjectFolder.around(path)
    let service = ci ?? CIService.found(in: repository).first ?? .github
    let others = CIService.allCases.filter { $0 != service }.map(\.rawValue)
    let folder = FilePath.components(of: ResolvedPath.of(path) ?? repository)
      .dropFirst(FilePath.components(of: repository).count).joined(separator: "/")
    let snippet = CISnippet(
      service: service, path: folder.isEmpty ? "." : folder, hasBaseline: hasBaseline)
    return """

      For \(service.title), in \(service.file):

      \(snippet.text)
      --ci prints the lines for another service: \(others.joined(separator: ", ")).

      """
  }
}

/// A path that leads to a file, where the folder of an app is needed.
struct NotAFolder: Error, CustomStringConvertible {
  var path: String

  var description: String { "\(TerminalText.escaped(path)) is a file: name the app's folder" }
}
