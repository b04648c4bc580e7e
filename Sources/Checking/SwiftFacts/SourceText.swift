internal import FilesAndPaths
internal import SourceFacts
internal import SwiftSyntax

/// The text that was parsed.
///
/// It turns offsets in the tree into positions and excerpts of the file.
struct SourceText {
  /// The text that the tree was parsed from.
  let condensed: CondensedText
  private let bytes: [UInt8]
  /// The offset of the first byte of every line of the file.
  private let lineStarts: [Int]

  init(_ bytes: [UInt8], condensed: CondensedText) {
    self.bytes = bytes
    self.condensed = condensed
    lineStarts = Self.lineStarts(in: bytes)
  }

  /// Lines end with `\n`, `\r\n` or `\r`.
  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 24 + 1)
    bytes.withUnsafeBufferPointer { bytes in
      for (index, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
        let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
        if !isPair { starts.append(index + 1) }
      }
    }
    return starts
  }

  /// Returns the position of a node's first token, without the blanks and comments before it.
  func position(of node: some SyntaxProtocol) -> SourcePosition {
    position(at: condensed.origin(of: node.positionAfterSkippingLeadingTrivia.utf8Offset))
  }

  /// Returns the position of a byte of the file.
  func position(at offset: Int) -> SourcePosition {
    let line = max(lineStarts.sortedIndex { $0 <= offset }, 1)
    return SourcePosition(line: line, column: offset - lineStarts[line - 1] + 1)
  }

  /// Returns the methods that a method's body calls, even if the body was left out.
  func calls(ofMethodNamedAt name: TokenSyntax) -> MethodCalls.Calls {
    condensed.calls.calls(
      at: condensed.origin(of: name.positionAfterSkippingLeadingTrivia.utf8Offset))
  }

  /// Returns how many bytes of the file a node takes, with the blanks and comments around it.
  func length(of node: some SyntaxProtocol) -> Int {
    let (start, end) = (node.position.utf8Offset, node.endPosition.utf8Offset)
    return start < end ? condensed.origin(of: end) - condensed.origin(of: start) : 0
  }

  /// Returns the code of a node, cut after 80 characters.
  func excerpt(of node: some SyntaxProtocol) -> String {
    let first = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let last = node.endPositionBeforeTrailingTrivia.utf8Offset - 1
    guard first <= last, last < condensed.bytes.count else { return "" }
    let start = condensed.origin(of: first)
    let end = min(condensed.origin(of: last) + 1, start + 1_000)
    return String(String(decoding: bytes[start..<end], as: UTF8.self).prefix(80))
  }
}
