internal import SourceFacts
internal import SourceLexing

/// Splits Objective-C and Objective-C++ into tokens with symbols and positions.
///
/// Comments and literals are those of ``SourceLexer``. Comments and preprocessor lines are not
/// tokens. `#define`s and the lines of `#if`s are kept separately.
struct Tokenizer {
  /// A `#define`.
  struct Define {
    var name: String
    var hasParameters: Bool
    var position: SourcePosition
    /// The bytes of its parameters and value, up to the end of the line.
    var start: Int
    var end: Int
    var lineStart: Int
  }

  let bytes: [UInt8]
  var offset = 0
  /// Where the current part of the text ends.
  var limit: Int
  var line = 1
  var lineStart = 0
  /// Whether a `#` here begins a preprocessor line.
  var isAtLineStart = true
  var isInDefine = false
  /// Whether a raw string doesn't end.
  ///
  /// Then the search for an end isn't repeated for the next one.
  var hasOpenRawString = false

  var symbols = SymbolTable()
  var tokens: [ObjectiveCToken] = []
  var events: [ConditionalBranches.Event] = []
  var defines: [Define] = []
  /// Whether a literal or comment doesn't end.
  var isBroken = false

  init(_ text: String) {
    bytes = Array(text.utf8)
    limit = bytes.count
    tokens.reserveCapacity(bytes.count / 8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      lineStart = 3
    }
  }

  func byte(at index: Int) -> UInt8 { index < limit ? bytes[index] : 0 }

  /// Reads up to ``limit``.
  mutating func read() {
    while offset < limit {
      let byte = bytes[offset]
      switch byte {
      case 0x20, 0x09, 0x0B, 0x0C: offset += 1
      case 0x0A, 0x0D: newLine()
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "/") where self.byte(at: offset + 1) == UInt8(ascii: "/"):
        passLexerToken()
      case UInt8(ascii: "/") where self.byte(at: offset + 1) == UInt8(ascii: "*"): blockComment()
      case UInt8(ascii: "#") where isAtLineStart && !isInDefine: directive()
      default:
        isAtLineStart = false
        token(byte)
      }
    }
  }

  /// Skips a line end: `\n`, `\r\n` or `\r`.
  mutating func newLine() {
    let isPair = bytes[offset] == 0x0D && byte(at: offset + 1) == 0x0A
    offset += isPair ? 2 : 1
    line += 1
    lineStart = offset
    isAtLineStart = true
  }

  /// Skips the comment or literal here.
  ///
  /// - Returns: Whether it is closed.
  @discardableResult
  mutating func passLexerToken() -> Bool {
    let start = offset
    let (end, isClosed) = bytes.withUnsafeBufferPointer { bytes in
      var lexer = SourceLexer(
        UnsafeBufferPointer(rebasing: bytes[start..<limit]), .objectiveC)
      _ = lexer.next()
      return (start + lexer.offset, !lexer.isDoubtful)
    }
    while offset < end { if isNewLine(offset) { newLine() } else { offset += 1 } }
    return isClosed
  }

  mutating func blockComment() {
    let wasAtLineStart = isAtLineStart
    guard passLexerToken() else {
      isBroken = true
      return
    }
    isAtLineStart = wasAtLineStart
  }

  func isNewLine(_ index: Int) -> Bool {
    index < limit && (bytes[index] == 0x0A || bytes[index] == 0x0D)
  }

  private mutating func token(_ byte: UInt8) {
    if Self.isNameStart(byte) { return name() }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    case UInt8(ascii: "\""): literal(.string, from: offset)
    case UInt8(ascii: "'"): literal(.character, from: offset)
    case UInt8(ascii: "@"): at()
    default: sign(byte)
    }
  }

  mutating func append(_ kind: ObjectiveCToken.Kind, from start: Int, symbol: Int32 = -1) {
    tokens.append(
      ObjectiveCToken(
        kind: kind, symbol: symbol, start: Int32(start), end: Int32(offset), line: Int32(line),
        column: Int32(start - lineStart + 1)))
  }

  static func isNameStart(_ byte: UInt8) -> Bool {
    isNamePart(byte) && byte &- UInt8(ascii: "0") >= 10
  }

  static func isNamePart(_ byte: UInt8) -> Bool {
    WordBytes.isWord(byte) || byte == UInt8(ascii: "$")
  }

  /// Skips a name, and returns its number.
  mutating func symbol() -> Int32 {
    let start = offset
    while offset < limit, Self.isNamePart(bytes[offset]) { offset += 1 }
    let end = offset
    return bytes.withUnsafeBufferPointer {
      symbols.number(of: UnsafeBufferPointer(rebasing: $0[start..<end]))
    }
  }

  private mutating func name() {
    let start = offset
    let symbol = symbol()
    if byte(at: offset) == UInt8(ascii: "\""), bytes[offset - 1] == UInt8(ascii: "R"),
      offset - start <= 3, rawString(from: start)
    {
      return
    }
    append(.name, from: start, symbol: symbol)
  }

  private mutating func number() {
    let start = offset
    while offset < limit {
      let byte = bytes[offset]
      if Self.isNamePart(byte) || byte == UInt8(ascii: ".") {
        offset += 1
      } else if byte == UInt8(ascii: "'"), Self.isNamePart(self.byte(at: offset + 1)) {
        offset += 2
      } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"),
        bytes[offset - 1] | 0x20 == UInt8(ascii: "e"), !bytes[start..<offset].contains(120)
      {
        offset += 1
      } else {
        break
      }
    }
    append(.number, from: start)
  }

  private mutating func at() {
    let start = offset
    offset += 1
    let next = byte(at: offset)
    if next == UInt8(ascii: "\"") {
      literal(.string, from: start)
    } else if Self.isNameStart(next) {
      let symbol = symbol()
      append(.keyword, from: start, symbol: symbol)
    } else {
      append(.at, from: start)
    }
  }
}
