internal import Findings

/// A text into which others were inserted, and which knows the original places.
package struct ExpandedText: Sendable {
  package private(set) var text: String
  /// The byte at which each line of the text begins.
  private var lines: [Int]
  /// The byte at which each line of the original text began.
  private var linesBefore: [Int]
  /// The inserted texts in order, each with its place and length.
  private var insertions: [(start: Int, count: Int)] = []

  /// Creates a text without insertions.
  package init(_ text: String) {
    self.init(text, inserting: [])
  }

  /// Inserts texts, each before a byte of the original text; those at one place in their order.
  package init(_ original: String, inserting insertions: [(offset: Int, text: String)]) {
    let sorted = insertions.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
    let bytes = Array(original.utf8)
    var result: [UInt8] = []
    var place = 0
    for insertion in sorted {
      result += bytes[place..<insertion.offset]
      place = insertion.offset
      self.insertions.append((result.count, insertion.text.utf8.count))
      result += insertion.text.utf8
    }
    result += bytes[place...]
    text = String(decoding: result, as: UTF8.self)
    lines = LineStarts(result).offsets
    linesBefore = LineStarts(bytes).offsets
  }

  /// The place in the original text of a place in this one.
  ///
  /// An inserted text has the place before which it was inserted. A line or column of 0 means none, and is kept.
  package func originalPosition(line: Int, column: Int) -> (line: Int, column: Int) {
    guard line > 0, line <= lines.count else { return (line, column) }
    let offset = lines[line - 1] + max(column, 1) - 1
    var original = offset
    for insertion in insertions where insertion.start < offset {
      original -= min(insertion.count, offset - insertion.start)
    }
    let index = linesBefore.lastIndex { $0 <= original } ?? 0
    return (index + 1, column == 0 ? 0 : original - linesBefore[index] + 1)
  }
}
