/// The table at the end of a report for people: the counts of findings by rule, the rules with most errors first.
struct RuleTable: Sendable {
  /// The names of the columns: the rule, and each kind of number that isn't 0 in all rows.
  let columns: [String]
  /// A row for each rule; empty for a number that is 0.
  let rows: [[String]]

  init(_ report: CheckReport) {
    // The numbers of errors, warnings, notes, undecided places, and findings that `--fix` changes files for.
    var numbers: [String: [Int]] = [:]
    func count(_ rule: String, at column: Int) {
      numbers[rule, default: [0, 0, 0, 0, 0]][column] += 1
    }
    for finding in report.findings {
      switch finding.severity {
      case .error: count(finding.rule, at: 0)
      case .warning: count(finding.rule, at: 1)
      case .note: count(finding.rule, at: 2)
      }
      if !finding.edits.isEmpty { count(finding.rule, at: 4) }
    }
    for place in report.undecided { count(place.rule, at: 3) }
    let sorted = numbers.sorted { left, right in
      // The findings that can be fixed are among the errors, warnings and notes.
      let (more, fewer) = (left.value.dropLast(), right.value.dropLast())
      return more == fewer ? left.key < right.key : fewer.lexicographicallyPrecedes(more)
    }
    let table =
      [["rule", "errors", "warnings", "notes", "undecided", "--fix"]]
      + sorted.map { rule, numbers in [rule] + numbers.map { $0 == 0 ? "" : String($0) } }
    let used = table[0].indices.filter { column in
      table.dropFirst().contains { !$0[column].isEmpty }
    }
    let kept = table.map { row in used.map { row[$0] } }
    columns = kept[0]
    rows = Array(kept.dropFirst())
  }

  /// Returns the table for a terminal; empty if there is only one rule, because the summary says as much.
  func text(style: TerminalStyle, width: Int?) -> String {
    guard rows.count > 1 else { return "" }
    let table = TextTable(
      header: columns, rows: rows, rightAligned: Set(columns.indices.dropFirst()), indentation: 0)
    return table.text(style: style, columns: width)
  }
}
