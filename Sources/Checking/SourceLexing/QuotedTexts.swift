/// Texts in quotes of a source, in code or in comments: `"Person"`.
///
/// A superfluous text does no harm: it only makes an identifier count as used.
package struct QuotedTexts: Sendable {
  /// The hashes of the texts, each as often as it occurs.
  package private(set) var hashes: [WordHash] = []
  /// The beginnings of texts that are computed: `Person` in `"Person\(number)"`, `"Person" + number`, `@"Person%d"` and
  /// `[@"Person" stringByAppendingString:number]`.
  package private(set) var beginnings: [String] = []
  /// The ends of texts that are computed: `Person` in `"\(number)Person"`, `number + "Person"` and `@"%dPerson"`.
  package private(set) var ends: [String] = []

  package init() {}

  /// Adds the string that a lexer has just read, or the part of it.
  package mutating func addString(of lexer: SourceLexer) {
    let literal = lexer.literal
    // Such a string may have texts in quotes itself.
    if literal.isMultiline || literal.pounds > 0 { addTexts(in: literal.contents, of: lexer) }
    let end = literal.contents.upperBound
    guard !literal.isMultiline, end < lexer.offset else { return }
    guard !literal.isContinued else {
      if !literal.opensInterpolation { addEnd(literal.contents, lexer.bytes) }
      return
    }
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
    if isWhole {
      hashes.append(WordHash(UnsafeBufferPointer(rebasing: source[range])))
      if let percent = range.last(where: { source[$0] == UInt8(ascii: "%") }) {
        let format = source[percent + 1..<range.upperBound]
        let rest = format.drop { Self.modifiers.contains($0) }.dropFirst()
        addEnd(rest.startIndex..<range.upperBound, source)
      } else if Self.isAppended(source[..<(range.lowerBound - 1)]) {
        addEnd(range, source)
      }
    }
    let end = range.first { index in
      source[index] == UInt8(ascii: "%")
        || source[index] == UInt8(ascii: "\\") && source[index + 1] == UInt8(ascii: "(")
    }
    let isBeginning = end != nil || !isWhole || Self.isContinued(by: source[next...])
    let beginning = range.lowerBound..<(end ?? range.upperBound)
    guard isBeginning, !beginning.isEmpty else { return }
    beginnings.append(String(decoding: source[beginning], as: UTF8.self))
  }

  private mutating func addEnd(_ range: Range<Int>, _ source: UnsafeBufferPointer<UInt8>) {
    guard !range.isEmpty else { return }
    ends.append(String(decoding: source[range], as: UTF8.self))
  }

  /// Whether code appends something to a text, by what follows the text.
  private static func isContinued(by next: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let next = next.drop { blanks.contains($0) }
    return next.first == UInt8(ascii: "+") || appending.contains { next.starts(with: $0) }
  }

  /// Whether code appends a text to something, by what precedes the text.
  private static func isAppended(_ previous: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let previous = previous.reversed().drop { blanks.contains($0) || $0 == UInt8(ascii: "@") }
    return previous.first == UInt8(ascii: "+")
      || appendingReversed.contains { previous.starts(with: $0) }
  }

  /// The calls that append a text to another one.
  private static let appending = [".appending(", "stringByAppendingString:"].map { Array($0.utf8) }
  private static let appendingReversed = appending.map { Array($0.reversed()) }
  /// Blanks, ends of lines and the `#` of a raw string.
  private static let blanks = Set(" \t\r\n#".utf8)
  /// The bytes between the percent sign of a format and the letter of its type.
  private static let modifiers = Set("0123456789$.-+#lhqz".utf8)
}
