/// The result of a check, which every format is written from.
package struct CheckReport: Hashable, Sendable {
  /// The reported findings, sorted.
  package var findings: [Finding]
  /// The places that could not be decided, sorted; counted always, listed only on request.
  package var undecided: [Undecided]
  package var counts: ReadCounts
  /// The counts of findings that are not reported.
  package var withheld: WithheldCounts
  /// The files and folders that were left out of the check, sorted.
  package var leftOut: [LeftOutFile]
  /// The rules that were checked, in the order of the manual.
  package var rules: [ReportedRule]
  /// Whether warnings fail the check, as errors do.
  package var isStrict: Bool

  package init(
    findings: [Finding], undecided: [Undecided] = [], counts: ReadCounts = ReadCounts(),
    withheld: WithheldCounts = WithheldCounts(), leftOut: [LeftOutFile] = [],
    rules: [ReportedRule] = [], isStrict: Bool = false
  ) {
    self.findings = findings.sorted()
    self.undecided = undecided.sorted()
    self.counts = counts
    self.withheld = withheld
    self.leftOut = leftOut.sorted()
    self.rules = rules
    self.isStrict = isStrict
  }

  /// Returns how many files and folders were left out for a reason.
  package func count(_ reason: LeftOutFile.Reason) -> Int {
    leftOut.count { $0.reason == reason }
  }

  /// Returns how many findings have a severity.
  package func count(_ severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  package func fails(_ finding: Finding) -> Bool {
    finding.severity == .error || isStrict && finding.severity == .warning
  }

  /// Whether any finding fails the check.
  package var fails: Bool { findings.contains(where: fails) }
}

/// The counts of what was read of an app.
package struct ReadCounts: Hashable, Sendable {
  package var storyboards = 0
  package var xibs = 0
  package var swiftFiles = 0
  package var objectiveCFiles = 0
  package var scenes = 0
  package var segues = 0

  package init() {}
}

/// The counts of findings that are not reported, by reason.
package struct WithheldCounts: Hashable, Sendable {
  /// Disabled by a comment in the file.
  package var disabled = 0
  /// Known from the baseline.
  package var baseline = 0
  /// Already there before the change.
  package var unchanged = 0
  /// Unable to happen today, and hidden by `--no-latent`.
  package var latent = 0

  package init() {}
}

/// The properties of a rule that report formats need.
package struct ReportedRule: Hashable, Sendable {
  /// The name in kebab case.
  package var name: String
  /// The default severity.
  package var severity: Severity
  /// The kind of problem it reports, in one sentence without a full stop.
  package var summary: String
  /// The consequence at run time with its reasons, in a few sentences.
  package var why: String

  package init(name: String, severity: Severity, summary: String, why: String = "") {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.why = why
  }
}
