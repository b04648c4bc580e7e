/// Splits Swift or Objective-C into words, literals, comments and marks, in one pass over the bytes.
///
/// It knows no grammar, so it can misread a token, such as a quote in a regular expression. A string that is
/// not closed ends with its line, so the next line is read correctly again. ``isDoubtful`` says whether any
/// token may have been misread.
package struct SourceLexer {
  package enum Language: Sendable {
    case swift
    case objectiveC
  }

  package enum Token: Sendable {
    /// A name, keyword or number.
    case word
    /// A Swift name in backticks.
    case quotedName
    /// A string, or one of the parts into which interpolations divide it: see ``literal``.
    case string
    /// An Objective-C character: `'c'`.
    case character
    case lineComment
    case blockComment
    /// `\n`, `\r\n` or `\r`, outside of literals and block comments.
    case lineEnd
    /// Any other byte that is not blank: see ``byte``.
    case mark
    case end
  }

  /// A string, or one of the parts into which interpolations divide it.
  package struct Literal: Sendable {
    /// How many `#` are around the string.
    package var pounds = 0
    package var isMultiline = false
    /// Whether the part begins with the `)` of an interpolation.
    package var isContinued = false
    /// Whether the part ends with the parenthesis that opens an interpolation.
    package var opensInterpolation = false
    /// The contents, without quotes.
    package var contents = 0..<0
  }

  /// An interpolation that is being read, with the string that continues after it.
  struct Interpolation {
    var literal: Literal
    /// How many parentheses are open in the interpolation.
    var depth = 0
  }

  package let bytes: UnsafeBufferPointer<UInt8>
  package let language: Language
  /// The first byte of the last token.
  package internal(set) var start = 0
  /// The byte after the last token.
  package internal(set) var offset = 0
  /// The letters of the last word or name in backticks, as in ``WordBytes/bits``.
  package internal(set) var letters: UInt32 = 0
  /// The last part of a string.
  package internal(set) var literal = Literal()
  /// Whether some token may have been misread.
  package internal(set) var isDoubtful = false
  /// Whether the last comment has no end.
  package internal(set) var hasOpenComment = false
  var interpolations: [Interpolation] = []
  /// The end of the last `#` characters that open neither a string nor a regular expression.
  var poundsEnd = 0
  private let hasComments: Bool
  private let wordBits = WordBytes.bits

  /// Creates a lexer.
  ///
  /// - Parameters:
  ///   - bytes: The source, in UTF-8.
  ///   - language: Its language.
  ///   - hasComments: Whether `//` and `/*` begin comments.
  package init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ language: Language, hasComments: Bool = true
  ) {
    self.bytes = bytes
    self.language = language
    self.hasComments = hasComments
  }

  /// The byte of a mark.
  @inlinable package var byte: UInt8 { bytes[start] }

  /// Whether the last token is a certain mark.
  @inlinable
  package func isMark(_ scalar: Unicode.Scalar) -> Bool {
    offset == start + 1 && bytes[start] == UInt8(ascii: scalar)
  }

  /// Whether the last token is a certain word.
  @inlinable
  package func isWord(_ word: StaticString) -> Bool {
    guard offset - start == word.utf8CodeUnitCount else { return false }
    for index in 0..<word.utf8CodeUnitCount where bytes[start + index] != word.utf8Start[index] {
      return false
    }
    return true
  }

  /// The bytes of the last token.
  @inlinable package var text: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[start..<offset])
  }

  /// Reads the next token.
  package mutating func next() -> Token {
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == 0x09 {
      offset += 1
    }
    start = offset
    guard offset < bytes.count else { return .end }
    let byte = bytes[offset]
    if wordBits[Int(byte)] != 0 {
      word()
      return .word
    }
    switch byte {
    case 0x0A, 0x0D:
      offset += byte == 0x0D && peek(1) == 0x0A ? 2 : 1
      return .lineEnd
    case UInt8(ascii: "/") where hasComments:
      if peek(1) == UInt8(ascii: "/") { return lineComment() }
      if peek(1) == UInt8(ascii: "*") { return blockComment() }
      slash()
    case UInt8(ascii: "\""): return string(pounds: 0)
    case UInt8(ascii: "'") where language == .objectiveC: return character()
    case UInt8(ascii: "#") where language == .swift: return pound()
    case UInt8(ascii: "`") where language == .swift: return quotedName()
    case UInt8(ascii: "(") where !interpolations.isEmpty:
      interpolations[interpolations.count - 1].depth += 1
      offset += 1
    case UInt8(ascii: ")") where !interpolations.isEmpty: return closingParenthesis()
    default: offset += 1
    }
    return .mark
  }

  @inline(__always)
  private mutating func word() {
    var letters: UInt32 = 0
    var end = offset
    while end < bytes.count {
      let bits = wordBits[Int(bytes[end])]
      guard bits != 0 else { break }
      letters |= bits
      end += 1
    }
    self.letters = letters
    offset = end
  }

  /// The byte at a distance after the current one; zero after the end.
  @inlinable
  package func peek(_ distance: Int) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  /// Calls a function with each word in a range and the word's letters, even inside literals and comments.
  package func forEachWord(in range: Range<Int>, _ body: (Range<Int>, UInt32) -> Void) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let start = offset
      var letters: UInt32 = 0
      while offset < range.upperBound {
        let bits = wordBits[Int(bytes[offset])]
        guard bits != 0 else { break }
        letters |= bits
        offset += 1
      }
      if offset > start { body(start..<offset, letters) }
      offset += 1
    }
  }
}
