/// Finds which of some names are among the words or texts of a source.
package struct WordSearch: Sendable {
  private let names: [WordHash: String]
  /// One bit for each remainder of a name's hash, because most words are not among the names.
  private var remainders = [UInt64](repeating: 0, count: 1 << 10)

  /// Creates a search, or returns nil without any names.
  package init?(_ names: Set<String>) {
    guard !names.isEmpty else { return nil }
    self.names = Dictionary(names.map { (WordHash($0), $0) }, uniquingKeysWith: min)
    for hash in self.names.keys {
      remainders[Int(hash.value >> 6 & 0x3FF)] |= 1 << (hash.value & 63)
    }
  }

  /// Returns the name with a hash.
  @inline(__always)
  private func name(_ hash: WordHash) -> String? {
    guard remainders[Int(hash.value >> 6 & 0x3FF)] >> (hash.value & 63) & 1 == 1 else { return nil }
    return names[hash]
  }

  /// Returns the names that are among the words of a source.
  package func names(among words: SourceWords) -> Set<String> {
    Set(words.all.lazy.compactMap { name($0.hash) })
  }

  /// Returns the names that a source has in quotes.
  package func names(among texts: QuotedTexts) -> Set<String> {
    Set(texts.hashes.lazy.compactMap { name($0) })
  }
}
