internal import FilesAndPaths
internal import Findings
internal import SegueMigration

/// The reports of a migration: the table of classes, and a summary.
struct MigrationText {
  let style: TerminalStyle

  /// Returns one line for each class, and a last one that counts them.
  func table(of result: MigrationResult) -> String {
    let rows = result.classes.map { type in
      let reason = type.refusal.map { "\($0.place): \($0.reason)" } ?? untypedSegues(of: type)
      return [type.name, type.isMigrated ? "migrated" : "left alone", reason]
    }
    return TextTable(header: ["Class", "", "Why"], rows: rows, lastIsWhole: true)
      .text(style: style) + totals(of: result)
  }

  /// Returns how many classes can be migrated, and how many can't for which reason.
  func summary(of result: MigrationResult) -> String {
    let reasons = Dictionary(grouping: result.classes.compactMap { $0.refusal?.reason }) { $0 }
      .mapValues(\.count).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let partly = result.partlyMigratedCount
    return totals(of: result)
      + (partly > 0
        ? "  \(partly) of them with segues that prepare(for:sender:) still sets up\n" : "")
      + reasons.map { "  \($0.value) left alone: \($0.key)\n" }.joined()
  }

  /// Says how many segues of a migrated class stay untyped, and why; empty if none do.
  private func untypedSegues(of type: MigrationResult.Class) -> String {
    guard type.untypedCount > 0, let reason = type.untypedReason else { return "" }
    return "prepare(for:sender:) still sets up \(count(type.untypedCount, "segue")): "
      + "\(reason.place): \(reason.reason)"
  }

  private func totals(of result: MigrationResult) -> String {
    let all = result.classes.count
    guard all > 0 else { return "No Swift class performs or compares segues by strings.\n" }
    let classes = all == 1 ? "1 class" : "\(all) classes"
    return "\(result.migratedCount) of \(classes) can be migrated.\n"
  }
}
