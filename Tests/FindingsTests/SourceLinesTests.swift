import Findings
import TestSupport
import Testing

@Suite struct SourceLinesTests {
  private func column(_ column: Int, in bytes: [UInt8], line: Int = 1) -> Int? {
    let place = SourceLocation(file: "A", line: line, column: column)
    let finding = Finding(
      rule: "r", severity: .note, location: place, message: "", help: "")
    return SourceLines(of: [finding]) { _ in bytes }.utf16Column(of: place)
  }

  @Test(arguments: [(1, 1), (2, 2), (4, 3), (8, 5), (9, 6), (99, 6)])
  func `A column in bytes becomes one in UTF-16`(byte: Int, unit: Int) {
    #expect(column(byte, in: Array("aé😀b".utf8)) == unit)
  }

  @Test func `Columns in a very long line are counted from a nearby mark`() {
    let factor = Growth.factor(from: 2_000) {
      $0
    } _: { count in
      let line = SourceLine(Array(repeating: Array("é😀b".utf8), count: count).joined())
      for index in 0...count {
        #expect(line.utf16Column(ofByte: 7 * index + 1) == 4 * index + 1)
      }
    }
    #expect(factor < Growth.bound)
  }

  @Test func `A byte inside a character has that character's column`() {
    #expect(column(3, in: Array("aéb".utf8)) == 2)
  }

  @Test(arguments: ["one\ntwo é3", "one\r\ntwo é3", "one\rtwo é3", "\u{FEFF}one\ntwo é3"])
  func `Lines end as they do for compilers`(text: String) {
    #expect(column(7, in: Array(text.utf8), line: 2) == 6)
    #expect(column(1, in: Array(text.utf8), line: 3) == nil)
  }

  @Test func `Text in UTF-16 has the same columns as in UTF-8`() {
    let units = Array("\u{FEFF}é\né😀x".utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(column(7, in: little, line: 2) == 4)
    #expect(column(7, in: big, line: 2) == 4)
  }

  @Test func `Unreadable files and bytes that are not text do no harm`() {
    let place = SourceLocation(file: "A", line: 1, column: 2)
    let finding = Finding(rule: "r", severity: .note, location: place, message: "", help: "")
    #expect(SourceLines(of: [finding]) { _ in nil }[place] == nil)
    #expect(column(3, in: [0x61, 0xFF, 0x80, 0x62]) != nil)
    #expect(column(3, in: []) == 1)
  }

  @Test func `Each file is read once`() {
    var read: [String] = []
    _ = SourceLines(of: ReportFixture.report.findings) { path in
      read.append(path)
      return []
    }
    #expect(read.sorted() == ["App/List.swift", "App/Main.storyboard"])
  }
}
