internal import SourceLexing

/// A few lowercase stems to look for inside words, ignoring case: `segue` in `openSegueID`.
///
/// It is a class, because each word of each source is looked up here, and copying a structure's
/// arrays would cost more than looking for the stems.
package final class WordStems: Sendable {
  /// The stems, one after the other.
  private let bytes: [UInt8]
  /// Where each of them ends.
  private let ends: [Int]
  /// The letters of each of them, as in ``WordBytes/bits``.
  private let needed: [UInt32]
  /// The letters of each stem, as in ``WordBytes/bits``; all bits, which no word has, in a free place.
  @usableFromInline let letters:
    (
      UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32
    )

  /// Creates the set of at most ten stems.
  package init(_ texts: [String]) {
    precondition(texts.count <= 10, "There is room for ten stems")
    let stems = texts.map { Array($0.utf8) }
    bytes = Array(stems.joined())
    ends = stems.indices.map { stems[...$0].joined().count }
    let needed = stems.map { stem in stem.reduce(0) { $0 | WordBytes.bits[Int($1)] } as UInt32 }
    self.needed = needed
    let masks = needed + repeatElement(.max, count: 10 - needed.count)
    letters = (
      masks[0], masks[1], masks[2], masks[3], masks[4], masks[5], masks[6], masks[7], masks[8],
      masks[9]
    )
  }

  /// Whether a word with these letters, as in ``WordBytes/bits``, may contain a stem.
  @inlinable
  package func mayBeIn(_ word: UInt32) -> Bool {
    word & letters.0 == letters.0 || word & letters.1 == letters.1 || word & letters.2 == letters.2
      || word & letters.3 == letters.3 || word & letters.4 == letters.4
      || word & letters.5 == letters.5 || word & letters.6 == letters.6
      || word & letters.7 == letters.7 || word & letters.8 == letters.8
      || word & letters.9 == letters.9
  }

  /// Whether a word contains a stem.
  package func areIn(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    var letters: UInt32 = 0
    for byte in word { letters |= WordBytes.bits[Int(byte)] }
    var start = 0
    for (end, needed) in zip(ends, needed) {
      if letters & needed == needed, isStem(start..<end, in: word) { return true }
      start = end
    }
    return false
  }

  /// Whether a word contains a stem.
  package func areIn(_ word: String) -> Bool {
    var word = word
    return word.withUTF8(areIn)
  }

  private func isStem(_ stem: Range<Int>, in word: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index + stem.count <= word.count {
      var place = stem.lowerBound
      while place < stem.upperBound, word[index + place - stem.lowerBound] | 0x20 == bytes[place] {
        place += 1
      }
      if place == stem.upperBound { return true }
      index += 1
    }
    return false
  }
}
