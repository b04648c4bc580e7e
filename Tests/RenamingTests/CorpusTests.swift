import CheckRun
import Files
import Findings
import Foundation
import Renaming
import Testing
import TestSupport

/// Renaming every name of real apps, and back.
@Suite struct CorpusTests {
  /// The most names of one kind and app that are renamed, evenly spread.
  private static let mostNames = 2

  private static let apps: [String] =
    (try? FileManager.default.contentsOfDirectory(atPath: Corpus.path))?
    .sorted().map { Corpus.path + "/" + $0 } ?? []

  @Test(.enabled(if: Corpus.isExpected))
  func `Renaming a name of a real app and back restores every byte and every finding`() async throws
  {
    let counts = await withTaskGroup(of: Int.self) { group in
      for app in Self.apps { group.addTask { Self.renameAndBack(app) } }
      return await group.reduce(into: 0) { $0 += $1 }
    }
    #expect(counts > 100)
  }

  /// Renames names of an app and back.
  ///
  /// - Returns: The number of names.
  private static func renameAndBack(_ app: String) -> Int {
    var request = CheckRequest(paths: [app])
    request.parsesEverything = true
    request.workers = 1
    guard let run = try? CheckRun(request).kept() else { return 0 }
    let renaming = Renaming(run)
    let before = findings(of: run)
    var count = 0
    for kind in RenameKind.allCases {
      let names = renaming.names(kind)
      let step = max(1, names.count / mostNames)
      for old in stride(from: 0, to: names.count, by: step).map({ names[$0] }) {
        let new = changed(old)
        var forth = RenameRequest(old, to: new, kind: kind)
        forth.everywhere = true
        guard let plan = try? renaming.plan(forth), !plan.changes.isEmpty else { continue }
        let renamed = plan.changes.reduce(run) { $0.replacing($1.path, with: $1.new) }
        var back = RenameRequest(new, to: old, kind: kind)
        back.everywhere = true
        count += 1
        do {
          let restoring = try Renaming(renamed).plan(back)
          #expect(restoring.changes.map(\.new) == plan.changes.map(\.old), "\(app): \(kind) \(old)")
          #expect(
            restoring.changes.map(\.path) == plan.changes.map(\.path), "\(app): \(kind) \(old)")
        } catch {
          Issue.record("\(app): \(kind) \(old): \(error)")
        }
        func restored(_ finding: String) -> String {
          finding.replacingOccurrences(of: new, with: old)
        }
        let after = findings(of: renamed).map(restored).sorted()
        #expect(after == before.map(restored).sorted(), "\(app): \(kind) \(old)")
      }
    }
    return count
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
