/// What a check has to say: what every format is written from.
package struct CheckReport: Hashable, Sendable {
  /// What is reported, sorted.
  package var findings: [Finding]
  /// What could not be decided, sorted; counted, and listed only where it is asked for.
  package var undecided: [Undecided]
  /// What was read.
  package var counts: ReadCounts
  /// What was found and is not reported.
  package var withheld: WithheldCounts
  /// The rules that were looked at, in the order of the manual.
  package var rules: [ReportedRule]
  /// Whether a warning counts as an error does.
  package var isStrict: Bool

  package init(
    findings: [Finding], undecided: [Undecided] = [], counts: ReadCounts = ReadCounts(),
    withheld: WithheldCounts = WithheldCounts(), rules: [ReportedRule] = [], isStrict: Bool = false
  ) {
    self.findings = findings.sorted()
    self.undecided = undecided.sorted()
    self.counts = counts
    self.withheld = withheld
    self.rules = rules
    self.isStrict = isStrict
  }

  /// How many findings have a severity.
  package func count(_ severity: Severity) -> Int {
    findings.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
  }

  /// Whether a finding lets the check fail.
  package func fails(_ finding: Finding) -> Bool {
    finding.severity == .error || isStrict && finding.severity == .warning
  }

  /// Whether anything lets the check fail.
  package var fails: Bool { findings.contains(where: fails) }
}

/// How much of an app was read.
package struct ReadCounts: Hashable, Sendable {
  package var storyboards = 0
  package var xibs = 0
  package var swiftFiles = 0
  package var objectiveCFiles = 0
  package var scenes = 0
  package var segues = 0

  package init() {}
}

/// How many findings are not reported, by the reason.
package struct WithheldCounts: Hashable, Sendable {
  /// A comment in the file disables the rule there.
  package var disabled = 0
  /// They are in the baseline.
  package var baseline = 0
  /// They were there before the change.
  package var unchanged = 0

  package init() {}
}

/// A rule as far as formats describe it.
package struct ReportedRule: Hashable, Sendable {
  /// The name in kebab case.
  package var name: String
  /// How bad it is where the configuration does not say otherwise.
  package var severity: Severity
  /// What is reported, in one sentence without a full stop.
  package var summary: String
  /// What happens at run time and why, in a few sentences.
  package var why: String

  package init(name: String, severity: Severity, summary: String, why: String = "") {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.why = why
  }
}
