import SourceLexing
import Testing

struct WordTableTests {
  private let table = WordTable(["class": 1, "case": 2, "c": 3])

  private func number(of word: String) -> UInt8? {
    Array(word.utf8).withUnsafeBufferPointer { table[$0] }
  }

  @Test func `Words of the table have their numbers`() {
    #expect(number(of: "class") == 1)
    #expect(number(of: "case") == 2)
    #expect(number(of: "c") == 3)
  }

  @Test(arguments: ["clasp", "classes", "cas", "Class", "lass", "d", ""])
  func `A word that isn't in the table has no number`(word: String) {
    #expect(number(of: word) == nil)
  }

  @Test func `A word of more than 63 bytes has no number`() {
    #expect(number(of: String(repeating: "c", count: 65)) == nil)
  }
}
