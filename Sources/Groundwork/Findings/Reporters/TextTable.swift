internal import FilesAndPaths

/// Rows of text in aligned columns.
package struct TextTable {
  /// The maximum width of a column.
  ///
  /// Longer text ends in an ellipsis; JSON has the full text.
  private static let widestColumn = 60

  private let header: [String]
  private let rows: [[String]]
  /// The columns of numbers.
  private let rightAligned: Set<Int>
  /// Whether the last column holds sentences, which are never cut.
  private let lastIsWhole: Bool
  /// The spaces at the start of a row.
  private let indentation: Int

  /// Creates a table of raw text, which is escaped when it is shown.
  package init(
    header: [String], rows: [[String]], rightAligned: Set<Int> = [], lastIsWhole: Bool = false,
    indentation: Int = 2
  ) {
    self.header = header
    self.rows = rows
    self.rightAligned = rightAligned
    self.lastIsWhole = lastIsWhole
    self.indentation = indentation
  }

  /// Returns the table: each line indented, two spaces between columns, no trailing spaces; empty without rows.
  ///
  /// Cells are cut or wrapped to fit a terminal's width, if it is given.
  package func text(style: TerminalStyle, columns: Int? = nil) -> String {
    guard !rows.isEmpty else { return "" }
    let cells = ([header] + rows).map { row in
      row.enumerated().map { column, text in
        isSentence(column)
          ? TerminalText.escaped(text) : TerminalText.escaped(text, columns: Self.widestColumn)
      }
    }
    let natural = header.indices.map { column in
      cells.map { TerminalText.width(of: $0[column]) }.max() ?? 0
    }
    let room = columns.map { $0 - indentation }
    let widths = ColumnWidths(
      natural, hasSentences: lastIsWhole, fixed: rightAligned, room: room)
    let start = String(repeating: " ", count: indentation)
    return zip([header] + rows, cells).enumerated().map { index, row in
      lines(row.0, row.1, widths)
        .map { start + (index == 0 ? style.dim($0) : $0) + "\n" }.joined()
    }.joined()
  }

  private func isSentence(_ column: Int) -> Bool {
    lastIsWhole && column == header.count - 1
  }

  /// Returns the lines of a row, whose cells are given as raw and as escaped text.
  private func lines(_ raw: [String], _ cells: [String], _ widths: ColumnWidths) -> [String] {
    var line = ""
    for column in cells.indices where !isSentence(column) {
      let width = widths.aligned[column]
      let cell =
        TerminalText.width(of: cells[column]) > width
        ? TerminalText.escaped(raw[column], columns: width) : cells[column]
      let padding = String(repeating: " ", count: width - TerminalText.width(of: cell))
      line += rightAligned.contains(column) ? padding + cell : cell + padding
      line += String(repeating: " ", count: ColumnWidths.gap)
    }
    return (lastIsWhole ? with(cells.last ?? "", line, widths.sentences) : [line])
      .map(\.trimmingBlanks)
  }

  /// Adds a sentence to the line with the other cells of its row.
  private func with(
    _ sentence: String, _ line: String, _ place: ColumnWidths.Sentences
  ) -> [String] {
    switch place {
    case .inRow(nil): return [line + sentence]
    case .inRow(let columns?):
      let lines = WrappedText.lines(sentence, columns: columns)
      let start = String(repeating: " ", count: TerminalText.width(of: line))
      return [line + (lines.first ?? "")] + lines.dropFirst().map { start + $0 }
    case .below(let columns):
      let start = String(repeating: " ", count: ColumnWidths.sentenceIndentation)
      return [line] + WrappedText.lines(sentence, columns: columns).map { start + $0 }
    }
  }
}
