/// Converts byte offsets, in ascending order, to lines and columns.
struct LineCounter {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Whether the text has CRs, which Interface Builder never writes.
  ///
  /// Without them, only line feeds matter.
  private let hasCarriageReturns: Bool
  private var cursor = 0
  private var line: UInt32 = 1
  private var lineStart = 0

  /// The text must outlive the counter.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    hasCarriageReturns = bytes.firstOffset(of: Ascii.carriageReturn) != nil
  }

  mutating func position(of offset: Int) -> TextPosition {
    if hasCarriageReturns {
      countMixedLineEnds(before: offset)
    } else {
      while let end = bytes.firstOffset(of: Ascii.lineFeed, from: cursor, to: offset) {
        line += 1
        cursor = end + 1
        lineStart = cursor
      }
      cursor = max(cursor, offset)
    }
    return TextPosition(line: line, column: UInt32(offset - lineStart + 1))
  }

  private mutating func countMixedLineEnds(before offset: Int) {
    while cursor < offset {
      let byte = bytes[cursor]
      cursor += 1
      let isLoneReturn =
        byte == Ascii.carriageReturn
        && (cursor == bytes.count || bytes[cursor] != Ascii.lineFeed)
      if byte == Ascii.lineFeed || isLoneReturn {
        line += 1
        lineStart = cursor
      }
    }
  }
}

extension TextPosition {
  /// Returns the position of a byte.
  static func of(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> TextPosition {
    var counter = LineCounter(bytes)
    return counter.position(of: min(offset, bytes.count))
  }
}
