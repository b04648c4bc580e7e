import Findings
import Foundation
import Fuzzing
import StoryboardModel
import StoryboardParsing
import Testing

/// Bytes that are not text in the encoding that they should have.
@Suite struct EncodingFailureTests {
  private func finding(_ bytes: [UInt8]) throws -> Finding {
    let parsed = StoryboardReader().read(Data(bytes), path: "a.storyboard")
    #expect(parsed.file == nil)
    #expect(parsed.findings.count == 1)
    return try #require(parsed.findings.first)
  }

  @Test(
    arguments: [
      // A lone continuation, an overlong form, a surrogate, beyond Unicode, a sequence cut short.
      [0x80], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xE2, 0x82], [0xFF],
    ] as [[UInt8]])
  func `Invalid UTF-8 is reported at its place`(broken: [UInt8]) throws {
    let start = Array("<document>\n <label text=\"ü".utf8)
    let found = try finding(start + broken + Array("\"/></document>".utf8))
    #expect(found.rule == "unsupported-encoding")
    #expect(found.location.description == "a.storyboard:2:17")
  }

  @Test func `An unsupported encoding is named`() throws {
    let text = #"<?xml version="1.0" encoding="ISO-8859-1"?><document title="ü"/>"#
    let found = try finding(Array(text.utf8))
    #expect(found.rule == "unsupported-encoding")
    #expect(found.message.contains("iso-8859-1"))
  }

  @Test func `A declared but unsupported encoding is harmless for ASCII`() {
    let text = Fixture.storyboard("").replacingOccurrences(of: "UTF-8", with: "ISO-8859-1")
    let parsed = StoryboardReader().read(Data(text.utf8), path: "a.storyboard")
    #expect(parsed.findings == [])
    #expect(parsed.file != nil)
  }

  @Test func `UTF-32 is rejected`() throws {
    #expect(try finding([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0]).rule == "unsupported-encoding")
  }

  @Test func `UTF-16 with half a pair or half a character is rejected at that place`() throws {
    let start = StoryboardEncoding.utf16LittleEndian.encode("<document>\n<a")
    let halfPair = try finding(Array(start) + [0x00, 0xD8, 0x3E, 0x00])
    #expect(halfPair.rule == "unsupported-encoding")
    #expect(halfPair.location.description == "a.storyboard:2:3")
    #expect(try finding(Array(start) + [0x20]).rule == "unsupported-encoding")
  }
}
