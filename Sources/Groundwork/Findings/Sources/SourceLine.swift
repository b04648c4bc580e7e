/// One line of a file, verbatim, without its line ending.
package struct SourceLine: Hashable, Sendable {
  private let bytes: [UInt8]
  /// Marks about every 1,000 bytes, the first at 0, because one line can have thousands of findings.
  private let marks: [Mark]

  /// A position between two characters.
  private struct Mark: Hashable {
    static let distance = 1_000

    var offset = 0
    /// The number of UTF-16 code units before it.
    var units = 0
  }

  /// - Parameter bytes: The line as UTF-8; invalid bytes are shown as such.
  package init(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    var marks = [Mark()]
    var mark = Mark()
    while let offset = bytes[mark.offset...].dropFirst(Mark.distance)
      .firstIndex(where: { !Self.isContinuation($0) })
    {
      mark.units += Self.units(bytes[mark.offset..<offset])
      mark.offset = offset
      marks.append(mark)
    }
    self.bytes = bytes
    self.marks = marks
  }

  /// Converts a column in bytes to one in UTF-16 code units, both from 1; at most one past the end.
  package func utf16Column(ofByte column: Int) -> Int {
    let offset = offset(of: column)
    let mark = marks[..<min(offset / Mark.distance + 1, marks.count)].last { $0.offset <= offset }
    return (mark?.units ?? 0) + Self.units(bytes[(mark?.offset ?? 0)..<offset]) + 1
  }

  /// Returns the text around a column: a bounded piece on each side, and whether there is more.
  func surroundings(
    of column: Int, bytes limit: Int
  ) -> (before: Substring, after: Substring, isCutBefore: Bool, isCutAfter: Bool) {
    let offset = offset(of: column)
    var start = max(0, offset - limit)
    var end = min(bytes.count, offset + limit)
    while start < offset, Self.isContinuation(bytes[start]) { start += 1 }
    while end > offset, end < bytes.count, Self.isContinuation(bytes[end]) { end -= 1 }
    return (
      Substring(decoding: bytes[start..<offset], as: UTF8.self),
      Substring(decoding: bytes[offset..<end], as: UTF8.self), start > 0, end < bytes.count
    )
  }

  /// Returns the bytes around a column, at most a number of them on each side; indices count from the line's start.
  func bytes(around column: Int, most limit: Int) -> ArraySlice<UInt8> {
    let offset = offset(of: column)
    return bytes[max(0, offset - limit)..<min(bytes.count, offset + limit)]
  }

  /// Returns the offset of a column, moved to the start of its character.
  private func offset(of column: Int) -> Int {
    var offset = min(max(0, column - 1), bytes.count)
    while offset > 0, offset < bytes.count, Self.isContinuation(bytes[offset]) { offset -= 1 }
    return offset
  }

  private static func units(_ bytes: ArraySlice<UInt8>) -> Int {
    String(decoding: bytes, as: UTF8.self).utf16.count
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
