/// A table that maps words to numbers; every word of a source is looked up in it.
///
/// It is not generic, because a generic type isn't specialized in other modules.
package struct WordTable: Sendable {
  /// For each first byte, the lengths of its words as bits, so that most words need no closer look.
  private let lengths: [UInt64]
  /// The words by their first byte.
  private let words: [[(text: [UInt8], value: UInt8)]]

  /// Creates a table of words that have at most 63 bytes.
  package init(_ values: [String: UInt8]) {
    var lengths = [UInt64](repeating: 0, count: 256)
    var words = [[(text: [UInt8], value: UInt8)]](repeating: [], count: 256)
    for (word, value) in values {
      let text = Array(word.utf8)
      lengths[Int(text[0])] |= 1 << UInt64(text.count)
      words[Int(text[0])].append((text, value))
    }
    (self.lengths, self.words) = (lengths, words)
  }

  /// The number of a word, or nil for nearly all words.
  package subscript(word: UnsafeBufferPointer<UInt8>) -> UInt8? {
    // The name in a pair of backticks may be empty.
    guard !word.isEmpty, word.count < 64,
      lengths[Int(word[0])] >> UInt64(word.count) & 1 == 1
    else { return nil }
    return words[Int(word[0])].first { $0.text.elementsEqual(word) }?.value
  }
}
