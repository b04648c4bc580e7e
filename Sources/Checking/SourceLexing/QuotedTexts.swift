/// Texts in quotes of a source, in code or in comments: `"Person"`.
///
/// A text too many does no harm: it only makes an identifier count as used.
package struct QuotedTexts: Sendable {
  /// The hashes of the texts, each as often as it occurs.
  package private(set) var hashes: [WordHash] = []
  /// The beginnings of texts that are computed: `Person` in `"Person\(number)"`, `"Person" + number` and `@"Person%d"`.
  package private(set) var beginnings: [String] = []

  package init() {}

  /// Adds the string that a lexer has read, or the part of it.
  package mutating func addString(of lexer: SourceLexer) {
    let literal = lexer.literal
    // Such a string may have texts in quotes itself.
    if literal.isMultiline || literal.pounds > 0 { addTexts(in: literal.contents, of: lexer) }
    let end = literal.contents.upperBound
    guard !literal.isContinued, !literal.isMultiline, end < lexer.offset else { return }
    add(literal.contents, until: lexer.offset, isWhole: !literal.opensInterpolation, lexer.bytes)
  }

  /// Adds the texts between two quotes on the same line, in a part of a lexer's source.
  package mutating func addTexts(in range: Range<Int>, of lexer: SourceLexer) {
    guard var quote = lexer.index(of: UInt8(ascii: "\""), in: range) else { return }
    while let next = lexer.index(of: UInt8(ascii: "\""), in: quote + 1..<range.upperBound) {
      let text = quote + 1..<next
      if lexer.index(of: 0x0A, in: text) == nil {
        add(text, until: next + 1, isWhole: true, lexer.bytes)
      }
      quote = next
    }
  }

  private mutating func add(
    _ range: Range<Int>, until next: Int, isWhole: Bool, _ source: UnsafeBufferPointer<UInt8>
  ) {
    guard !range.isEmpty else { return }
    if isWhole { hashes.append(WordHash(UnsafeBufferPointer(rebasing: source[range]))) }
    let end = range.first { index in
      source[index] == UInt8(ascii: "%")
        || source[index] == UInt8(ascii: "\\") && source[index + 1] == UInt8(ascii: "(")
    }
    let isBeginning =
      end != nil || !isWhole || source[next...].starts(with: " +".utf8)
    let beginning = range.lowerBound..<(end ?? range.upperBound)
    guard isBeginning, !beginning.isEmpty else { return }
    beginnings.append(String(decoding: source[beginning], as: UTF8.self))
  }
}
