#if Macros
  internal import SwiftSyntax

  /// The text that was parsed: finds places by offset, and cuts out pieces without walking any tree.
  ///
  /// Line ends are found once, and only when the first place is asked for.
  struct SourceText {
    let text: String
    /// Offsets of the first byte of every line.
    private let lineStarts: [Int]

    init(_ text: String) {
      self.text = text
      var starts = [0]
      var offset = 0
      var previous: UInt8 = 0
      for byte in text.utf8 {
        offset += 1
        if byte == UInt8(ascii: "\n") {
          if previous == UInt8(ascii: "\r") { starts.removeLast() }
          starts.append(offset)
        } else if byte == UInt8(ascii: "\r") {
          starts.append(offset)
        }
        previous = byte
      }
      lineStarts = starts
    }

    /// The place of a node's first token, without the blanks and comments before it.
    func position(of node: some SyntaxProtocol) -> SourcePosition {
      position(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// The place of a byte.
    func position(at offset: Int) -> SourcePosition {
      var low = 0
      var high = lineStarts.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if lineStarts[middle] <= offset { low = middle } else { high = middle }
      }
      return SourcePosition(line: low + 1, column: offset - lineStarts[low] + 1)
    }

    /// The code of a node, at most 80 characters of it.
    func excerpt(of node: some SyntaxProtocol) -> String {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = min(node.endPositionBeforeTrailingTrivia.utf8Offset, start + 1_000)
      let utf8 = text.utf8
      guard start < end, end <= utf8.count else { return "" }
      let piece = utf8[
        utf8.index(utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: end)]
      return String(String(decoding: piece, as: UTF8.self).prefix(80))
    }
  }
#endif
