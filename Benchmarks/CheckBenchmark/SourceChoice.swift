import CheckRun
import Findings
import Foundation
import SegueChecking

/// Counts the sources that are parsed, and tests whether parsing all of them would find more.
enum SourceChoice {
  static func run(_ apps: BenchmarkApps) throws {
    var parsed = (swift: 0, objectiveC: 0)
    var all = (swift: 0, objectiveC: 0)
    var different: [String] = []
    for folder in apps.folders {
      var request = CheckRequest(paths: [folder])
      let chosen = try CheckRun(request)
      let sources = chosen.input().sources
      parsed.swift += sources.count { $0.language == .swift }
      parsed.objectiveC += sources.count { $0.language == .objectiveC }
      let outcome = chosen.run()
      request.parsesEverything = true
      let everything = try CheckRun(request).run()
      all.swift += everything.counts.swiftFiles
      all.objectiveC += everything.counts.objectiveCFiles
      different += differences(outcome, everything)
    }
    print("Sources parsed, of those that belong to an app")
    print("  Swift        \(parsed.swift) of \(all.swift)")
    print("  Objective-C  \(parsed.objectiveC) of \(all.objectiveC)")
    print("  findings that parsing all of them would change: \(different.count)")
    for line in different { print("    " + line) }
    print("")
  }

  private static func differences(_ left: CheckOutcome, _ right: CheckOutcome) -> [String] {
    func lines(_ outcome: CheckOutcome) -> Set<String> {
      Set(
        outcome.findings.map { "\($0.location): \($0.message) [\($0.rule)]" }
          + outcome.undecided.map { "\($0.location): undecided, \($0.reason) [\($0.rule)]" })
    }
    let (chosen, everything) = (lines(left), lines(right))
    return chosen.subtracting(everything).sorted().map { "- " + $0 }
      + everything.subtracting(chosen).sorted().map { "+ " + $0 }
  }
}
