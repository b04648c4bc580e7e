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
    outcome(
      ofSource: """
        --- List.swift
        class List: UIViewController {
          @IBOutlet var bar: UIView!
        \(code)
        }

        """)
  }

  private func outcome(ofSource source: String) -> SegueChecker.Result {
    let outlet = "<outlet property=\"bar\" destination=\"v\" id=\"o\"/>"
    let example = """
      --- Phone.storyboard
      \(storyboard("iOS.CocoaTouch", segue: "phone", outlet: outlet))
      --- Television.storyboard
      \(storyboard("AppleTV", segue: "television", outlet: ""))
      \(source)
      """
    return SegueChecker.check(ExampleApp(RuleExample(example).files).input)
  }

  private func findings(_ code: String) -> [String] { findings(outcome(code)) }

  private func findings(_ outcome: SegueChecker.Result) -> [String] {
    outcome.findings
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

  @Test(arguments: [
    "#if os(macOS)", "#if os(iOS)\n#elseif os(tvOS)\n#else",
    "#if canImport(UIKit)\n#elseif !os(watchOS)", "#if os(Linux)",
  ])
  func `Code for systems without any file is undecided`(condition: String) {
    let result = outcome(
      """
      \(condition)
      func open() {
        performSegue(withIdentifier: "gone", sender: nil)
        _ = NSStoryboard(name: "Gone", bundle: nil)
        _ = storyboard!.instantiateController(withIdentifier: "gone")
        Bundle.main.loadNibNamed("Gone", owner: self, topLevelObjects: nil)
      }
      #endif
      """)
    let rules: Set = [
      "perform-unknown-segue", "unknown-storyboard", "instantiate-unknown-scene", "unknown-xib",
    ]
    #expect(result.findings.filter { rules.contains($0.rule) } == [])
    #expect(rules.isSubset(of: result.undecided.map(\.rule)))
  }

  @Test func `Objective-C for one system is compared with the scenes of that system`() {
    let result = outcome(
      ofSource: """
        --- List.m
        @interface List : UIViewController
        @property IBOutlet UIView *bar;
        @end
        @implementation List
        - (void)open {
        #if TARGET_OS_TV
          [self performSegueWithIdentifier:@"television" sender:nil];
        #else
          [self performSegueWithIdentifier:@"phone" sender:nil];
        #endif
        }
        #if TARGET_OS_IOS
        - (void)close { [self performSegueWithIdentifier:@"television" sender:nil]; }
        #endif
        @end
        """)
    #expect(
      findings(result) == [
        "error: List has no segue “television”; List in Television.storyboard has one"
      ])
  }
}
