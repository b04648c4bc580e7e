import Findings
import Foundation
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

/// Segues, controllers and scenes are never left out silently.
@Suite struct UnreadElementTests {
  private func check(_ marked: String) {
    for scope in [ReadingScope.model, .navigation, .complete] {
      let source = MarkedText(marked)
      let parsed = StoryboardReader(scope: scope).read(
        Data(source.text.utf8), path: "Main.storyboard")
      let found = parsed.findings.filter { $0.rule == "unread-element" }
      #expect(parsed.file != nil)
      #expect(found.map { "\($0.location.line):\($0.location.column)" } == source.places)
      #expect(found.allSatisfy { $0.severity == .error && !$0.help.isEmpty })
    }
  }

  @Test func `A segue without a kind, or with an empty one, is reported`() {
    check(
      Fixture.scene(
        in: """
          <viewController id="a"><connections>
            ↓<segue destination="a" id="s1"/>
            ↓<segue destination="a" kind="" id="s2"/>
            <segue destination="a" kind="show" id="s3"/>
          </connections></viewController>
          """))
  }

  @Test func `A segue outside any connections is reported`() {
    check(
      Fixture.scene(
        in: """
          <viewController id="a">
            ↓<segue destination="a" kind="show" id="s1"/>
            <connections><segue destination="a" kind="show" id="s2">
              ↓<segue destination="a" kind="show" id="s3"/>
            </segue></connections>
          </viewController>
          <connections>↓<segue destination="a" kind="show" id="s4"/></connections>
          """))
  }

  @Test func `A controller or a reference without an id is reported`() {
    check(
      Fixture.scene(
        in: """
          ↓<viewController sceneMemberID="viewController"><view key="view" id="v"/></viewController>
          ↓<viewControllerPlaceholder storyboardName="Other" sceneMemberID="viewController"/>
          ↓<someNewController customClass="A" sceneMemberID="viewController"/>
          """))
  }

  @Test func `A controller outside of objects or among connections is reported`() {
    check(
      Fixture.storyboard(
        """
        <scene sceneID="s">
          ↓<viewController id="a" sceneMemberID="viewController"/>
          <objects>
            <viewController id="b"><connections>↓<tableViewController id="c"/></connections></viewController>
          </objects>
        </scene>
        """))
  }

  @Test func `A scene inside another one is reported`() {
    check(
      Fixture.storyboard(
        """
        <scene sceneID="s"><objects><viewController id="a"/></objects>
          ↓<scene sceneID="t"><objects>↓<viewController id="b"/></objects></scene>
        </scene>
        """))
  }

  @Test func `A scene in a skipped part of the document is reported`() {
    check(
      Fixture.storyboard("").replacingOccurrences(
        of: "</document>",
        with: """
          <resources>
            ↓<scene sceneID="s"><objects>↓<viewController id="a">
              <connections>↓<segue destination="a" kind="show" id="s1"/></connections>
            </viewController></objects></scene>
          </resources>
          <inferredMetricsTieBreakers><segue reference="s1"/></inferredMetricsTieBreakers>
          </document>
          """))
  }

  @Test func `Elements without a part in the navigation may be anywhere`() {
    check(
      Fixture.scene(
        in: """
          <viewController id="a"><newThing><view key="x"/></newThing>
            <connections><outlet property="x"/><newConnection/></connections></viewController>
          <exit/>
          """))
  }
}
