internal import Files

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
  ///
  /// - Parameters:
  ///   - style: The colors.
  ///   - width: The terminal's width, to which the names of rules are cut; nil if there is no limit.
  /// - Returns: Its lines.
  func text(style: TerminalStyle, width: Int?) -> String {
    guard rows.count > 1 else { return "" }
    let cells = [columns] + rows.map { $0.map(TerminalText.escaped) }
    var widths = columns.indices.map { column in
      cells.map { TerminalText.width(of: $0[column]) }.max() ?? 0
    }
    if let width {
      let numbers = widths.dropFirst().reduce(0) { $0 + 2 + $1 }
      widths[0] = min(widths[0], max(columns[0].count, width - numbers))
    }
    let lines = zip([columns] + rows, cells).map { raw, row in
      row.indices.map { column in
        let cell =
          column == 0 ? TerminalText.escaped(raw[0], columns: widths[0]) : row[column]
        let padding = String(repeating: " ", count: widths[column] - TerminalText.width(of: cell))
        return column == 0 ? cell + padding : padding + cell
      }.joined(separator: "  ").trimmingBlanks
    }
    return style.dim(lines[0]) + "\n" + lines.dropFirst().map { "\($0)\n" }.joined()
  }
}
