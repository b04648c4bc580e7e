package import Findings
package import SegueGeneration

/// What a team's `.segues.yml` says.
///
/// Its top level has what all verbs share, and a section for each verb that can be configured.
package struct Configuration: Hashable, Sendable {
  /// The file that it was read from; nil where there is none.
  package var path: String?
  /// The files that are looked at, as patterns relative to the configuration's folder; all if empty.
  package var include: [String] = []
  /// The files that are not looked at, as patterns relative to the configuration's folder.
  package var exclude: [String] = []
  /// The section `generate`.
  package var generate = Generate()
  /// The section `check`.
  package var check = Check()

  package init() {}

  /// What `segues generate` does.
  package struct Generate: Hashable, Sendable {
    /// The files that something is generated for, of those that are looked at; all if empty.
    package var include: [String] = []
    /// The files that nothing is generated for; segues that lead to them are still typed.
    package var exclude: [String] = []
    /// Files or folders of other modules that storyboards refer to, as paths.
    package var references: [String] = []
    /// The file or folder that is written, as a path.
    package var output: String?
    /// What the code looks like.
    package var options = GenerationOptions()

    package init() {}
  }

  /// What `segues check` reports.
  package struct Check: Hashable, Sendable {
    /// The files that findings are reported in, of those that are looked at; all if empty.
    package var include: [String] = []
    /// The files that no finding is reported in; what they declare still counts.
    package var exclude: [String] = []
    /// How severe the breach of a rule is, in the order of the file.
    package var rules: [RuleSetting] = []
    /// The file with the findings that are not reported, as a path.
    package var baseline: String?
    /// Whether a warning makes the check fail as an error does.
    package var isStrict = false

    package init() {}
  }

  /// What the configuration says of one rule.
  package struct RuleSetting: Hashable, Sendable {
    /// How severe a rule is; or that it is not looked at.
    package enum Level: String, Hashable, Sendable, CaseIterable {
      case error, warning, note, off

      /// The severity; nil where the rule is off.
      package var severity: Severity? { Severity(rawValue: rawValue) }
    }

    /// The rule's name, as written: the reader knows no rules.
    package var rule: String
    package var level: Level
    /// Where the name stands.
    package var location: SourceLocation

    package init(rule: String, level: Level, location: SourceLocation) {
      self.rule = rule
      self.level = level
      self.location = location
    }
  }
}

extension Configuration.Check {
  /// The settings of rules that there are none of, as findings with the nearest name.
  package func unknownRules(among known: [String]) -> [Finding] {
    rules.filter { !known.contains($0.rule) }.map { setting in
      .configuration(
        "there is no rule \(quoted(setting.rule))", at: setting.location,
        help: NearestName.to(setting.rule, among: known).map { "is \($0) meant?" }
          ?? "`segues rules` lists them")
    }
  }
}
