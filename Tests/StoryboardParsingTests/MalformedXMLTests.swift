import Findings
import Foundation
import StoryboardModel
import StoryboardParsing
import Testing

@Suite struct MalformedXMLTests {
  @Test(arguments: [
    // Cut off inside an element, inside a tag, inside a value, and before the root.
    "<document>\n  <scenes>\n    <scene>↓",
    "<document>\n  <scenes>\n    <scene ↓",
    "<document>\n  <scene sceneID=\"ab↓",
    "<?xml version=\"1.0\"?>\n↓",
    "<document>\n  <view></label>↓\n</document>",
    "<document>\n  <label text=\"a &↓ b\"/>\n</document>",
    "<document>\n  <label text=\"a ↓< b\"/>\n</document>",
    "<document>\n  <label text=↓b/>\n</document>",
    "<document>\n  <label text=\"a\" text=\"b\"↓/>\n</document>",
    "<document>\n  <!-- Übergang --><b></c>↓\n</document>",
    "<document/>\n↓<document/>",
    "<document><?x?>\n<?y z?><a></b>↓</document>",
    "<?xml version=\"1.0\"?><?xml↓ version=\"1.0\"?>\n<document/>",
    "<document>↓\u{1}</document>",
  ])
  func `Malformed XML is one finding near the place`(source: String) {
    let reading = MarkedReading(source, .malformedXML)
    #expect(reading.parsed.file == nil)
    #expect(reading.found == reading.expected)
  }

  @Test func `A value without quotation marks is told apart from one without an end`() {
    let unquoted = MarkedReading("<document type=x/>", .malformedXML).parsed.findings
    #expect(
      unquoted.map(\.message) == [
        "malformed XML: an attribute's value is not in quotation marks"
      ])
    let unclosed = MarkedReading("<document type=\"x", .malformedXML).parsed.findings
    #expect(
      unclosed.map(\.message) == [
        "malformed XML: an attribute's value has no closing quotation mark"
      ])
  }
}
