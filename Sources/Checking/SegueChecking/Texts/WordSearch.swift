internal import SourceLexing

/// Finds which of some names a source has as words, in code, comments and strings alike.
package struct WordSearch: Sendable {
  private let names: Set<String>
  /// One bit per combination of first byte, last byte and length that a name has: most words of a source are
  /// rejected without making a string of them.
  private var shapes = [UInt64](repeating: 0, count: 1 << 10)

  /// Creates a search, or returns nil without any names.
  package init?(_ names: Set<String>) {
    guard !names.isEmpty else { return nil }
    self.names = names
    for name in names {
      guard let first = name.utf8.first, let last = name.utf8.last else { continue }
      let shape = Self.shape(first, last, name.utf8.count)
      shapes[shape >> 6] |= 1 << UInt64(shape & 63)
    }
  }

  @inline(__always)
  private static func shape(_ first: UInt8, _ last: UInt8, _ count: Int) -> Int {
    (Int(first) << 8 ^ Int(last) << 5 ^ count) & 0xFFFF
  }

  /// Returns the names that a text has as words.
  package func words(in text: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    text.withUnsafeBufferPointer { text in
      forEachWord(in: text) { word, _ in found.insert(word) }
    }
    return found
  }

  /// Calls a function with each place where a text has one of the names as a word.
  func forEachWord(
    in text: UnsafeBufferPointer<UInt8>, _ body: (String, Range<Int>) -> Void
  ) {
    let isWord = WordBytes.bits
    var offset = 0
    while offset < text.count {
      let start = offset
      offset += 1
      guard isWord[Int(text[start])] != 0 else { continue }
      while offset < text.count, isWord[Int(text[offset])] != 0 { offset += 1 }
      let shape = Self.shape(text[start], text[offset - 1], offset - start)
      guard shapes[shape >> 6] >> UInt64(shape & 63) & 1 == 1 else { continue }
      let word = String(decoding: text[start..<offset], as: UTF8.self)
      if names.contains(word) { body(word, start..<offset) }
    }
  }
}
