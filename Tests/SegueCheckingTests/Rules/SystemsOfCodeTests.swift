import Findings
import SegueChecking
import Testing

/// A class that an iOS and a tvOS app share, with a storyboard for each.
@Suite struct SystemsOfCodeTests {
  private func storyboard(_ runtime: String, segue: String, outlet: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Storyboard" version="3.0" targetRuntime="\(runtime)"
      initialViewController="list"><scenes>
    <scene sceneID="s"><objects>
      <viewController id="list" customClass="List" sceneMemberID="viewController">
        <view key="view" id="v"/>
        <connections>
          \(outlet)
          <segue id="g" destination="next" kind="show" identifier="\(segue)"/>
        </connections>
      </viewController>
    </objects></scene>
    <scene sceneID="t"><objects>
      <viewController id="next" sceneMemberID="viewController"/>
    </objects></scene>
    </scenes></document>
    """
  }

  private func outcome(_ code: String) -> SegueChecker.Result {
    let outlet = "<outlet property=\"bar\" destination=\"v\" id=\"o\"/>"
    let example = """
      --- Phone.storyboard
      \(storyboard("iOS.CocoaTouch", segue: "phone", outlet: outlet))
      --- Television.storyboard
      \(storyboard("AppleTV", segue: "television", outlet: ""))
      --- List.swift
      class List: UIViewController {
        @IBOutlet var bar: UIView!
      \(code)
      }

      """
    return SegueChecker.check(ExampleApp(RuleExample(example)).input)
  }

  private func findings(_ code: String) -> [String] {
    outcome(code).findings
      .filter { ["perform-unknown-segue", "unconnected-outlets"].contains($0.rule) }
      .map { "\($0.severity): \($0.message)" }
  }

  @Test func `Code for one system is compared with the scenes of that system`() {
    #expect(
      findings(
        """
        func open() {
          #if os(tvOS)
          performSegue(withIdentifier: "television", sender: nil)
          #else
          performSegue(withIdentifier: "phone", sender: nil)
          #endif
        }
        """) == [])
  }

  @Test func `A segue that only another system's scene has is an error`() {
    #expect(
      findings(
        """
        #if os(tvOS)
        func open() { performSegue(withIdentifier: "phone", sender: nil) }
        #endif
        """) == ["error: List has no segue “phone”; List in Phone.storyboard has one"])
  }

  @Test func `Code for visionOS is compared with the scenes of iOS`() {
    #expect(
      findings(
        """
        #if os(visionOS)
        func open() { performSegue(withIdentifier: "television", sender: nil) }
        #endif
        """) == ["error: List has no segue “television”; List in Television.storyboard has one"])
  }

  @Test func `Code for all systems is compared with all scenes`() {
    #expect(
      findings("func open() { performSegue(withIdentifier: \"phone\", sender: nil) }") == [
        "warning: the scene of List in Television.storyboard has no segue “phone”, "
          + "but another scene of the class does"
      ])
  }

  @Test func `Code for a system without a scene of the class is undecided`() {
    let result = outcome(
      """
      #if os(macOS)
      func open() { performSegue(withIdentifier: "phone", sender: nil) }
      #endif
      """)
    #expect(result.findings.filter { $0.rule == "perform-unknown-segue" } == [])
    #expect(
      result.undecided.map { "\($0.reason)" }
        == ["no scene of List is for a system that the code is compiled for"])
  }
}
