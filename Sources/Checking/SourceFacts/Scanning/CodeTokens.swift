package import SourceLexing

/// The tokens of a source without its comments, for looking at the neighbors of a word.
package struct CodeTokens {
  struct Token {
    var kind: SourceLexer.Token
    var range: Range<Int>
    /// The contents of a string without escapes and interpolations; nil for any other token.
    var text: Range<Int>?
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var tokens: [Token] = []

  package init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLexer.Language,
    hasComments: Bool = true
  ) {
    self.bytes = bytes
    var lexer = SourceLexer(bytes, language, hasComments: hasComments)
    while true {
      let kind = lexer.next()
      switch kind {
      case .end: return
      case .lineComment, .blockComment: break
      case .string:
        let literal = lexer.literal
        let isPlain =
          !literal.opensInterpolation && !literal.isContinued
          && !bytes[literal.contents].contains {
            $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\n")
          }
        tokens.append(
          Token(
            kind: kind, range: lexer.start..<lexer.offset, text: isPlain ? literal.contents : nil))
      default: tokens.append(Token(kind: kind, range: lexer.start..<lexer.offset))
      }
    }
  }

  var indices: Range<Int> { tokens.indices }

  /// The word at an index; nil if there is something else.
  func word(_ index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  func isWord(_ index: Int, _ words: String...) -> Bool { word(index).map(words.contains) ?? false }

  /// The mark at an index; nil if there is something else.
  func mark(_ index: Int) -> Unicode.Scalar? {
    guard tokens.indices.contains(index), tokens[index].kind == .mark else { return nil }
    return Unicode.Scalar(bytes[tokens[index].range.lowerBound])
  }

  /// The text of a string at an index; nil for one with escapes, and if there is something else.
  func text(_ index: Int) -> String? {
    guard tokens.indices.contains(index), let text = tokens[index].text else { return nil }
    return String(decoding: bytes[text], as: UTF8.self)
  }

  func isLineEnd(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .lineEnd
  }

  /// The index of the next token that is not a line end, or the index after the last token.
  func next(after index: Int) -> Int {
    var next = index + 1
    while isLineEnd(next) { next += 1 }
    return next
  }
}
