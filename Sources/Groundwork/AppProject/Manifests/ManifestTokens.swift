internal import SourceLexing

/// The tokens of a manifest in Swift that matter here: names, strings and punctuation.
enum ManifestToken: Hashable {
  case name(String)
  /// A string literal; nil if it has escapes or interpolations.
  case string(String?)
  case punctuation(UInt8)

  /// Splits a manifest into tokens, without comments.
  static func tokens(of text: String) -> [ManifestToken] {
    var text = text
    return text.withUTF8 { bytes in
      var lexer = SourceLexer(bytes, .swift)
      var tokens: [ManifestToken] = []
      while true {
        switch lexer.next() {
        case .end: return tokens
        case .word: tokens.append(.name(String(decoding: lexer.text, as: UTF8.self)))
        case .quotedName:
          tokens.append(
            .name(String(decoding: lexer.text.dropFirst().dropLast(), as: UTF8.self)))
        case .string:
          guard !lexer.literal.opensInterpolation else {
            skipInterpolations(of: &lexer)
            tokens.append(.string(nil))
            continue
          }
          let contents = bytes[lexer.literal.contents]
          let isPlain = !contents.contains(UInt8(ascii: "\\"))
          tokens.append(.string(isPlain ? String(decoding: contents, as: UTF8.self) : nil))
        case .mark:
          if lexer.byte > UInt8(ascii: " ") { tokens.append(.punctuation(lexer.byte)) }
        case .character, .lineComment, .blockComment, .lineEnd: break
        }
      }
    }
  }

  /// Reads on to the end of a string with interpolations.
  private static func skipInterpolations(of lexer: inout SourceLexer) {
    var depth = 1
    while depth > 0 {
      switch lexer.next() {
      case .end: return
      case .string:
        if lexer.literal.isContinued { depth -= 1 }
        if lexer.literal.opensInterpolation { depth += 1 }
      default: break
      }
    }
  }
}
