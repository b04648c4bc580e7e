import SourceLexing
import Testing

struct SourceWordsTests {
  private func words(_ texts: [String], _ places: [SourceWords.Places] = []) -> (
    SourceWords, [(index: Int, isNew: Bool)]
  ) {
    let source = Array(texts.joined(separator: " ").utf8)
    var words = SourceWords(sourceSize: 0)
    var added: [(index: Int, isNew: Bool)] = []
    var start = 0
    source.withUnsafeBufferPointer { source in
      for (index, text) in texts.enumerated() {
        let range = start..<start + text.utf8.count
        added.append(
          words.add(range, places.indices.contains(index) ? places[index] : .comment, in: source))
        start = range.upperBound + 1
      }
    }
    return (words, added)
  }

  @Test func `Each word is kept once, with its first range and all its places`() {
    let (words, added) = words(["list", "row", "list"], [.code, .use, .member])
    #expect(added.map(\.index) == [0, 1, 0])
    #expect(added.map(\.isNew) == [true, true, false])
    #expect(words.all.map(\.range) == [0..<4, 5..<8])
    #expect(words[WordHash("list")]?.places == SourceWords.Places.code.union(.member))
    #expect(words[WordHash("row")]?.places == .use)
    #expect(words[WordHash("lis")] == nil)
  }

  @Test func `Thousands of words are told apart, whatever their lengths are`() {
    let texts = (0..<5_000).map { String(repeating: "n", count: $0 % 20) + "\($0)" }
    let (words, added) = words(texts + texts)
    #expect(words.all.count == texts.count)
    #expect(added.map(\.index) == Array(texts.indices) + Array(texts.indices))
    #expect(texts.allSatisfy { words[WordHash($0)] != nil })
    #expect(texts.allSatisfy { words[WordHash($0 + "x")] == nil })
  }

  /// Words of eight bytes whose hashes have the same lower half.
  private func similarWords(_ count: Int) -> [UInt64] {
    let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
    // Each step doubles the number of correct bits, of which there are three at first.
    let inverse = (0..<5).reduce(multiplier) { inverse, _ in
      inverse &* (2 &- multiplier &* inverse)
    }
    let start = 8 &* 0xD6E8_FEB8_6659_FD93 as UInt64
    let words = (UInt64.zero...).lazy.map { start ^ (($0 << 32 | $0 ^ 7) &* inverse) }
      .filter { withUnsafeBytes(of: $0.littleEndian) { $0.allSatisfy(WordBytes.isWord) } }
    return Array(words.prefix(count))
  }

  @Test func `Words with similar hashes are told apart`() {
    let source = similarWords(20_000).flatMap { word in
      withUnsafeBytes(of: word.littleEndian, Array.init) + [UInt8(ascii: " ")]
    }
    source.withUnsafeBufferPointer { source in
      let ranges = stride(from: 0, to: source.count, by: 9).map { $0..<$0 + 8 }
      let hashes = ranges.map { WordHash(UnsafeBufferPointer(rebasing: source[$0])) }
      #expect(Set(hashes.map { $0.value & 0xFFFF_FFFF }) == [7])
      var words = SourceWords()
      for range in ranges { _ = words.add(range, .code, in: source) }
      for (index, range) in ranges.enumerated() {
        #expect(words.add(range, .member, in: source) == (index, false))
      }
      #expect(words.all.map(\.range) == ranges)
      #expect(hashes.allSatisfy { words[$0]?.places == .code.union(.member) })
    }
  }

  @Test func `A source without words has none`() {
    #expect(SourceWords()[WordHash("list")]?.places == nil)
  }
}
