/// Edits of the bytes of one file, which leave everything between them as it is.
struct ByteEdits {
  private struct Edit {
    var range: Range<Int>
    var replacement: String
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, replacement: text))
  }

  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  mutating func add(_ others: ByteEdits) {
    edits += others.edits
  }

  /// Whether one of the edits changes some of the bytes in a range.
  func change(_ range: Range<Int>) -> Bool {
    edits.contains { $0.range.overlaps(range) }
  }

  /// Whether two of the edits change the same bytes.
  var overlap: Bool {
    let sorted = sorted
    return zip(sorted, sorted.dropFirst()).contains { $0.range.upperBound > $1.range.lowerBound }
  }

  /// Returns a file's bytes with the edits applied.
  ///
  /// Insertions at one place come in the order in which they were added.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var offset = 0
    for edit in sorted {
      result += bytes[offset..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      offset = edit.range.upperBound
    }
    return result + bytes[offset...]
  }

  private var sorted: [Edit] {
    edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
  }
}
