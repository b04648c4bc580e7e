import CheckRun
import Files
import Findings
import Foundation
import Renaming
import Testing
import TestSupport

/// Renaming names of real apps, and back.
@Suite struct CorpusTests {
  /// The most names of one kind and app that are renamed, evenly spread: `make renames` renames all.
  private static let mostNames =
    ProcessInfo.processInfo.environment["SEGUES_RENAME_COUNT"].flatMap { Int($0) }

  private static let apps: [String] =
    (try? FileManager.default.contentsOfDirectory(atPath: Corpus.path))?
    .sorted().map { Corpus.path + "/" + $0 } ?? []

  @Test(.enabled(if: Corpus.isExpected))
  func `Renaming a name of a real app and back restores every byte and every finding`() async throws
  {
    let counts = await withTaskGroup(of: Counts.self) { group in
      for app in Self.apps { group.addTask { Self.renameAndBack(app) } }
      return await group.reduce(into: Counts()) { $0.add($1) }
    }
    if Self.mostNames != nil { print("All: \(counts)") }
    #expect(counts.renamed > 100)
    #expect(counts.restored == counts.renamed)
  }

  private struct Counts: CustomStringConvertible {
    var names = 0
    /// The names that cannot be renamed.
    var refused = 0
    /// The names that nothing is changed for.
    var unchanged = 0
    var renamed = 0
    /// The renamed names with places that may mean them too.
    var undecided = 0
    /// The renamed names whose files and findings are the same after renaming back.
    var restored = 0

    mutating func add(_ other: Counts) {
      names += other.names
      refused += other.refused
      unchanged += other.unchanged
      renamed += other.renamed
      undecided += other.undecided
      restored += other.restored
    }

    var description: String {
      "\(names) names, \(refused) refused, \(unchanged) unchanged, \(renamed) renamed (\(undecided) with doubts), "
        + "\(restored) restored"
    }
  }

  /// Renames names of an app and back.
  private static func renameAndBack(_ app: String) -> Counts {
    var counts = Counts()
    var request = CheckRequest(paths: [app])
    request.parsesEverything = true
    request.workers = 1
    guard let run = try? CheckRun(request).kept() else { return counts }
    let renaming = Renaming(run)
    let before = findings(of: run)
    for kind in RenameKind.allCases {
      let names = renaming.names(kind)
      let step = max(1, names.count / max(1, mostNames ?? 2))
      for old in stride(from: 0, to: names.count, by: step).map({ names[$0] }) {
        counts.names += 1
        var forth = RenameRequest(old, to: changed(old), kind: kind)
        forth.everywhere = true
        guard let plan = try? renaming.plan(forth) else {
          counts.refused += 1
          continue
        }
        guard !plan.changes.isEmpty else {
          counts.unchanged += 1
          continue
        }
        counts.renamed += 1
        if !plan.undecided.isEmpty { counts.undecided += 1 }
        let problem = problem(of: plan, forth, run, before)
        #expect(problem == nil, "\(app): \(kind) \(old)")
        if problem == nil { counts.restored += 1 }
      }
    }
    if mostNames != nil { print("\(FilePath.name(of: app)): \(counts)") }
    return counts
  }

  /// Returns what differs after an app is renamed, or renamed back; nil if nothing does.
  private static func problem(
    of plan: RenamePlan, _ forth: RenameRequest, _ run: CheckRun, _ before: [String]
  ) -> String? {
    let renamed = plan.changes.reduce(run) { $0.replacing($1.path, with: $1.new) }
    var back = RenameRequest(forth.new, to: forth.old, kind: forth.kind)
    back.everywhere = true
    do {
      let restoring = try Renaming(renamed).plan(back)
      let isRestored =
        restoring.changes.map(\.path) == plan.changes.map(\.path)
        && restoring.changes.map(\.new) == plan.changes.map(\.old)
      guard isRestored else { return "other files, or other bytes" }
    } catch {
      return "\(error)"
    }
    // Places that may mean the name keep the old one, which can be wrong then.
    guard plan.undecided.isEmpty else { return nil }
    func restored(_ finding: String) -> String {
      finding.replacingOccurrences(of: forth.new, with: forth.old)
    }
    let after = findings(of: renamed).map(restored).sorted()
    let expected = before.map(restored).sorted()
    return after == expected
      ? nil : after.difference(from: expected).map { "\($0)" }.prefix(4).joined(separator: "\n")
  }

  private static func findings(of run: CheckRun) -> [String] {
    run.run().findings.map { "\($0.location.file):\($0.location.line) \($0.rule) \($0.message)" }
  }

  /// The name with one more letter at the end, but before a space, which some rules are about.
  private static func changed(_ name: String) -> String {
    let spaces = name.reversed().prefix { $0 == " " }.count
    return name.dropLast(spaces) + "x" + name.suffix(spaces)
  }
}
