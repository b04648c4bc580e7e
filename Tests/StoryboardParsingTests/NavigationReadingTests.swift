import Findings
import Foundation
import StoryboardModel
import StoryboardOutlines
import StoryboardParsing
import TestSupport
import Testing

/// Reading only what determines the navigation.
@Suite struct NavigationReadingTests {
  private static let objects = """
    <viewController id="c" customClass="C" storyboardIdentifier="C" opaque="NO" \
    restorationIdentifier="r" sceneMemberID="viewController">
      <layoutGuides><viewControllerLayoutGuide type="top" id="g"/></layoutGuides>
      <view key="view" id="v" contentMode="scaleToFill">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <subviews>
          <button id="b" contentMode="center" opaque="NO">
            <state key="normal" title="Go on"/>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="boolean" keyPath="a" value="YES"/>
            </userDefinedRuntimeAttributes>
            <connections>
              <action selector="go:" destination="c" eventType="touchUpInside" id="a"/>
              <segue destination="c" kind="show" identifier="go" id="s"/>
            </connections>
          </button>
        </subviews>
        <constraints><constraint firstItem="b" firstAttribute="top" id="k"/></constraints>
        <viewLayoutGuide key="safeArea" id="l"/>
      </view>
      <connections><outlet property="button" destination="k" id="o"/></connections>
    </viewController>
    """

  @Test func `Layout, outlets and actions are left out, and the outline is complete`()
    throws
  {
    let data = Data(Fixture.scene(in: Self.objects).utf8)
    let all = try #require(StoryboardReader().read(data, path: "Main.storyboard").file)
    let parsed = StoryboardReader(scope: .navigation).read(data, path: "Main.storyboard")
    let file = try #require(parsed.file)
    #expect(Outline(of: file) == Outline(of: all))
    #expect(file.segues == all.segues)
    #expect(parsed.findings == [])
    let ids = file.scenes.flatMap(\.objects).flatMap(\.selfAndDescendants).map(\.id.rawValue)
    #expect(ids == ["c", "v", "b"])
    #expect(file.connections == [])
    #expect(all.connections.count == 2)
  }

  @Test(arguments: [
    #"<constraint firstItem="a" firstItem="b" id="k"/>"#, #"<outlet property="a&b" id="o"/>"#,
    #"<rect key="frame" x="0"y="0"/>"#, #"<action selector=go/>"#, #"<image name="a<b"/>"#,
    #"<view id="w" opaque="NO" opaque="NO"/>"#, #"<view id="w" opaque="N<O"/>"#,
    #"<view id="w" opaque="NO"contentMode="center"/>"#,
  ])
  func `The parts that are left out must be valid XML, too`(tag: String) {
    let source = Fixture.scene(in: #"<view id="v">\#(tag)</view>"#)
    let parsed = StoryboardReader(scope: .navigation).read(
      Data(source.utf8), path: "Main.storyboard")
    #expect(parsed.findings.map(\.rule) == ["malformed-xml"])
  }

  /// Needs `../shared/corpus`.
  @Test(.enabled(if: Corpus.isExpected, "there is no ../shared/corpus"))
  func `Every file of the corpus has the same outline as with a full reading`() throws {
    let paths = try Corpus.paths()
    for path in paths {
      let all = StoryboardReader().read(path)
      let navigation = StoryboardReader(scope: .navigation).read(path)
      #expect(navigation.file.map(Outline.init(of:)) == all.file.map(Outline.init(of:)), "\(path)")
      #expect(navigation.file?.segues == all.file?.segues, "\(path)")
      // No findings are added.
      #expect(Set(navigation.findings).subtracting(all.findings) == [], "\(path)")
    }
  }
}
