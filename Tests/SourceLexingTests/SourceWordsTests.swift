import SourceLexing
import Testing

struct SourceWordsTests {
  private func words(_ texts: [String], _ places: [SourceWords.Places] = []) -> (
    SourceWords, [(index: Int, isNew: Bool)]
  ) {
    let source = Array(texts.joined(separator: " ").utf8)
    var words = SourceWords(ofSourceOf: 0)
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

  @Test func `A word is there once, with its first range and all its places`() {
    let (words, added) = words(["list", "row", "list"], [.code, .use, .member])
    #expect(added.map(\.index) == [0, 1, 0])
    #expect(added.map(\.isNew) == [true, true, false])
    #expect(words.all.map(\.range) == [0..<4, 5..<8])
    #expect(words[WordHash("list")] == SourceWords.Places.code.union(.member))
    #expect(words[WordHash("row")] == .use)
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

  @Test func `A source without words has none`() {
    #expect(SourceWords()[WordHash("list")] == nil)
  }
}
