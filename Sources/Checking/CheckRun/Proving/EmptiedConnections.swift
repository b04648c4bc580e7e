/// Removes `<connections>` elements whose last connection is removed, as Interface Builder does.
enum EmptiedConnections {
  /// Returns the edits of a file, in order.
  ///
  /// An edit that removes all lines of an element removes its tags too.
  static func edits(adding edits: [ByteEdit], in bytes: [UInt8]) -> [ByteEdit] {
    var joined: [ByteEdit] = []
    for edit in edits {
      if let last = joined.last, last.replacement.isEmpty, edit.replacement.isEmpty,
        last.range.upperBound == edit.range.lowerBound
      {
        joined[joined.count - 1].range = last.range.lowerBound..<edit.range.upperBound
      } else {
        joined.append(edit)
      }
    }
    return joined.map { edit in
      guard edit.replacement.isEmpty, !edit.range.isEmpty,
        let start = startOfLine(before: edit.range.lowerBound, in: bytes),
        let end = endOfLine(from: edit.range.upperBound, in: bytes),
        trimmed(bytes[start..<edit.range.lowerBound]).elementsEqual("<connections>".utf8),
        trimmed(bytes[edit.range.upperBound..<end]).elementsEqual("</connections>".utf8)
      else { return edit }
      var edit = edit
      edit.range = start..<end
      return edit
    }
  }

  /// The start of the line before an offset, which itself must be the start of a line; nil otherwise.
  private static func startOfLine(before offset: Int, in bytes: [UInt8]) -> Int? {
    guard offset > 0, bytes[offset - 1] == newline else { return nil }
    return bytes[..<(offset - 1)].lastIndex(of: newline).map { $0 + 1 } ?? 0
  }

  private static func endOfLine(from offset: Int, in bytes: [UInt8]) -> Int? {
    bytes[offset...].firstIndex(of: newline).map { $0 + 1 }
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let blanks = Array(" \t\r\n".utf8)
    guard let first = line.firstIndex(where: { !blanks.contains($0) }),
      let last = line.lastIndex(where: { !blanks.contains($0) })
    else { return [] }
    return line[first...last]
  }

  private static let newline = UInt8(ascii: "\n")
}
