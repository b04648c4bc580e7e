/// The widths of a table's columns, made to fit a terminal.
struct ColumnWidths {
  /// The spaces between two columns.
  static let gap = 2
  /// The spaces before a sentence that is put under its row.
  static let sentenceIndentation = 4
  /// The width that a column keeps, however narrow the terminal is.
  private static let narrowest = 8
  /// The width below which a column of sentences is put under its row.
  private static let narrowestSentence = 30

  /// The widths of the columns that are aligned; without a limit, of all columns.
  private(set) var aligned: [Int]
  /// The place of the last column, if it holds sentences.
  private(set) var sentences: Sentences = .inRow(columns: nil)

  /// The place of the last column of a table, if that holds sentences.
  enum Sentences: Equatable {
    /// After the other columns, wrapped at a width.
    case inRow(columns: Int?)
    /// On lines below the other columns, wrapped at a width.
    case below(columns: Int)
  }

  /// Makes columns narrower, the widest first, until they fit.
  ///
  /// - Parameters:
  ///   - natural: The width of each column's widest cell.
  ///   - hasSentences: Whether the last column holds sentences, which are wrapped and not cut.
  ///   - fixed: The columns that keep their width.
  ///   - room: The width of a whole row; nil if there is no limit.
  init(_ natural: [Int], hasSentences: Bool, fixed: Set<Int>, room: Int?) {
    aligned = natural
    guard let room else { return }
    if hasSentences, let last = aligned.popLast() {
      let roomForSentences = room - Self.total(aligned) - Self.gap
      if roomForSentences >= min(last, Self.narrowestSentence) {
        sentences = .inRow(columns: roomForSentences)
        return
      }
      sentences = .below(columns: max(room - Self.sentenceIndentation, Self.narrowest))
    }
    while Self.total(aligned) > room {
      let widest = aligned.indices.filter { !fixed.contains($0) }.max { aligned[$0] < aligned[$1] }
      guard let widest, aligned[widest] > Self.narrowest else { return }
      aligned[widest] -= 1
    }
  }

  private static func total(_ widths: [Int]) -> Int {
    widths.reduce(0, +) + max(0, widths.count - 1) * gap
  }
}
