import Findings

extension PlantingReport {
  /// The report for people.
  ///
  /// - Parameters:
  ///   - verbose: Whether to list each missed and each false one with its edit.
  ///   - seed: The seed, for planting a fault again.
  /// - Returns: The lines, each with a line break.
  package func text(verbose: Bool, seed: UInt64) -> String {
    let header = ["kind", "sites", "left out", "planted", "(notes)", "found", "missed", "false"]
    var table = [header]
    table += rows.map { row in
      [
        row.kind, "\(row.sites)", percent(row.share), "\(row.planted)", "\(row.acceptsNotes)",
        "\(row.found)", "\(row.missed)", "\(row.strays)",
      ]
    }
    table.append([
      "all", "\(rows.reduce(0) { $0 + $1.sites })", "", "\(verdicts.count)",
      "\(rows.reduce(0) { $0 + $1.acceptsNotes })", "\(verdicts.count { $0.isFound })",
      "\(verdicts.count { !$0.isFound })", "\(falseCount)",
    ])
    var text = aligned(table) + "\nLeft out, because UIKit would not fail there:\n"
    for row in rows where !row.leftOut.isEmpty {
      let reasons = row.leftOut.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "\($0.key) \($0.value)" }
      text += "  \(row.kind): \(reasons.joined(separator: ", "))\n"
    }
    if verbose { text += "\n" + verdicts.map { listing($0, seed) }.joined() }
    return text + "\nRecall \(percent(recall)) of \(verdicts.count) planted, \(falseCount) false\n"
  }

  private func listing(_ verdict: Verdict, _ seed: UInt64) -> String {
    var text = ""
    let plant = verdict.plant
    if !verdict.isFound || !verdict.strays.isEmpty {
      text += verdict.isFound ? "false" : verdict.strays.isEmpty ? "missed" : "missed, false"
      text += " \(plant.place.file):\(plant.place.line): \(plant.change)\n"
      text += "  mutation-harness \(quoted(plant.app)) --seed \(seed)"
      text += " --only \(plant.kind):\(plant.index)\n"
    }
    for finding in verdict.strays {
      text += "  \(finding.location): \(finding.severity.rawValue): \(finding.message)"
      text += " [\(finding.rule)]\n"
    }
    if !verdict.isFound {
      for finding in verdict.hits {
        text += "  only \(finding.location): \(finding.severity.rawValue): \(finding.message)"
        text += " [\(finding.rule)]\n"
      }
    }
    return text
  }

  /// A path quoted for a shell.
  private func quoted(_ path: String) -> String {
    "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// A percentage, rounded down to one decimal: 98.96 % is not 99 %.
  private func percent(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded(.down))
    return "\(tenths / 10).\(tenths % 10) %"
  }

  /// Formats cells in columns, the first left-aligned, the others right-aligned.
  private func aligned(_ table: [[String]]) -> String {
    let widths = (table.first ?? []).indices.map { column in
      table.map { $0[column].count }.max() ?? 0
    }
    return table.map { row in
      row.enumerated().map { column, cell in
        let fill = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + fill : fill + cell
      }.joined(separator: "  ") + "\n"
    }.joined()
  }
}
