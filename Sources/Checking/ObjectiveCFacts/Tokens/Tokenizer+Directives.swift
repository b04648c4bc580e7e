internal import SourceFacts

extension Tokenizer {
  /// Reads a preprocessor line, with the lines that continue it.
  mutating func directive() {
    offset += 1
    skipBlanks()
    let name = directiveWord()
    skipBlanks()
    switch name {
    case "define": define()
    case "if": addEvent(.start(condition(restOfLine())))
    case "ifdef", "ifndef": addEvent(.start(.unknown))
    case "elif": addEvent(.else(condition(restOfLine())))
    case "else", "elifdef", "elifndef": addEvent(.else(.unknown))
    case "endif": addEvent(.end)
    default: break
    }
    skipLine(hasLiterals: false)
  }

  private mutating func addEvent(_ kind: ConditionalBranches.Event.Kind) {
    events.append(.init(kind: kind, token: tokens.count))
  }

  private mutating func skipBlanks() {
    while offset < limit {
      if bytes[offset] == 0x20 || bytes[offset] == 0x09 {
        offset += 1
      } else if bytes[offset] == UInt8(ascii: "\\"), isNewLine(offset + 1) {
        offset += 1
        newLine()
      } else {
        return
      }
    }
  }

  private mutating func directiveWord() -> String {
    let start = offset
    while offset < limit, Self.isNamePart(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Skips the rest of the line, the lines that continue it, and comments.
  ///
  /// - Returns: Where it ends, or where its last comment begins.
  @discardableResult
  private mutating func skipLine(hasLiterals: Bool) -> Int {
    while offset < limit {
      let byte = bytes[offset]
      let next = self.byte(at: offset + 1)
      if byte == UInt8(ascii: "\\"), isNewLine(offset + 1) {
        offset += 1
        newLine()
      } else if isNewLine(offset) {
        return offset
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        let end = offset
        passLexerToken()
        return end
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        blockComment()
      } else if hasLiterals, byte == UInt8(ascii: "\"") {
        passLexerToken()
      } else {
        offset += 1
      }
    }
    return offset
  }

  /// The text up to the end of the line or a comment.
  ///
  /// The offset stays.
  private func restOfLine() -> String {
    var end = offset
    while end < limit, !isNewLine(end) {
      if bytes[end] == UInt8(ascii: "/"), byte(at: end + 1) == UInt8(ascii: "/") { break }
      if bytes[end] == UInt8(ascii: "/"), byte(at: end + 1) == UInt8(ascii: "*") { break }
      end += 1
    }
    while end > offset, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }

  private func condition(_ text: String) -> ConditionalBranches.Event.Condition {
    switch text {
    case "0", "(0)", "NO", "false": .never
    case "1", "(1)", "YES", "true": .always
    default: .unknown
    }
  }

  private mutating func define() {
    let position = SourcePosition(line: line, column: offset - lineStart + 1)
    let name = directiveWord()
    guard !name.isEmpty else { return }
    let (start, lineStart) = (offset, lineStart)
    let hasParameters = byte(at: offset) == UInt8(ascii: "(")
    let end = skipLine(hasLiterals: true)
    // `#x` and `x##y` are not what they look like.
    if hasParameters, bytes[start..<end].contains(UInt8(ascii: "#")) { return }
    addEvent(.define(defines.count))
    defines.append(
      Define(
        name: name, hasParameters: hasParameters, position: position, start: start, end: end,
        lineStart: lineStart))
  }
}
