package import Findings
package import SegueGeneration

/// The contents of a team's `.segues.yml`.
///
/// The top level has the keys for all commands, and a section for each configurable command.
package struct Configuration: Hashable, Sendable {
  /// The file it was read from; nil if there is none.
  package var path: String?
  /// The files to read, as patterns relative to the configuration's folder; all if empty.
  package var include: [String] = []
  /// The files to leave out, as patterns relative to the configuration's folder.
  package var exclude: [String] = []
  /// The section `generate`.
  package var generate = Generate()
  /// The section `check`.
  package var check = Check()

  package init() {}

  /// The settings of `segues generate`.
  package struct Generate: Hashable, Sendable {
    /// The files to generate code for, among those that are read; all if empty.
    package var include: [String] = []
    /// The files to generate no code for; segues that lead to them are still typed.
    package var exclude: [String] = []
    /// Files or folders of other modules that the storyboards refer to, as paths.
    package var references: [String] = []
    /// The file or folder to write, as a path.
    package var output: String?
    /// The options of the generated code.
    package var options = GenerationOptions()

    package init() {}
  }

  /// The settings of `segues check`.
  package struct Check: Hashable, Sendable {
    /// The files to report findings in, among those that are read; all if empty.
    package var include: [String] = []
    /// The files to report no findings in; their declarations still count.
    package var exclude: [String] = []
    /// The severities of rules, in the order of the file.
    package var rules: [RuleSetting] = []
    /// The file with the known findings, which are not reported, as a path.
    package var baseline: String?
    /// Whether warnings fail the check, as errors do.
    package var isStrict = false

    package init() {}
  }

  /// The setting for one rule.
  package struct RuleSetting: Hashable, Sendable {
    /// The severity of a rule, or that it is off.
    package enum Level: String, Hashable, Sendable, CaseIterable {
      case error, warning, note, off

      /// The severity; nil if the rule is off.
      package var severity: Severity? { Severity(rawValue: rawValue) }
    }

    /// The rule's name, as written; the reader doesn't check it.
    package var rule: String
    package var level: Level
    /// The place of the name.
    package var location: SourceLocation
  }
}

extension Configuration.Check {
  /// The settings for unknown rules, as findings that suggest the nearest name.
  package func unknownRules(among known: [String]) -> [Finding] {
    rules.filter { !known.contains($0.rule) }.map { setting in
      .configuration(
        "unknown rule \(quoted(setting.rule))", at: setting.location,
        help: NearestName.to(setting.rule, among: known).map { "did you mean \($0)?" }
          ?? "`segues rules` lists all of them")
    }
  }
}
