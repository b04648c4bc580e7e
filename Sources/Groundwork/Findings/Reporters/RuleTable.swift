/// The table at the end of a report for people: how much each rule found.
struct RuleTable: Sendable {
  /// The names of the columns: the rule, and each kind of number that isn't 0 in all rows.
  let columns: [String]
  /// A row for each rule; empty for a number that is 0.
  let rows: [[String]]

  init(_ report: CheckReport) {
    let table =
      [["rule", "errors", "warnings", "notes", "undecided", "--fix"]]
      + report.ruleCounts.map { count in
        [count.rule]
          + [count.errors, count.warnings, count.notes, count.undecided, count.fixable]
          .map { $0 == 0 ? "" : String($0) }
      }
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
    var table = TextTable(
      header: columns, rightAligned: Set(columns.indices.dropFirst()), indentation: 0)
    for row in rows { table.add(row) }
    return table.text(style: style, columns: width)
  }
}
