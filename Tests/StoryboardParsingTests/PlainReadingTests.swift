import Findings
import Foundation
import StoryboardModel
import StoryboardOutlines
import StoryboardParsing
import TestSupport
import Testing

/// Texts as Interface Builder writes them, which the reader reads without XMLParser.
@Suite struct PlainReadingTests {
  /// An instruction without a meaning, which makes the reader leave the text to XMLParser.
  private static let instruction = Data("<?left-to-xml-parser?>".utf8)

  private func expectSame(_ data: Data, _ comment: Comment) {
    for scope in [ReadingScope.complete, .model] {
      let reader = StoryboardReader(scope: scope)
      let plain = reader.read(data, path: "Main.storyboard")
      let parsed = reader.read(data + Self.instruction, path: "Main.storyboard")
      let isSame = plain.file == parsed.file && plain.findings == parsed.findings
      #expect(isSame, comment)
    }
  }

  @Test(arguments: [
    #"<label id="l" text="&lt;a&gt; &amp;&quot;&apos; &#65;&#x42;&#10;&#xA;&#9;ü 😀 ：\#u{FFFD}"/>"#,
    #"<label id="l" text="a > b" userLabel="'"/>"#,
    #"<label id="l" a="1" b="2" c="3" d="4" e="5" f="6" g="7" h="8" i="9" j="10" k="11" l="12" ab="13" ba="14"/>"#,
    "<label id=\"l\"\n   text=\"a\"\t/>", "<label\r\n id=\"l\"></label\n>",
    "<label id='l' text=\"a\tb\n\"/>",
    #"<label id="l"><string key="text"> a &amp; b&#10;</string></label>"#,
    #"<label id="l"><string key="text"> </string><string key="title"></string></label>"#,
    #"<label id="l"><string key="text">a<!-- b -->c<![CDATA[<d>]]></string></label>"#,
    #"<label id="l"><mutableString key="text" base64-UTF8="YES">YQo</mutableString></label>"#,
    #"<label id="l"><color key="c" red="1"/><nil key="n"/><rect key="frame" x="1" width="2"/></label>"#,
    #"<label id="l" xml:lang="de" xmlns:a="b" a:text="c"/>"#,
    #"<label id="l">stray &amp; text</label>"#,
    #"<thing a="1"/><thing id="t"><thing-2.x_y id="u"/></thing>"#, "<!--a--><!----><!-- - -->",
  ])
  func `A text means the same to the reader and to XMLParser`(objects: String) {
    let source = Fixture.scene(in: objects)
    expectSame(Data(source.utf8), "\(objects)")
    expectSame(Data(source.replacing("\n", with: "\r\n").utf8), "\(objects) with CR LF")
  }

  @Test(arguments: [
    #"<label text="&nbsp;"/>"#, #"<label text="&#0;"/>"#, #"<label text="&#xD800;"/>"#,
    #"<label text="&#+65;"/>"#,
    #"<label text="&#xFFFF;"/>"#, #"<label text="&amp"/>"#, #"<label text="&;"/>"#,
    #"<label text="&#;"/>"#,
    "<label text=\"\u{FFFF}\"/>", "<label text=\"\u{1}\"/>", "<!-- a -- b -->", "<!-- a --->",
    "<!-- \u{2} -->",
    "a]]>b", "<label></view>", "</view><label>", #"<label a="1"b="2"/>"#,
    #"<label a = "1" a="2"/>"#,
    "<label/ >",
    #"<label a="1" b="2" c="3" d="4" e="5" f="6" g="7" h="8" i="9" j="10" k="11" l="12" a="13"/>"#,
  ])
  func `Text that is almost well-formed XML is malformed`(part: String) {
    let source = Fixture.scene(in: "<view id=\"v\">\(part)</view>")
    for scope in [ReadingScope.complete, .model, .navigation] {
      let parsed = StoryboardReader(scope: scope).read(Data(source.utf8), path: "Main.storyboard")
      #expect(parsed.findings.map(\.rule) == ["malformed-xml"])
    }
  }

  /// A tag with an attribute for each number.
  private func tag(_ numbers: some Sequence<Int>) -> String {
    "<thing \(numbers.map { "a\($0)=\"\"" }.joined(separator: " "))/>"
  }

  @Test(arguments: [33, 200, 1_000])
  func `A tag may have many attributes, but none of them twice`(count: Int) {
    let tags = String(repeating: tag(0..<count), count: 20)
    expectSame(Data(Fixture.scene(in: tags).utf8), "\(count)")
    let file = StoryboardReader().read(Data(Fixture.scene(in: tags).utf8), path: "a.storyboard")
    #expect(file.findings.isEmpty)
    for repeated in [0, count - 2] {
      let source = Fixture.scene(in: tag(Array(0..<count - 1) + [repeated]))
      let parsed = StoryboardReader().read(Data(source.utf8), path: "a.storyboard")
      #expect(parsed.findings.map(\.rule) == ["malformed-xml"])
    }
  }

  @Test(arguments: ["<document/>", "x", "</document>", "<a/>"])
  func `Nothing may follow the root`(rest: String) {
    let parsed = StoryboardReader().read(Data("<document></document>\(rest)".utf8), path: "a.xib")
    #expect(parsed.findings.map(\.rule) == ["malformed-xml"])
  }

  /// Needs `../shared/corpus`.
  @Test(.enabled(if: Corpus.isExpected, "there is no ../shared/corpus"))
  func `Every file of the corpus means the same to the reader and to XMLParser`() throws {
    for path in try Corpus.paths() {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      // A byte after UTF-16 would be half a character.
      if !data.contains(0) { expectSame(data, "\(path)") }
    }
  }
}
