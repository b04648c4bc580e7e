internal import Findings
internal import SwiftParser
internal import SwiftSyntax

/// A Swift file with its syntax tree, which finds the tokens at the places in facts.
struct ParsedSource {
  let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  /// The line break that the file uses.
  let lineEnd: String
  private let lines: LineStarts

  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    tree = bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: 256)
    }
    lines = LineStarts(bytes)
    lineEnd = bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
  }

  /// Returns the token that begins at a place, or nil if none does.
  func token(at place: Findings.SourceLocation) -> TokenSyntax? {
    guard place.file == path, let offset = lines.offset(of: place, in: bytes), offset < bytes.count
    else { return nil }
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)), token.start == offset
    else { return nil }
    return token
  }

  /// Returns the place of a node's first token.
  func location(of node: some SyntaxProtocol) -> Findings.SourceLocation {
    lines.location(of: node.start, in: path)
  }

  /// Returns the refusal of a class because of code in `prepare(for:sender:)` that can't be moved.
  func otherSetup(at node: some SyntaxProtocol) -> Refusal { .otherSetup(location(of: node)) }

  /// Returns the code in a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the code of a node, without the blanks and comments around it.
  func text(of node: some SyntaxProtocol) -> String { text(node.range) }

  /// Returns the blanks at the beginning of the line that contains an offset.
  func indentation(at offset: Int) -> String {
    let start = lines.line(around: offset).lowerBound
    let blanks = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// The additional indentation of a block, as in the first indented block of the file; two blanks
  /// if there is none.
  var unit: String {
    for brace in tree.tokens(viewMode: .sourceAccurate) where brace.tokenKind == .leftBrace {
      guard let next = brace.nextToken(viewMode: .sourceAccurate), beginsLine(next.start) else {
        continue
      }
      if let added = added(at: next.start, to: indentation(at: brace.start)) { return added }
    }
    return "  "
  }

  /// Returns the additional indentation of the line that contains an offset, compared with an outer
  /// line, or nil if it has none.
  func added(at offset: Int, to outer: String) -> String? {
    let inner = indentation(at: offset)
    return inner.hasPrefix(outer) && inner.count > outer.count
      ? String(inner.dropFirst(outer.count)) : nil
  }

  /// Whether only blanks precede an offset on its line.
  func beginsLine(_ offset: Int) -> Bool {
    let start = lines.line(around: offset).lowerBound
    return bytes[start..<offset].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// The offsets of the lines that begin in a range and aren't blank.
  func starts(ofLinesIn range: Range<Int>) -> [Int] {
    var starts: [Int] = []
    var line = lines.line(around: range.lowerBound)
    while line.lowerBound < range.upperBound {
      let first = bytes[line].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      if range.contains(line.lowerBound), let first, first != UInt8(ascii: "\n"),
        first != UInt8(ascii: "\r")
      {
        starts.append(line.lowerBound)
      }
      guard line.upperBound < bytes.count else { break }
      line = lines.line(around: line.upperBound)
    }
    return starts
  }

  /// Returns the range of the whole lines of a node.
  func lines(of node: some SyntaxProtocol) -> Range<Int> {
    lines.line(around: node.start).lowerBound..<lines.line(around: node.end).upperBound
  }

  /// Returns a range of whole lines together with the blank line before it.
  func withBlankLine(before range: Range<Int>) -> Range<Int> {
    let previous = lines.line(around: range.lowerBound - 1)
    guard previous.upperBound == range.lowerBound, text(previous).allSatisfy(\.isWhitespace)
    else { return range }
    return previous.lowerBound..<range.upperBound
  }

  func hasComment(in range: Range<Int>) -> Bool {
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    return range.dropLast().contains { offset in
      guard bytes[offset] == slash, bytes[offset + 1] == slash || bytes[offset + 1] == star
      else { return false }
      // The slashes of an address are in the token of a string.
      return tree.token(at: AbsolutePosition(utf8Offset: offset))?.range.contains(offset) != true
    }
  }

  func endOfLine(at offset: Int) -> Int {
    bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      ?? bytes.count
  }

  /// The end of the line after the one that contains an offset, if the next line is blank.
  func endOfBlankLine(after offset: Int) -> Int? {
    guard let lineEnd = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")),
      let next = bytes[(lineEnd + 1)...].firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let isBlank = bytes[(lineEnd + 1)..<next].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    return isBlank ? next + 1 : nil
  }
}

extension TokenSyntax {
  /// Whether it is the name of a member: `title` in `person.title`.
  var isAfterPeriod: Bool {
    previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
  }
}

extension SyntaxProtocol {
  /// The offset of the first token, without the blanks and comments before it.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  /// The offset after the last token.
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
  /// The bytes of the node without the blanks and comments around it.
  var range: Range<Int> { start..<max(start, end) }

  /// The nodes around this one, the nearest first.
  var ancestors: some Sequence<Syntax> {
    sequence(first: Syntax(self), next: \.parent).dropFirst()
  }

  /// The nodes around this one, the nearest first, up to the function.
  var ancestorsInFunction: [Syntax] { ancestors.prefix { !$0.is(FunctionDeclSyntax.self) } }

  /// Returns the nearest node of a type around this one, or this one.
  func nearest<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    self.as(type) ?? ancestors.lazy.compactMap { $0.as(type) }.first
  }
}

extension SyntaxProtocol {
  /// The operands and operators of an expression like `a == b`; empty if it has none.
  var operands: [ExprSyntax] { Array(self.as(SequenceExprSyntax.self)?.elements ?? []) }
}
