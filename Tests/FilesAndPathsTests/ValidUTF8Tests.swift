import FilesAndPaths
import Testing

struct ValidUTF8Tests {
  @Test(arguments: ["", "a\0b", "\u{FEFF}ä", "\u{FFFD}"])
  func `Valid UTF-8 is kept as it is`(text: String) throws {
    let read = try #require(String(validUTF8: Array(text.utf8)))
    #expect(read.utf8.elementsEqual(text.utf8))
  }

  @Test(arguments: [[0xFF], [0x61, 0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80]] as [[UInt8]])
  func `Bytes that are not UTF-8 give nil`(bytes: [UInt8]) {
    #expect(String(validUTF8: bytes) == nil)
  }
}
