package import SourceLexing

/// Finds which of some names a source has as words, in code, comments and strings alike.
package struct WordSearch: Sendable {
  private let names: Set<String>
  private let byHash: [WordHash: String]
  /// One bit per remainder of a name's hash: most words are none of the names.
  private var hashes = [UInt64](repeating: 0, count: 1 << 10)
  /// One bit per combination of first byte, last byte and length that a name has: most words of a source are
  /// rejected without making a string of them.
  private var shapes = [UInt64](repeating: 0, count: 1 << 10)

  /// Creates a search, or returns nil without any names.
  package init?(_ names: Set<String>) {
    guard !names.isEmpty else { return nil }
    self.names = names
    byHash = Dictionary(names.map { (WordHash($0), $0) }, uniquingKeysWith: min)
    for hash in byHash.keys { hashes[Int(hash.value >> 6 & 0x3FF)] |= 1 << (hash.value & 63) }
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

  /// Returns the names that are among the words of a source.
  package func names(among words: SourceWords) -> Set<String> {
    var found: Set<String> = []
    for word in words.all {
      let hash = word.hash.value
      guard hashes[Int(hash >> 6 & 0x3FF)] >> (hash & 63) & 1 == 1 else { continue }
      if let name = byHash[word.hash] { found.insert(name) }
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
