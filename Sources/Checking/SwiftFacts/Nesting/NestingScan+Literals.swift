internal import SourceLexing

// Comments, strings, regular expressions and directives.
extension NestingScan {
  func isComment(at offset: Int) -> Bool {
    offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "/")
      && (bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*"))
  }

  /// Skips a comment, if one begins here.
  mutating func comment() -> Bool {
    guard isComment(at: offset) else { return false }
    if peek(1) == UInt8(ascii: "/") {
      while offset < bytes.count, !isLineEnd(bytes[offset]) { offset += 1 }
      return true
    }
    var depth = 0
    repeat {
      switch (peek(), peek(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        offset += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        offset += 2
      default: offset += 1
      }
    } while depth > 0 && offset < bytes.count
    return true
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Skips the rest of the line if a regular expression with a quote may begin here, because then
  /// it is not clear where the line's strings are.
  ///
  /// Returns whether it did.
  mutating func doubtfulExpression() -> Bool {
    guard lastToken != .operand else { return false }
    // Most slashes are followed by another one without a quote in between. Then the rest of the line doesn't matter.
    let slash = bytes[(offset + 1)...].firstIndex { $0 == UInt8(ascii: "/") || isLineEnd($0) }
    guard let slash, bytes[slash] == UInt8(ascii: "/"),
      bytes[offset..<slash].contains(UInt8(ascii: "\""))
    else { return false }
    let end = bytes[slash...].firstIndex(where: isLineEnd) ?? bytes.count
    let opening = bytes[(offset + 1)..<end].count { "([{<".utf8.contains($0) }
    if opening > Self.mostInDoubtfulLine { brackets.spend() }
    offset = end
    return true
  }

  mutating func pound() {
    var pounds = 0
    while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    let next = peek(pounds)
    if next == UInt8(ascii: "\"") {
      offset += pounds
      return string(pounds: pounds)
    }
    if bytes[offset...].starts(with: "#if".utf8), !WordBytes.isWord(peek(3)) { conditions += 1 }
    if bytes[offset...].starts(with: "#endif".utf8) { conditions = max(0, conditions - 1) }
    brackets.endTypes()
    endModifiers()
    lastToken = .other
    isInAttribute = false
    offset += pounds
  }

  mutating func backtick() {
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "`"), !isLineEnd(bytes[offset]) {
      offset += 1
    }
    offset += 1
    endRun()
    lastToken = .operand
  }

  mutating func string(pounds: Int) {
    let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    offset += isMultiline ? 3 : 1
    brackets.endTypes()
    restOfString(BracketStack.Interpolated(pounds: pounds, isMultiline: isMultiline))
  }

  /// Reads a string from the inside, up to its end or an interpolation.
  mutating func restOfString(_ string: BracketStack.Interpolated) {
    lastToken = .other
    isInAttribute = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        let quotes = string.isMultiline ? 3 : 1
        let isEnd =
          (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
          && (0..<string.pounds).allSatisfy { peek(quotes + $0) == UInt8(ascii: "#") }
        offset += isEnd ? quotes + string.pounds : 1
        if isEnd { return }
      } else if byte == UInt8(ascii: "\\"),
        (0..<string.pounds).allSatisfy({ peek(1 + $0) == UInt8(ascii: "#") })
      {
        offset += 1 + string.pounds
        if peek() == UInt8(ascii: "(") {
          offset += 1
          brackets.open(string)
          return
        }
        if offset < bytes.count, string.isMultiline || !isLineEnd(bytes[offset]) { offset += 1 }
      } else {
        if !string.isMultiline, isLineEnd(byte) { return }
        offset += 1
      }
    }
  }
}
