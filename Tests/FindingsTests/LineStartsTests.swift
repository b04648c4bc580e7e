import Findings
import Testing

@Suite struct LineStartsTests {
  @Test(arguments: ["a\nbc\n", "a\r\nbc\r\n", "a\rbc\r", "\u{FEFF}a\nbc\n"])
  func `Every offset of a line leads to a place and back`(text: String) throws {
    let bytes = Array(text.utf8)
    let lines = LineStarts(bytes)
    let offset = try #require(bytes.firstIndex(of: UInt8(ascii: "c")))
    let place = lines.location(of: offset, in: "F")
    #expect(place == SourceLocation(file: "F", line: 2, column: 2))
    #expect(lines.offset(of: place, in: bytes) == offset)
    #expect(lines.line(around: offset) == lines.line(2))
    #expect(lines.location(of: lines.offsets[0], in: "F").column == 1)
  }

  @Test func `A place after the end of its line has no offset`() {
    let bytes = Array("a\nbc".utf8)
    let lines = LineStarts(bytes)
    func offset(_ line: Int, _ column: Int) -> Int? {
      lines.offset(of: SourceLocation(file: "F", line: line, column: column), in: bytes)
    }
    #expect(offset(1, 2) == 1)
    #expect(offset(1, 3) == nil)
    #expect(offset(2, 3) == 4)
    #expect(offset(2, 4) == nil)
    #expect(offset(3, 1) == nil)
    #expect(offset(2, 0) == nil)
  }
}
