import Findings
import Foundation
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

/// Problems in files that can still be read.
@Suite struct FileCheckTests {
  private func check(_ marked: String, _ rule: RuleName) {
    let reading = MarkedReading(marked, rule)
    #expect(reading.parsed.file != nil)
    #expect(reading.found == reading.expected)
  }

  @Test func `Two elements with one id are reported`() {
    let source = Fixture.scene(
      in: """
        <viewController id="a" sceneMemberID="viewController">
          <view key="view" id="v"/> ↓<view id="v"/>
          <connections>↓<outlet property="x" destination="v" id="a"/>
          <segue kind="show" destination="a" id="s"/></connections>
        </viewController>
        """)
    check(source, .duplicateID)
    let message = MarkedReading(source, .duplicateID).parsed.findings.first?.message
    #expect(message?.contains("'v'") == true)
    #expect(message?.contains("in line 7") == true)
  }

  @Test func `Segues without an id don't share one`() {
    let segues = #"<segue kind="show" destination="a"/><segue kind="show" destination="a"/>"#
    let source = Fixture.scene(
      in: """
        <viewController id="a"><connections>\(segues)</connections></viewController>
        """)
    #expect(StoryboardReader().read(Data(source.utf8), path: "a.storyboard").findings == [])
    let duplicate = Fixture.scene(
      in: """
        <viewController id="a"><view id="v"/>↓<view id="v"/>
          <connections>\(segues)</connections></viewController>
        """)
    check(duplicate, .duplicateID)
  }

  @Test func `Ids that don't exist in the file are reported`() {
    check(
      Fixture.scene(
        in: """
          <viewController id="a"><connections>
            ↓<segue kind="show" destination="gone" id="s1"/>
            ↓<segue kind="show" id="s2"/>
            ↓<segue kind="show" destination="s1" id="s4"/>
            ↓<segue kind="popoverPresentation" destination="a" popoverAnchorView="gone" id="s3"/>
            ↓<outlet property="x" destination="gone" id="o"/>
            ↓<action selector="x:" target="gone" id="t"/>
            <outlet property="y" destination="a" id="p"/>
          </connections></viewController>
          """), .danglingID)
    let initial = Fixture.storyboard("", attributes: #"initialViewController="gone""#)
      .replacingOccurrences(of: "<document", with: "↓<document")
      .replacingOccurrences(of: "initialV", with: #"targetRuntime="AppleTV" initialV"#)
    check(initial, .danglingID)
  }

  @Test func `A dangling segue is an error, a dangling outlet a warning`() {
    let reading = MarkedReading(
      Fixture.scene(
        in: """
          <viewController id="a"><connections>
            <segue kind="show" destination="gone" id="s"/>
            <outlet property="x" destination="gone" id="o"/>
          </connections></viewController>
          """), .danglingID)
    #expect(reading.parsed.findings.map(\.severity) == [.error, .warning])
  }

  @Test func `An unknown target runtime is reported`() throws {
    let source = Fixture.storyboard("", attributes: #"targetRuntime="WebOS""#)
      .replacingOccurrences(of: "<document", with: "↓<document")
    check(source, .unknownRuntime)
    #expect(MarkedReading(source, .unknownRuntime).parsed.file?.targetRuntime == .other("WebOS"))
  }

  @Test(arguments: [
    ("iOS.CocoaTouch", TargetRuntime.iOS), ("iOS.CocoaTouch.iPad", .iOS), ("AppleTV", .tvOS),
    ("watchKit", .watchOS), ("MacOSX.Cocoa", .macOS), ("visionOS", .visionOS),
  ])
  func `A known target runtime is accepted`(name: String, runtime: TargetRuntime) {
    let source = Fixture.storyboard("", attributes: #"targetRuntime="\#(name)""#)
    let parsed = StoryboardReader().read(Data(source.utf8), path: "a.storyboard")
    #expect(parsed.findings == [])
    #expect(parsed.file?.targetRuntime == runtime)
  }

  @Test func `Merge markers in an otherwise well-formed file are reported`() {
    check(
      Fixture.scene(
        in: """
          <viewController id="a"/>
          ↓=======
          <viewController id="b"/>
          >>>>>>> feature
          """), .mergeConflict)
  }

  @Test func `Merge markers that break the XML are reported`() {
    let reading = MarkedReading(
      Fixture.scene(
        in: """
          ↓<<<<<<< HEAD
          <viewController id="a"/>
          =======
          <viewController id="b"/>
          >>>>>>> feature
          """), .mergeConflict)
    #expect(reading.parsed.file == nil)
    #expect(reading.found == reading.expected)
  }
}
