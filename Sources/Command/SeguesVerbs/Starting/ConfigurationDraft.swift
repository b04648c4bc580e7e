internal import AppProject
internal import FilesAndPaths
internal import SeguesConfiguration

/// The `.segues.yml` that `segues init` writes.
struct ConfigurationDraft {
  /// The name of the baseline, next to the configuration.
  static let baselineName = "segues-baseline.json"
  /// The most targets that are listed.
  private static let mostTargets = 30

  let survey: AppSurvey
  var hasBaseline: Bool

  /// The file's text.
  var text: String { heading + targets + exclude + check + Self.generate }

  /// Returns the settings that the file has if it is written to a path.
  func configuration(at path: String) -> Configuration {
    var configuration = Configuration()
    configuration.path = path
    configuration.exclude = survey.foreignFolders.map(\.name)
    return configuration
  }

  private var heading: String {
    """
    # The team's decisions about this app's storyboards. segues check, map, serve, generate, rename
    # and migrate read them. An unknown key is an error, and every key is optional: `segues help
    # check` says more.


    """
  }

  private var targets: String {
    guard !survey.targets.isEmpty else { return "" }
    let lines = survey.targets.prefix(Self.mostTargets).map { target in
      "#   \(TerminalText.escaped(target.name)) (\(target.kind.words))\n"
    }
    let others = survey.targets.count - lines.count
    return "# Targets found here, which decide what files belong to the app:\n" + lines.joined()
      + (others > 0 ? "#   and \(others) more\n" : "") + "\n"
  }

  private var exclude: String {
    let words =
      "# Files that are ignored, as if they didn't exist: a name matches anywhere, a path "
      + "from here.\n"
    guard !survey.foreignFolders.isEmpty else { return words + "# exclude: [Legacy]\n\n" }
    let lines = survey.foreignFolders.map { "  - \($0.name)  # \($0.reason)\n" }
    return words + "exclude:\n" + lines.joined() + "\n"
  }

  private var check: String {
    let baseline =
      hasBaseline
      ? """
        # The findings that were known when this file was written. Only new ones are reported.
        baseline: \(Self.baselineName)

      """
      : """
        # With a baseline, only new findings are reported: segues check --baseline FILE
        # --write-baseline writes it.
        # baseline: \(Self.baselineName)

      """
    return "check:\n" + baseline + """
        # true: warnings fail the check, as errors do.
        strict: false
        # The severities of rules: error, warning, note or off. `segues rules` lists them.
        # rules:
        #   unreachable-scene: off


      """
  }

  private static let generate = """
    # The place of generated code, for segues generate: a file, or a folder.
    # generate:
    #   output: Generated

    """
}
