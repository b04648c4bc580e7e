import FilesAndPaths
import Findings
import Foundation
import StoryboardDiff
import StoryboardModel
import StoryboardParsing
import Testing

/// Files that no tool would write, and texts that look like markup.
@Suite struct HostileTests {
  private static let markup = "`</summary><img src=x onerror=alert(1)>` | **@all** #1 ](x)"

  @Test func `Nothing from a file becomes Markdown markup`() throws {
    let text = Self.markup.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
    let difference = try Shop.difference((#"text="Books""#, "text=\"\(text)\""))
    let markdown = DifferenceMarkdown().text(of: [difference])
    // The text is between double backticks, which it doesn't contain itself.
    #expect(markdown.contains("`` \(Self.markup) ``"))
    #expect(!markdown.replacing(/``.*?``/, with: "").contains("<img"))
  }

  @Test func `A text with line breaks and escapes stays on its line`() throws {
    let difference = try Shop.difference(
      (#"text="Books""#, "text=\"a&#10;b&#9;\u{202E}c\""), (#"title="Buy""#, #"title=" ""#))
    for text in [
      DifferenceText().text(of: [difference]), DifferenceMarkdown().text(of: [difference]),
    ] {
      #expect(text.contains("a\\nb\\t\\u{202E}c"))
      #expect(!text.unicodeScalars.contains("\u{202E}"))
    }
    let lines = FileDescription(try Shop.file(Shop.text([(#"text="Books""#, "text=\"a&#10;b\"")])))
      .text
    #expect(lines.contains("text: a\\nb\n"))
  }

  @Test func `A scene with only an exit has a name`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes>
          <scene sceneID="s"><objects><exit id="e" sceneMemberID="exit"/></objects></scene>
        </scenes>
      </document>

      """
    #expect(FileDescription(try Shop.file(text)).text.contains("empty scene"))
  }

  @Test func `A storyboard whose initial scene doesn't exist does not differ from itself`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="gone"><scenes/></document>

      """
    let file = try Shop.file(text)
    #expect(FileDifference(from: file, to: file).lines() == [])
  }

  @Test func `Very long names keep the lines short`() throws {
    let long = String(repeating: "x", count: 10_000)
    let difference = try Shop.difference(
      (#"identifier="showDetail""#, "identifier=\"\(long)\""),
      (#"text="Books""#, "text=\"\(long)\""),
      (#"customClass="DetailViewController""#, "customClass=\"\(long)\""),
      (#"id="about""#, "id=\"\(long)\""))
    let text = DifferenceText().text(of: [difference])
    #expect(text.split(separator: "\n").allSatisfy { $0.count < 450 })
    #expect(DifferenceMarkdown().text(of: [difference]).utf8.count < 6_000)
    // JSON has the complete value.
    #expect(DifferenceDocument().json(of: [difference]).text.contains(long))
  }

  @Test func `Constraints that refer to each other have finite names`() throws {
    let difference = try Shop.difference(
      (
        #"constant="20" id="c1"/>"#,
        #"constant="20" id="c1"/><constraint firstItem="k2" secondItem="k1" id="k1"/>"#
          + #"<constraint firstItem="k1" secondItem="k2" id="k2"/>"#
      ))
    #expect(difference.lines().contains("+ constraint constraint. = constraint."))
  }

  @Test func `A thousand identical objects are matched quickly`() throws {
    let many = (0..<3_000).map { #"<label text="L" id="l\#($0)"/>"# }.joined()
    let place = #"<imageView id="cover" image="book"/>"#
    let old = try Shop.file(Shop.text([(place, many)]))
    let other = many.replacingOccurrences(of: "id=\"l", with: "id=\"m")
    let new = try Shop.file(Shop.text([(place, other + place)]))
    let difference = FileDifference(from: old, to: new)
    #expect(
      difference.lines() == ["~ ListViewController “List”", "+ imageView", "left out: 3000 ids"])
  }

  @Test func `Elements at the maximum depth are compared`() throws {
    let depth = 200
    let nested =
      (0..<depth).map { #"<view id="n\#($0)">"# }.joined() + #"<label text="A" id="deep"/>"#
      + String(repeating: "</view>", count: depth)
    let place = #"<imageView id="cover" image="book"/>"#
    let old = try Shop.file(Shop.text([(place, nested)]))
    let new = try Shop.file(
      Shop.text([(place, nested.replacingOccurrences(of: "\"A\"", with: "\"B\""))]))
    #expect(
      FileDifference(from: old, to: new).lines() == [
        "~ ListViewController “List”", "~ label “B”: text: A → B",
      ])
  }

  @Test(arguments: ["\n", "\r\n"])
  func `The description of an unreadable file has its lines`(lineBreak: String) {
    let bytes = Array(["<<<<<<< ours", "a\tb", ""].joined(separator: lineBreak).utf8)
    #expect(
      RawDescription.text(of: bytes, reason: "conflict") == "conflict\n<<<<<<< ours\na\\tb\n")
  }

  @Test func `An unreadable file is reported with the reason`() throws {
    let parsed = StoryboardReader(scope: .complete).read(Data("<<<<<<< ours".utf8), path: "A.xib")
    let broken = ParsedFile(path: "A.xib", file: nil, findings: parsed.findings)
    let whole = ParsedFile(path: "A.xib", file: try Shop.file(Shop.text))
    for difference in [
      FileDifference(from: broken, to: whole), FileDifference(from: whole, to: broken),
      FileDifference(from: nil, to: broken),
    ] {
      #expect(difference.status == .unreadable)
      #expect(DifferenceText().text(of: [difference]).contains("A.xib:1"))
      #expect(DifferenceMarkdown().text(of: [difference]).contains(":warning: `A.xib:1"))
    }
  }
}
