internal import Files
internal import Findings

/// Rows of text in aligned columns.
struct TextTable {
  /// The maximum width of a column.
  ///
  /// Longer text ends in an ellipsis; JSON has the full text.
  static let widestColumn = 60

  private let header: [String]
  private var rows: [[String]] = []
  /// The columns of numbers.
  private let rightAligned: Set<Int>
  /// Whether the last column shows all of its text, however wide.
  private let lastIsWhole: Bool

  init(header: [String], rightAligned: Set<Int> = [], lastIsWhole: Bool = false) {
    self.header = header
    self.rightAligned = rightAligned
    self.lastIsWhole = lastIsWhole
  }

  /// Adds a row of raw text, and escapes it.
  mutating func add(_ row: [String]) {
    rows.append(
      row.enumerated().map { column, text in
        lastIsWhole && column == row.count - 1
          ? TerminalText.escaped(text) : TerminalText.escaped(text, columns: Self.widestColumn)
      })
  }

  var isEmpty: Bool { rows.isEmpty }

  /// Returns the table: each line indented, two spaces between columns, no trailing spaces.
  func text(style: TerminalStyle) -> String {
    let widths = header.indices.map { column in
      ([header] + rows).map { TerminalText.width(of: $0[column]) }.max() ?? 0
    }
    let title = line(header, widths)
    let lines = [style.dim(title)] + rows.map { line($0, widths) }
    return lines.map { "  \($0)\n" }.joined()
  }

  private func line(_ row: [String], _ widths: [Int]) -> String {
    var line = ""
    for (column, cell) in row.enumerated() {
      let padding = String(repeating: " ", count: widths[column] - TerminalText.width(of: cell))
      if column > 0 { line += "  " }
      line += rightAligned.contains(column) ? padding + cell : cell + padding
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
