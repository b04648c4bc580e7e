import Findings
import Foundation
import StoryboardParsing
import TestSupport
import Testing

/// Segues, controllers and scenes are never left out without a word.
@Suite struct UnreadElementTests {
  private func check(_ marked: String) {
    for scope in [ReadingScope.everything, .navigation, .complete] {
      let source = MarkedText(marked)
      let parsed = StoryboardReader(scope: scope).read(
        Data(source.text.utf8), path: "Main.storyboard")
      let found = parsed.findings.filter { $0.rule == "unread-element" }
      #expect(parsed.file != nil)
      #expect(found.map { "\($0.location.line):\($0.location.column)" } == source.places)
      #expect(found.allSatisfy { $0.severity == .error && !$0.help.isEmpty })
    }
  }

  @Test func `A segue without a kind, or with an empty one`() {
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

  @Test func `A segue that no object's connections hold`() {
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

  @Test func `A controller or a reference without an id`() {
    check(
      Fixture.scene(
        in: """
          ↓<viewController sceneMemberID="viewController"><view key="view" id="v"/></viewController>
          ↓<viewControllerPlaceholder storyboardName="Other" sceneMemberID="viewController"/>
          ↓<someNewController customClass="A" sceneMemberID="viewController"/>
          """))
  }

  @Test func `A controller outside of objects, and among connections`() {
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

  @Test func `A scene in another one`() {
    check(
      Fixture.storyboard(
        """
        <scene sceneID="s"><objects><viewController id="a"/></objects>
          ↓<scene sceneID="t"><objects>↓<viewController id="b"/></objects></scene>
        </scene>
        """))
  }

  @Test func `A scene in a part of the document that is left out`() {
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

  @Test func `What is no part of a navigation may have any place`() {
    check(
      Fixture.scene(
        in: """
          <viewController id="a"><newThing><view key="x"/></newThing>
            <connections><outlet property="x"/><newConnection/></connections></viewController>
          <exit/>
          """))
  }
}
