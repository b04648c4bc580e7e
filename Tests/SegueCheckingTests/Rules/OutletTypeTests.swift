import Findings
import SegueChecking
import StoryboardModel
import Testing

/// The types of outlets that are connected to views.
@Suite struct OutletTypeTests {
  @Test(arguments: [
    (TargetRuntime.macOS, "NSView", "WKWebView", true), (.macOS, "NSView", "Web", true),
    (.macOS, "NSTextField", "Web", false), (.iOS, "UIView", "Web", true),
  ])
  func `A view that UIKit and AppKit have inherits from the view of its platform`(
    runtime: TargetRuntime, declared: String, connected: String, fits: Bool
  ) {
    let controller = runtime == .macOS ? "NSViewController" : "UIViewController"
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view"><subviews><view id="web" customClass="\(connected)"/></subviews></view>
        <connections><outlet property="web" destination="web"/></connections>
      </viewController>
      --- List.swift
      class Web: WKWebView {}
      class List: \(controller) { @IBOutlet var web: \(declared)! }
      """)
    var input = ExampleApp(app).input
    input.interfaceFiles[0].targetRuntime = runtime
    let found = SegueChecker.check(input).findings.filter { $0.rule == "wrong-outlet-type" }
    #expect(found.isEmpty == fits)
  }

  @Test(arguments: [("NSView", true), ("NSTextField", false), ("Card", false)])
  func `A custom view of a Mac app without a class is an NSView`(declared: String, fits: Bool) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view"><subviews><customView id="card"/></subviews></view>
        <connections><outlet property="card" destination="card"/></connections>
      </viewController>
      --- List.swift
      class Card: NSView { var count = 0 }
      class List: NSViewController { @IBOutlet var card: \(declared)! }
      """)
    var input = ExampleApp(app).input
    input.interfaceFiles[0].targetRuntime = .macOS
    let found = SegueChecker.check(input).findings.filter { $0.rule == "wrong-outlet-type" }
    #expect(found.map { $0.message.hasSuffix("is an NSView") } == (fits ? [] : [true]))
  }

  @Test func `The reason names the class of the system that the tool doesn't know`() {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view"><subviews><view id="v"/></subviews></view>
        <connections><outlet property="item" destination="v"/></connections>
      </viewController>
      --- List.swift
      class List: UIViewController { @IBOutlet var item: UIDynamicItem! }
      """)
    #expect(
      ExampleApp(app).check().undecided.map(\.reason)
        == ["UIDynamicItem may be a class of the system"])
  }

  @Test(arguments: [
    ("webView", "a UIWebView", "WKWebView"), ("wkWebView", "a WKWebView", "UIWebView"),
    ("mapView", "an MKMapView", "UILabel"),
  ])
  func `The view of another framework is compared with its outlet's type`(
    element: String, connected: String, declared: String
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view"><subviews><\(element) id="web"/></subviews></view>
        <connections><outlet property="web" destination="web"/></connections>
      </viewController>
      --- List.swift
      class List: UIViewController { @IBOutlet var web: \(declared)! }
      """)
    let found = ExampleApp(app).check().findings.filter { $0.rule == "wrong-outlet-type" }
    #expect(
      found.map(\.message) == [
        "the outlet “web” has the type \(declared), but the connected object is \(connected)"
      ])
  }

  @Test(arguments: [
    ("wkWebView", "a WKWebView"), ("mapView", "an MKMapView"),
    ("pongPressGestureRecognizer", "a UILongPressGestureRecognizer"),
  ])
  func `An object has the class that Interface Builder means by its element`(
    element: String, words: String
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <scene>
        <viewController customClass="List" initial="YES">
          <connections>
            <outlet property="label" destination="o"/><outlet property="any" destination="o"/>
          </connections>
        </viewController>
        <\(element) id="o"/>
      </scene>
      --- List.swift
      class List: UIViewController {
        @IBOutlet var label: UILabel!
        @IBOutlet var any: \(words.split(separator: " ")[1])!
      }
      """)
    let found = ExampleApp(app).check().findings.filter { $0.rule == "wrong-outlet-type" }
    #expect(found.map { $0.message.hasSuffix("is \(words)") } == [true])
  }

  @Test(arguments: [
    ("UpdateView", "an"), ("UnreadView", "an"), ("UnitView", "a"), ("UserView", "a"),
    ("URLView", "a"), ("HTMLView", "an"), ("OrderView", "an"),
  ])
  func `A class has the article with which its name is spoken`(name: String, article: String) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view"><subviews><view id="v" customClass="\(name)"/></subviews></view>
        <connections><outlet property="label" destination="v"/></connections>
      </viewController>
      --- List.swift
      class \(name): UIView {}
      class List: UIViewController { @IBOutlet var label: UILabel! }
      """)
    let found = ExampleApp(app).check().findings.filter { $0.rule == "wrong-outlet-type" }
    #expect(found.map { $0.message.hasSuffix("is \(article) \(name)") } == [true])
  }
}
