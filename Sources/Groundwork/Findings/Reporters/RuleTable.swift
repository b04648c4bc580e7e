internal import Files

/// The table at the end of a report for people: how much each rule found.
struct RuleTable: Sendable {
  static let columns = ["rule", "errors", "warnings", "notes", "undecided", "--fix"]

  /// A row for each rule; empty for a number that is 0.
  let rows: [[String]]

  init(_ report: CheckReport) {
    rows = report.ruleCounts.map { count in
      [count.rule]
        + [count.errors, count.warnings, count.notes, count.undecided, count.fixable]
        .map { $0 == 0 ? "" : String($0) }
    }
  }

  /// Returns the table for a terminal; empty if there is only one rule, because the summary says as much.
  func text(style: TerminalStyle) -> String {
    guard rows.count > 1 else { return "" }
    let cells = [Self.columns] + rows.map { $0.map(TerminalText.escaped) }
    let widths = Self.columns.indices.map { column in
      cells.map { TerminalText.width(of: $0[column]) }.max() ?? 0
    }
    let lines = cells.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - TerminalText.width(of: cell.0))
        return column == 0 ? cell.0 + padding : padding + cell.0
      }.joined(separator: "  ").trimmingBlanks
    }
    return style.dim(lines[0]) + "\n" + lines.dropFirst().map { "\($0)\n" }.joined()
  }
}
