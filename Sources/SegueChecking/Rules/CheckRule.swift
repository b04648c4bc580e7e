package import Findings

/// A rule of `segues check`: one file each in this folder, its manual included.
package protocol CheckRule: Sendable {
  static var description: RuleDescription { get }

  /// Whether what it says of a place is left out where another rule says something of that place.
  static var yields: Bool { get }

  /// Looks at an app, and reports what breaks the rule and what cannot be decided.
  static func check(_ app: CheckedApp, _ report: inout RuleReport)
}

extension CheckRule {
  package static var yields: Bool { false }
}

/// What a rule is, for people: the manual page is made of it.
package struct RuleDescription: Sendable {
  /// The name in kebab case.
  package var name: String
  /// How bad it is at run time, unless the configuration says otherwise.
  package var severity: Severity
  /// What is reported, in one sentence without a full stop.
  package var summary: String
  /// What happens at run time, in one sentence: what each finding says unless it knows better.
  package var consequence: String
  /// Why that is so, in a few sentences; where a fact is from.
  package var why: String
  /// Small apps that break the rule, at the places marked.
  package var triggering: [RuleExample]
  /// Small apps that look like it, and are right.
  package var nonTriggering: [RuleExample]

  package init(
    name: String, severity: Severity, summary: String, consequence: String = "", why: String,
    triggering: [RuleExample], nonTriggering: [RuleExample]
  ) {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.consequence = consequence
    self.why = why
    self.triggering = triggering
    self.nonTriggering = nonTriggering
  }
}

/// What a rule has to say.
package struct RuleReport: Sendable {
  package private(set) var findings: [Finding] = []
  package private(set) var undecided: [Undecided] = []

  /// The last finding of each rule at each place.
  private var places: [Place: Int] = [:]

  package init() {}

  package mutating func add(_ finding: Finding) {
    places[Place(finding)] = findings.count
    findings.append(finding)
  }

  /// The finding of the same rule at the same place, if there is one.
  func index(of finding: Finding) -> Int? { places[Place(finding)] }

  private struct Place: Hashable {
    let rule: String
    let location: SourceLocation

    init(_ finding: Finding) {
      rule = finding.rule
      location = finding.location
    }
  }

  /// Says with a finding that is there already what another one of its place says: the worse of both
  /// severities counts, and a few places more are named.
  mutating func merge(_ finding: Finding, into index: Int) {
    findings[index].severity = max(findings[index].severity, finding.severity)
    for place in finding.related.prefix(1) where findings[index].related.count < 6 {
      findings[index].related.append(place)
    }
  }

  /// Counts a place that cannot be decided: never a finding.
  package mutating func addUndecided(
    _ rule: RuleDescription, at place: SourceLocation, _ why: String
  ) {
    undecided.append(Undecided(rule: rule.name, location: place, reason: why))
  }
}
