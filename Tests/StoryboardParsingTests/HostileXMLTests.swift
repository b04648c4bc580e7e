import Findings
import Foundation
import StoryboardModel
import StoryboardParsing
import Testing

/// XML that is designed to harm its parser.
@Suite struct HostileXMLTests {
  @Test func `A document type declaration is rejected, with or without an entity bomb`() {
    let bomb = """
      <?xml version="1.0"?>
      ↓<!DOCTYPE document [
        <!ENTITY a "aaaaaaaaaa">
        <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
        <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">
      ]>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" title="&c;"/>
      """
    let external = """
      <!-- harmless --> ↓<!DOCTYPE document SYSTEM "file:///etc/passwd">
      <document/>
      """
    for source in [bomb, external, "↓<!doctype html>\n<html></html>"] {
      let reading = MarkedReading(source, .doctype)
      #expect(reading.parsed.file == nil)
      #expect(reading.found == reading.expected)
    }
  }

  @Test func `An undeclared entity is malformed`() {
    let reading = MarkedReading(Fixture.scene(in: #"<view id="a" userLabel="&bomb;"/>"#), .doctype)
    #expect(reading.parsed.findings.map(\.rule) == ["malformed-xml"])
  }

  @Test(arguments: [200, 247]) func `Nesting up to the limit is read`(levels: Int) throws {
    let parsed = StoryboardReader().read(nested(levels), path: "deep.storyboard")
    #expect(parsed.findings == [])
    let object = try #require(parsed.file?.scenes.first?.objects.first)
    #expect(object.selfAndDescendants.count == levels)
  }

  @Test(arguments: [253, 10_000, 200_000]) func `Deeper nesting is one finding`(levels: Int) {
    let parsed = StoryboardReader().read(nested(levels), path: "deep.storyboard")
    #expect(parsed.file == nil)
    #expect(parsed.findings.map(\.rule) == ["too-deep"])
    // The document, its scenes, the scene and its objects are the first four levels.
    #expect(parsed.findings.map(\.location.line) == [5 + ReadingLimits.depth - 4 + 1])
  }

  @Test func `More than a million elements are one finding`() {
    let elements = String(repeating: "<a/>", count: ReadingLimits.elements + 1)
    let parsed = StoryboardReader().read(Data("<document>\(elements)".utf8), path: "a.xib")
    #expect(parsed.findings.map(\.rule) == ["too-many-elements"])
  }

  @Test func `More than a thousand attributes of one element are one finding`() {
    let attributes = (0...ReadingLimits.attributes).map { #"a\#($0)="""# }.joined(separator: " ")
    let reading = MarkedReading("<document>\n ↓<a \(attributes)/></document>", .tooManyElements)
    #expect(reading.found == reading.expected)
  }

  @Test func `An identifier of ten thousand characters is kept whole`() throws {
    let identifier =
      "\"</script>'🎬\u{1F468}\u{200D}\u{1F469}\n" + String(repeating: "x", count: 10_000)
    let written = identifier.replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;").replacingOccurrences(of: "\n", with: "&#10;")
    let source = Fixture.scene(
      in: """
        <viewController id="a"><connections>
        <segue destination="a" kind="show" identifier="\(written)" id="s"/>
        </connections></viewController>
        """)
    let parsed = StoryboardReader().read(Data(source.utf8), path: "a.storyboard")
    #expect(parsed.file?.segues.first?.identifier == identifier)
  }

  /// A storyboard with views inside one another, one a line from line 6 on.
  private func nested(_ levels: Int) -> Data {
    let start = (0..<levels).map { #"<view id="v\#($0)">"# + "\n" }.joined()
    return Data(
      Fixture.scene(in: start + String(repeating: "</view>", count: levels)).utf8)
  }
}
