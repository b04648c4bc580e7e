import Findings
import Foundation
import Fuzzing
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

@Suite struct LocationTests {
  /// Needs `../shared/corpus`.
  @Test(.enabled(if: Corpus.isExpected, "there is no ../shared/corpus"))
  func `Every location in the corpus is at the start tag of its element`() throws {
    var checked = 0
    for path in try Corpus.paths() {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      guard let file = StoryboardReader().read(data, path: path).file else { continue }
      let text = LocatedText(data)
      for (element, location) in file.locatedElements {
        checked += 1
        try #require(text.hasStartTag(of: element, at: location), "\(element) at \(location)")
      }
    }
    #expect(checked > 30_000)
  }

  /// Tags on several lines, quoted angle brackets, tags in comments, CDATA and instructions, and
  /// multi-byte characters.
  static let tricky = Fixture.storyboard(
    """
    <?tool <fake id="1"> ?><!-- <fake id="2"> -->
    <scene sceneID="s"><objects><viewController
        title="a > b"
        id="ü🎬"><view key='view' userLabel='"<' id="v"
      ><subviews><label text="日本語" id="l"/><!-- é --><label id="l2"/></subviews></view>
      <connections><segue
          kind="show" destination="ü🎬" id="g"/>
      </connections></viewController></objects></scene>
    """.replacingOccurrences(of: "'\"<'", with: "'\"&lt;'"))

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `Locations are correct for every kind of line ending`(lineEnd: String) throws {
    let text = Self.tricky.replacingOccurrences(of: "\n", with: lineEnd)
    let parsed = StoryboardReader().read(Data(text.utf8), path: "Main.storyboard")
    #expect(parsed.findings == [])
    let file = try #require(parsed.file)
    let located = LocatedText(Data(text.utf8))
    #expect(file.locatedElements.map(\.element).sorted().count == 7)
    for (element, location) in file.locatedElements {
      #expect(located.hasStartTag(of: element, at: location), "\(element) at \(location)")
    }
  }

  @Test(arguments: StoryboardEncoding.allCases)
  func `The encoding does not affect the result or its locations`(encoding: StoryboardEncoding)
    throws
  {
    let plain = StoryboardReader().read(Data(Self.tricky.utf8), path: "Main.storyboard")
    let text = Self.tricky.replacingOccurrences(of: "UTF-8", with: encoding.name)
    let parsed = StoryboardReader().read(encoding.encode(text), path: "Main.storyboard")
    #expect(parsed.findings == [])
    let file = try #require(parsed.file)
    let expected = try #require(plain.file)
    // The declaration has another length, but there is no element on its line.
    #expect(file.locatedElements.map(\.location) == expected.locatedElements.map(\.location))
    #expect(file.scenes[0].objects[0].id == "ü🎬")
    #expect(file.scenes[0].objects[0].children[0].children[0].attributes["text"] == "日本語")
  }
}
