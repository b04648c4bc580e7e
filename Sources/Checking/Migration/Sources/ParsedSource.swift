internal import Findings
internal import SwiftParser
internal import SwiftSyntax

/// A Swift file with its syntax tree, whose nodes are found at the places that facts name.
struct ParsedSource {
  let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  /// The offset of the first byte of every line.
  private let lineStarts: [Int]

  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    tree = bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: 256)
    }
    lineStarts = Self.lineStarts(in: bytes)
  }

  /// Returns the token that begins at a place, or nil if none does.
  func token(at place: Findings.SourceLocation) -> TokenSyntax? {
    guard place.file == path, lineStarts.indices.contains(place.line - 1) else { return nil }
    let offset = lineStarts[place.line - 1] + place.column - 1
    guard offset < bytes.count else { return nil }
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)), token.start == offset
    else { return nil }
    return token
  }

  /// Returns the place of a node's first token.
  func location(of node: some SyntaxProtocol) -> Findings.SourceLocation {
    let line = line(at: node.start)
    return Findings.SourceLocation(
      file: path, line: line + 1, column: node.start - lineStarts[line] + 1)
  }

  /// Returns the code in a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the code of a node, without the blanks and comments around it.
  func text(of node: some SyntaxProtocol) -> String { text(node.range) }

  /// Returns the blanks at the beginning of the line that contains an offset.
  func indentation(at offset: Int) -> String {
    let start = lineStarts[line(at: offset)]
    let blanks = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// Whether only blanks precede an offset on its line.
  func beginsLine(_ offset: Int) -> Bool {
    let start = lineStarts[line(at: offset)]
    return bytes[start..<offset].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// The offsets of the lines that begin in a range and aren't blank.
  func starts(ofLinesIn range: Range<Int>) -> [Int] {
    lineStarts.filter { start in
      guard range.contains(start) else { return false }
      let first = bytes[start...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      return first != UInt8(ascii: "\n") && first != UInt8(ascii: "\r")
    }
  }

  /// Returns the range of whole lines that a node takes.
  func lines(of node: some SyntaxProtocol) -> Range<Int> {
    let first = lineStarts[line(at: node.start)]
    let next = line(at: node.end) + 1
    return first..<(next < lineStarts.count ? lineStarts[next] : bytes.count)
  }

  /// Whether a range contains a comment.
  func hasComment(in range: Range<Int>) -> Bool {
    let text = text(range)
    return text.contains("//") || text.contains("/*")
  }

  /// The end of the file's lines.
  var lineEnd: String { bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n" }

  private func line(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") {
        starts.append(offset + 1)
      } else if byte == UInt8(ascii: "\r"), bytes.dropFirst(offset + 1).first != UInt8(ascii: "\n")
      {
        starts.append(offset + 1)
      }
    }
    return starts
  }
}

extension SyntaxProtocol {
  /// The offset of the first token, behind the blanks and comments before it.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  /// The offset behind the last token.
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
  /// The bytes of the node without the blanks and comments around it.
  var range: Range<Int> { start..<max(start, end) }

  /// Returns the nearest node of a type around this one, or this one.
  func nearest<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var next: Syntax? = Syntax(self)
    while let node = next {
      if let found = node.as(type) { return found }
      next = node.parent
    }
    return nil
  }
}

extension ParsedSource {
  /// The end of the line that contains an offset.
  func endOfLine(at offset: Int) -> Int {
    bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      ?? bytes.count
  }
}
