internal import Findings

/// The reason why an edit is not made.
struct Refusal: Error {
  var reason: String
}

/// An edit of the bytes of a file.
struct ByteEdit: Hashable {
  var range: Range<Int>
  var replacement: [UInt8]

  init(_ edit: TextEdit, in bytes: [UInt8]) throws(Refusal) {
    let expected = Array(edit.expected.utf8)
    guard let start = Self.offset(of: edit.location, in: bytes),
      bytes[start...].starts(with: expected)
    else { throw Refusal(reason: "the text to replace is not there any more") }
    range = start..<(start + expected.count)
    replacement = Array(edit.replacement.utf8)
  }

  /// Inserts the edit in order among others, unless it is one of them already.
  func insert(into edits: inout [ByteEdit]) throws(Refusal) {
    if edits.contains(self) { return }
    // Two different insertions at one place overlap too, because their order is undefined.
    let overlaps = edits.contains { other in
      range.overlaps(other.range) || range.lowerBound == other.range.lowerBound
        || range.isEmpty && other.range.contains(range.lowerBound)
        || other.range.isEmpty && range.contains(other.range.lowerBound)
    }
    guard !overlaps else { throw Refusal(reason: "another fix changes the same place") }
    let index = edits.firstIndex { range.lowerBound < $0.range.lowerBound } ?? edits.count
    edits.insert(self, at: index)
  }

  private static func offset(of place: SourceLocation, in bytes: [UInt8]) -> Int? {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard place.line > 0, place.column > 0 else { return nil }
    for _ in 1..<place.line {
      guard let end = bytes[start...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
        return nil
      }
      let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
    }
    let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let offset = start + place.column - 1
    return offset <= end ? offset : nil
  }
}
