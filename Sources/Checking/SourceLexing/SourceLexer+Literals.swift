internal import Foundation

// Comments, strings, names in backticks, and possible regular expressions.
extension SourceLexer {
  func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  mutating func lineComment() -> Token {
    skipLine()
    // In C, a backslash at the end of a line continues the comment on the next line.
    while language == .objectiveC, offset < bytes.count, bytes[offset - 1] == UInt8(ascii: "\\") {
      offset += bytes[offset] == 0x0D && peek(1) == 0x0A ? 2 : 1
      skipLine()
    }
    return .lineComment
  }

  /// Moves to the end of the line.
  private mutating func skipLine() {
    let start = offset
    offset = index(of: 0x0A, in: start..<bytes.count) ?? bytes.count
    offset = index(of: 0x0D, in: start..<offset) ?? offset
  }

  /// Returns where a byte is, which the system finds faster than a loop does.
  package func index(of byte: UInt8, in range: Range<Int>) -> Int? {
    guard let base = bytes.baseAddress,
      let found = memchr(base + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  mutating func blockComment() -> Token {
    var depth = 0
    while offset < bytes.count {
      switch (bytes[offset], peek(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")) where depth == 0 || language == .swift:
        depth += 1
        offset += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        offset += 2
        if depth == 0 { return .blockComment }
      default: offset += 1
      }
    }
    offset = bytes.count
    hasOpenComment = true
    isDoubtful = true
    return .blockComment
  }

  /// Skips a slash that doesn't begin a comment.
  mutating func slash() {
    if language == .swift, mayBeginRegularExpression { isDoubtful = true }
    offset += 1
  }

  /// Whether a slash may begin `/…/`, which ends on the same line, doesn't begin with a blank and doesn't
  /// follow an operand.
  private var mayBeginRegularExpression: Bool {
    let next = peek(1)
    guard next > UInt8(ascii: " "), next != UInt8(ascii: ")"), offset > 0 else { return false }
    let before = bytes[offset - 1]
    guard !WordBytes.isWord(before), !")]}\"`?!".utf8.contains(before) else { return false }
    // The search ends at the next slash, so that a line with many slashes is read once, not once for each.
    let nextSlash = bytes[(offset + 1)...].first { $0 == 0x0A || $0 == UInt8(ascii: "/") }
    return nextSlash == UInt8(ascii: "/")
  }

  /// Reads a `#`, which may begin a string, a regular expression, a directive or a macro.
  mutating func pound() -> Token {
    // A run of thousands of `#` is counted once, not once for each of them.
    guard offset >= poundsEnd else {
      offset += 1
      return .mark
    }
    var pounds = 0
    while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    switch peek(pounds) {
    case UInt8(ascii: "\""):
      offset += pounds
      return string(pounds: pounds)
    case UInt8(ascii: "/"): isDoubtful = true
    default: break
    }
    poundsEnd = offset + pounds
    offset += 1
    return .mark
  }

  mutating func quotedName() -> Token {
    var end = offset + 1
    letters = 0
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), !isLineEnd(bytes[end]) {
      letters |= WordBytes.bits[Int(bytes[end])]
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "`") else {
      isDoubtful = true
      offset += 1
      return .mark
    }
    offset = end + 1
    return .quotedName
  }

  mutating func character() -> Token {
    literal = Literal()
    offset += 1
    while offset < bytes.count, !isLineEnd(bytes[offset]) {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "'") { return .character }
      if byte == UInt8(ascii: "\\") { escape() }
    }
    isDoubtful = true
    return .character
  }

  mutating func string(pounds: Int) -> Token {
    literal = Literal(pounds: pounds)
    if language == .swift, peek(1) == UInt8(ascii: "\""), peek(2) == UInt8(ascii: "\"") {
      // `#"""#` is a string of one quote: after the quotes of a multiline string, the line ends.
      let next = bytes[(offset + 3)...].first { $0 != UInt8(ascii: " ") } ?? 0
      literal.isMultiline = next < UInt8(ascii: " ") || pounds == 0
      if next >= UInt8(ascii: " "), pounds == 0 { isDoubtful = true }
    }
    offset += literal.isMultiline ? 3 : 1
    return restOfString()
  }

  /// Reads a closing parenthesis, and the rest of the string if it ends an interpolation.
  mutating func closingParenthesis() -> Token {
    let last = interpolations.count - 1
    offset += 1
    guard interpolations[last].depth == 0 else {
      interpolations[last].depth -= 1
      return .mark
    }
    literal = interpolations.removeLast().literal
    literal.isContinued = true
    literal.opensInterpolation = false
    return restOfString()
  }

  /// Reads the rest of a string, up to its end or to an interpolation.
  private mutating func restOfString() -> Token {
    let contents = offset
    let (pounds, isMultiline) = (literal.pounds, literal.isMultiline)
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        let isEnd = !isMultiline || peek(1) == byte && peek(2) == byte
        let end = offset + (isMultiline ? 3 : 1)
        if isEnd, hasPounds(pounds, at: end) {
          literal.contents = contents..<offset
          offset = end + pounds
          return .string
        }
        offset += 1
      } else if byte == UInt8(ascii: "\\"), hasPounds(pounds, at: offset + 1) {
        let end = offset
        offset += 1 + pounds
        if language == .swift, peek(0) == UInt8(ascii: "(") {
          offset += 1
          literal.contents = contents..<end
          literal.opensInterpolation = true
          interpolations.append(Interpolation(literal: literal))
          return .string
        }
        escape()
      } else if !isMultiline, isLineEnd(byte) {
        break
      } else {
        offset += 1
      }
    }
    offset = min(offset, bytes.count)
    literal.contents = contents..<offset
    isDoubtful = true
    return .string
  }

  /// Skips the byte after a backslash, or a line end if the string continues after it.
  private mutating func escape() {
    guard offset < bytes.count else { return }
    guard isLineEnd(bytes[offset]), !literal.isMultiline else { return offset += 1 }
    if language == .objectiveC { offset += peek(0) == 0x0D && peek(1) == 0x0A ? 2 : 1 }
  }

  private func hasPounds(_ count: Int, at index: Int) -> Bool {
    guard count > 0 else { return true }
    guard index + count <= bytes.count else { return false }
    return bytes[index..<index + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
