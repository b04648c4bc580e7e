import CheckRun
import FilesAndPaths
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
    #expect(counts.renamed > (Self.mostNames == nil ? 100 : 0))
    #expect(counts.restored + counts.kept == counts.renamed)
    #expect(counts.unharmed == counts.renamed - counts.doubted - counts.regenerated)
  }

  private struct Counts: CustomStringConvertible {
    var names = 0
    /// The names that cannot be renamed.
    var refused = 0
    /// The names whose renaming changes nothing.
    var unchanged = 0
    var renamed = 0
    /// The renamed names with places that may mean them too, so that the command asks for `--force`.
    var doubted = 0
    /// The names without doubts that generated code keeps until its generator runs again.
    var regenerated = 0
    /// The renamed names whose files have the same bytes after renaming back.
    var restored = 0
    /// The names with doubts whose declaration is in doubt, so that renaming back is refused.
    var kept = 0
    /// The other names without doubts whose findings are the same except for the name.
    var unharmed = 0

    mutating func add(_ other: Counts) {
      names += other.names
      refused += other.refused
      unchanged += other.unchanged
      renamed += other.renamed
      doubted += other.doubted
      regenerated += other.regenerated
      restored += other.restored
      kept += other.kept
      unharmed += other.unharmed
    }

    var description: String {
      "\(names) names, \(refused) refused, \(unchanged) unchanged, \(renamed) renamed (\(doubted) with doubts, "
        + "\(regenerated) to generate again), \(restored) restored, \(kept) kept, \(unharmed) with the same findings"
    }
  }

  /// Says why a name isn't renamed or restored, if all are renamed.
  private static func note(_ kind: RenameKind, _ name: String, _ reason: String) {
    if mostNames != nil { print("  \(kind.rawValue) \(name): \(reason)") }
  }

  /// Renames names of an app and back.
  private static func renameAndBack(_ app: String) -> Counts {
    var counts = Counts()
    var request = CheckRequest(paths: [app])
    request.parsesEverything = true
    request.workers = 1
    guard let run = try? CheckRun(request).inMemory() else { return counts }
    let renaming = Renaming(run)
    let before = findings(of: run)
    for kind in RenameKind.allCases {
      let names = renaming.names(kind)
      let step = max(1, names.count / max(1, mostNames ?? 2))
      for old in stride(from: 0, to: names.count, by: step).map({ names[$0] }) {
        counts.names += 1
        var forth = RenameRequest(old, to: changed(old), kind: kind)
        forth.everywhere = true
        let plan: RenamePlan
        do {
          plan = try renaming.plan(forth)
        } catch {
          counts.refused += 1
          note(kind, old, "refused: \(error)")
          continue
        }
        guard !plan.changes.isEmpty else {
          counts.unchanged += 1
          note(
            kind, old,
            "unchanged: \(Set(plan.undecided.map(\.reason)).sorted()), generated: \(plan.generated)"
          )
          continue
        }
        counts.renamed += 1
        let renamed = plan.changes.reduce(run) { $0.replacing($1.path, with: $1.new) }
        do {
          let difference = try difference(afterRestoring: plan, renamed)
          #expect(difference == nil, "\(app): \(kind) \(old), \(plan.undecided.count) doubts")
          if difference == nil { counts.restored += 1 }
        } catch {
          if !plan.undecided.isEmpty {
            counts.kept += 1
            note(kind, old, "not renamed back: \(Set(plan.undecided.map(\.reason)).sorted())")
          } else {
            Issue.record("\(app): \(kind) \(old): \(error)")
          }
        }
        // A place in doubt keeps the old name, which can be wrong then.
        guard plan.undecided.isEmpty else {
          counts.doubted += 1
          continue
        }
        guard plan.generated.isEmpty else {
          counts.regenerated += 1
          continue
        }
        let changed = changedFindings(forth, before, findings(of: renamed))
        #expect(changed == [], "\(app): \(kind) \(old)")
        if changed == [] { counts.unharmed += 1 }
      }
    }
    if mostNames != nil { print("\(FilePath.name(of: app)): \(counts)") }
    return counts
  }

  /// Returns what differs after a renamed app is renamed back; nil if every byte is restored.
  private static func difference(
    afterRestoring plan: RenamePlan, _ renamed: CheckRun
  ) throws(RenameFailure) -> String? {
    var back = RenameRequest(plan.new, to: plan.old, kind: plan.kind)
    back.everywhere = true
    let restoring = try Renaming(renamed).plan(back)
    let (paths, restored) = (plan.changes.map(\.path), restoring.changes.map(\.path))
    guard paths == restored else {
      return "other files: \(restored.difference(from: paths))"
    }
    let others = zip(plan.changes, restoring.changes).filter { $0.old != $1.new }.map(\.0.path)
    return others.isEmpty ? nil : "other bytes: \(others)"
  }

  /// Returns the findings that are new or missing after renaming, except for the name.
  private static func changedFindings(
    _ request: RenameRequest, _ before: [String], _ after: [String]
  ) -> [String] {
    func restored(_ finding: String) -> String {
      finding.replacingOccurrences(of: request.new, with: request.old)
    }
    return after.map(restored).sorted().difference(from: before.map(restored).sorted())
      .map { "\($0)" }
  }

  /// The findings of an app, except those about unused identifiers, which an equal string elsewhere
  /// can hide.
  private static func findings(of run: CheckRun) -> [String] {
    run.run().findings.filter { $0.rule != "unused-scene-identifier" }.map {
      "\($0.location.file):\($0.location.line) \($0.rule) \($0.message)"
    }
  }

  /// The name with one more letter, before the spaces at its end, which some rules are about.
  private static func changed(_ name: String) -> String {
    let spaces = name.reversed().prefix { $0 == " " }.count
    return name.dropLast(spaces) + "x" + name.suffix(spaces)
  }
}
