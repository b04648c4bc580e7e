extension Tokenizer {
  /// Reads a string or character that begins at `start`, with its `@` if it has one.
  ///
  /// If it isn't closed, it ends with the line.
  mutating func literal(_ kind: ObjectiveCToken.Kind, from start: Int) {
    append(kind, from: start)
    if !passLexerToken() { isBroken = true }
    endLiteral()
  }

  /// Extends the last token, which may have several lines, up to the current offset.
  private mutating func endLiteral() {
    tokens[tokens.count - 1].end = Int32(offset)
    isAtLineStart = false
  }

  /// Reads a raw string of C++, `R"mark(…)mark"`, and returns whether it is one.
  mutating func rawString(from start: Int) -> Bool {
    guard !hasOpenRawString else { return false }
    var index = offset + 1
    while index - offset <= 17, Self.isNamePart(byte(at: index)) { index += 1 }
    guard byte(at: index) == UInt8(ascii: "(") else { return false }
    let mark = [UInt8(ascii: ")")] + bytes[(offset + 1)..<index] + [UInt8(ascii: "\"")]
    var end = index + 1
    while end + mark.count <= limit {
      if bytes[end] == mark[0], bytes[end..<(end + mark.count)].elementsEqual(mark) {
        append(.character, from: start)
        while offset < end { if isNewLine(offset) { newLine() } else { offset += 1 } }
        offset = end + mark.count
        endLiteral()
        return true
      }
      end += 1
    }
    hasOpenRawString = true
    return false
  }

  /// Reads an operator or a bracket.
  mutating func sign(_ first: UInt8) {
    let start = offset
    let second = byte(at: offset + 1)
    let (kind, length) = Self.sign(first, second)
    offset += length
    if length == 2, kind == .other, byte(at: offset) == UInt8(ascii: "=") { offset += 1 }
    append(kind, from: start)
  }

  private static func sign(_ first: UInt8, _ second: UInt8) -> (ObjectiveCToken.Kind, Int) {
    let isAssigning = second == UInt8(ascii: "=")
    switch first {
    case UInt8(ascii: "("): return (.openParenthesis, 1)
    case UInt8(ascii: ")"): return (.closeParenthesis, 1)
    case UInt8(ascii: "["): return (.openBracket, 1)
    case UInt8(ascii: "]"): return (.closeBracket, 1)
    case UInt8(ascii: "{"): return (.openBrace, 1)
    case UInt8(ascii: "}"): return (.closeBrace, 1)
    case UInt8(ascii: ";"): return (.semicolon, 1)
    case UInt8(ascii: ","): return (.comma, 1)
    case UInt8(ascii: "?"): return (.question, 1)
    case UInt8(ascii: "."): return (.member, 1)
    case UInt8(ascii: ":"): return second == first ? (.scope, 2) : (.colon, 1)
    case UInt8(ascii: "="): return isAssigning ? (.equal, 2) : (.assign, 1)
    case UInt8(ascii: "!"): return isAssigning ? (.notEqual, 2) : (.not, 1)
    case UInt8(ascii: "-") where second == UInt8(ascii: ">"): return (.member, 2)
    case UInt8(ascii: "&") where second == first: return (.and, 2)
    case UInt8(ascii: "|") where second == first: return (.or, 2)
    case UInt8(ascii: "+") where second == first: return (.step, 2)
    case UInt8(ascii: "-") where second == first: return (.step, 2)
    case UInt8(ascii: "<") where second == first: return (.other, 2)
    case UInt8(ascii: "<") where isAssigning: return (.other, 2)
    case UInt8(ascii: ">") where isAssigning: return (.other, 2)
    default: break
    }
    if isAssigning { return (.compoundAssign, 2) }
    switch first {
    case UInt8(ascii: "*"): return (.star, 1)
    case UInt8(ascii: "&"): return (.ampersand, 1)
    case UInt8(ascii: "^"): return (.caret, 1)
    case UInt8(ascii: "+"): return (.plus, 1)
    case UInt8(ascii: "-"): return (.minus, 1)
    case UInt8(ascii: "<"): return (.less, 1)
    case UInt8(ascii: ">"): return (.greater, 1)
    default: return (.other, 1)
    }
  }
}
