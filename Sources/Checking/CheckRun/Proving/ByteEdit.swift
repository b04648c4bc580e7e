internal import Findings

/// The reason why an edit is not made.
struct EditRefusal: Error {
  var reason: String
}

/// An edit of the bytes of a file.
struct ByteEdit: Hashable {
  var range: Range<Int>
  var replacement: [UInt8]

  init(_ edit: TextEdit, in bytes: [UInt8], _ lines: LineStarts) throws(EditRefusal) {
    let expected = Array(edit.expected.utf8)
    guard let start = lines.offset(of: edit.location, in: bytes),
      bytes[start...].starts(with: expected)
    else { throw EditRefusal(reason: "the text to replace is not there any more") }
    range = start..<(start + expected.count)
    replacement = Array(edit.replacement.utf8)
  }

  /// Inserts the edit in order among others, unless it is one of them already.
  func insert(into edits: inout [ByteEdit]) throws(EditRefusal) {
    if edits.contains(self) { return }
    guard !edits.contains(where: overlaps) else {
      throw EditRefusal(reason: "another fix changes the same place")
    }
    let index = edits.firstIndex { range.lowerBound < $0.range.lowerBound } ?? edits.count
    edits.insert(self, at: index)
  }

  private func overlaps(_ other: ByteEdit) -> Bool {
    // Two different insertions at one place overlap too, because their order is undefined.
    if range.lowerBound == other.range.lowerBound { return true }
    // An empty range overlaps nothing, but an insertion must not be inside of what another edit replaces.
    return range.overlaps(other.range)
      || range.isEmpty && other.range.contains(range.lowerBound)
      || other.range.isEmpty && range.contains(other.range.lowerBound)
  }
}
