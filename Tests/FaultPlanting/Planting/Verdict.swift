package import Findings

/// The verdict on a check with a planted fault.
package struct Verdict: Sendable {
  package var plant: Plant
  /// The new findings at one of the fault's ends, the most severe first.
  package var hits: [Finding]
  /// The new errors away from both ends.
  package var strays: [Finding]
  /// Whether a hit is severe enough to count.
  package var isFound: Bool

  /// Compares the findings with and without the fault.
  package init(_ plant: Plant, before: FindingCounts, after: [Finding]) {
    self.plant = plant
    let new = before.missing(from: after, naming: plant.edits.map(\.new))
    let files = Set(plant.ends.map(\.file))
    func isAtEnd(_ finding: Finding) -> Bool {
      let place = finding.location
      // A finding about a whole file covers everything in it.
      if place.line == 0 { return files.contains(place.file) }
      return plant.ends.contains(LinePlace(file: place.file, line: place.line))
        || plant.ends.contains(LinePlace(file: place.file, line: 0))
    }
    hits = new.filter(isAtEnd).sorted { ($1.severity, $0) < ($0.severity, $1) }
    strays = new.filter { $0.severity == .error && !isAtEnd($0) }
    let least = plant.acceptsNotes ? Severity.note : .warning
    isFound = hits.contains { $0.severity >= least }
  }
}

/// Counts findings by rule, severity and line, to distinguish new ones from old ones whose columns
/// or wording changed; a finding with a new name in it is new.
package struct FindingCounts: Sendable {
  private struct Key: Hashable {
    var rule: String
    var severity: Severity
    var place: LinePlace

    init(_ finding: Finding) {
      rule = finding.rule
      severity = finding.severity
      place = LinePlace(file: finding.location.file, line: finding.location.line)
    }
  }

  private var counts: [Key: Int] = [:]
  private var messages: Set<String> = []

  package init(_ findings: [Finding]) {
    for finding in findings {
      counts[Key(finding), default: 0] += 1
      messages.insert(finding.message)
    }
  }

  /// The findings beyond the counted ones, or with a name that none of those has.
  func missing(from findings: [Finding], naming names: [String]) -> [Finding] {
    var left = counts
    return findings.filter { finding in
      let key = Key(finding)
      let isReworded =
        !messages.contains(finding.message)
        && names.contains { finding.message.contains("“\($0)”") }
      if isReworded { return true }
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
  }
}
