extension SourceCondenser {
  /// `/`: a comment, which is left out, or an operator.
  mutating func slash() throws(Unsure) {
    switch peek(1) {
    case UInt8(ascii: "/"): lineComment()
    case UInt8(ascii: "*"): try blockComment()
    default:
      guard !mayBeginRegularExpression else { throw Unsure() }
      offset += 1
    }
  }

  private mutating func lineComment() {
    var start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"),
      bytes[offset] != UInt8(ascii: "\r")
    {
      offset += 1
    }
    // A line with nothing else goes with its end.
    var lineStart = start
    while lineStart > 0,
      bytes[lineStart - 1] == UInt8(ascii: " ") || bytes[lineStart - 1] == UInt8(ascii: "\t")
    {
      lineStart -= 1
    }
    let isAlone = lineStart == 0 || bytes[lineStart - 1] == UInt8(ascii: "\n")
    if isAlone, offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") {
      start = lineStart
      offset += 1
    }
    omit(start..<offset, filler: nil)
  }

  private mutating func blockComment() throws(Unsure) {
    let start = offset
    var depth = 0
    var hasLines = false
    repeat {
      guard offset + 1 < bytes.count else { throw Unsure() }
      switch (bytes[offset], bytes[offset + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        offset += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        offset += 2
      default:
        hasLines =
          hasLines || bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r")
        offset += 1
      }
    } while depth > 0
    omit(start..<offset, filler: UInt8(ascii: hasLines ? "\n" : " "))
  }

  private mutating func omit(_ range: Range<Int>, filler: UInt8?) {
    if filler == nil, let last = omissions.last, last.filler == nil,
      last.range.upperBound == range.lowerBound
    {
      omissions[omissions.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      omissions.append(Omission(range: range, filler: filler))
    }
  }

  /// Whether a slash may begin `/…/`: it ends in the same line, and neither begins with a blank nor
  /// stands behind an operand.
  private var mayBeginRegularExpression: Bool {
    let next = peek(1)
    guard next > UInt8(ascii: " "), next != UInt8(ascii: ")"), offset > 0 else { return false }
    let before = bytes[offset - 1]
    let isBehindOperand =
      WordBytes.isWord(before) || before == UInt8(ascii: ")") || before == UInt8(ascii: "]")
      || before == UInt8(ascii: "}") || before == UInt8(ascii: "\"")
      || before == UInt8(ascii: "`")
      || before == UInt8(ascii: "?") || before == UInt8(ascii: "!")
    guard !isBehindOperand else { return false }
    return bytes[(offset + 1)...].prefix { $0 != UInt8(ascii: "\n") }
      .contains(UInt8(ascii: "/"))
  }

  /// `#`: of a string, a regular expression or a directive.
  mutating func pound() throws(Unsure) {
    var pounds = 0
    while peek(0) == UInt8(ascii: "#") {
      pounds += 1
      offset += 1
    }
    switch peek(0) {
    case UInt8(ascii: "\""): try string(pounds: pounds)
    case UInt8(ascii: "/"): throw Unsure()
    default: break
    }
  }

  /// A name in backticks.
  mutating func backtick() throws(Unsure) {
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "`") {
      guard bytes[offset] != UInt8(ascii: "\n") else { throw Unsure() }
      if WordBytes.isWord(bytes[offset]) { _ = readWord() } else { offset += 1 }
    }
    guard offset < bytes.count else { throw Unsure() }
    offset += 1
  }

  /// A string, where code goes on behind it.
  mutating func string(pounds: Int) throws(Unsure) {
    let isTriple = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    // `#"""#` has one quote in it: several lines begin with a line's end.
    let isMultiline =
      isTriple
      && bytes[(offset + 3)...].first { $0 != UInt8(ascii: " ") } ?? 0 < UInt8(ascii: " ")
    if isTriple, !isMultiline, pounds == 0 { throw Unsure() }
    offset += isMultiline ? 3 : 1
    let isAmongDeclarations = open.isEmpty
    try restOfString(pounds: pounds, isMultiline: isMultiline)
    // Where declarations are, nobody else goes through an interpolation.
    if isAmongDeclarations { levels[levels.count - 1].add(try untilClosed()) }
  }

  /// A string from within, up to its end or an interpolation.
  mutating func restOfString(pounds: Int, isMultiline: Bool) throws(Unsure) {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        if isMultiline, peek(1) != UInt8(ascii: "\"") || peek(2) != UInt8(ascii: "\"") {
          offset += 1
          continue
        }
        let end = offset + (isMultiline ? 3 : 1)
        guard hasPounds(pounds, at: end) else {
          offset += 1
          continue
        }
        offset = end + pounds
        return
      case UInt8(ascii: "\\"):
        guard hasPounds(pounds, at: offset + 1) else {
          offset += 1
          continue
        }
        offset += 1 + pounds
        if peek(0) == UInt8(ascii: "(") {
          offset += 1
          open.append(.interpolation(pounds: pounds, isMultiline: isMultiline))
          return
        }
        offset += 1
      case UInt8(ascii: "\n") where !isMultiline, UInt8(ascii: "\r") where !isMultiline:
        throw Unsure()
      default: offset += 1
      }
    }
    throw Unsure()
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    guard count > 0 else { return true }
    guard start + count <= bytes.count else { return false }
    return bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
