import Findings
import SegueChecking
import Testing

/// The xib or scene of a controller that may create its view in code.
@Suite struct ReplacedXibTests {
  /// The rules of the findings, without latent ones, about the outlet and the action of a xib whose owner is
  /// `ListController`.
  private func rules(_ sources: String, xib: String = "ListController") -> [String] {
    let app = RuleExample(
      """
      --- \(xib).xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ListController">
        <connections><outlet property="list" destination="b"/></connections>
      </placeholder>
      <button id="b"><connections>
        <action selector="open:" destination="-1" eventType="touchUpInside"/>
      </connections></button>
      \(sources)
      """)
    let findings = ExampleApp(app).check().findings.filter { both.contains($0.rule) }
    #expect(findings.map(\.rule).sorted() == both)
    #expect(findings.allSatisfy { $0.latent == nil || $0.latent == "no code loads the xib" })
    return findings.filter { $0.latent == nil }.map(\.rule).sorted()
  }

  private func rules(
    ofClass members: String, inheriting superclass: String = "UIViewController",
    xib: String = "ListController", other: String = ""
  ) -> [String] {
    rules(
      """
      --- ListController.swift
      class ListController: \(superclass) {
        \(members)
      }
      --- Other.swift
      class Base: UIViewController {
        override func loadView() { view = UIView() }
      }
      \(other)
      """, xib: xib)
  }

  private let both = ["unknown-action", "unknown-outlet"]
  private let replacing = "override func loadView() { view = UIView() }"

  @Test func `Findings in the xib of a controller that overrides loadView are latent`() {
    #expect(rules(ofClass: "") == both)
    #expect(rules(ofClass: replacing) == [])
    #expect(rules(ofClass: replacing, xib: "List") == [])
    #expect(rules(ofClass: "", inheriting: "Base") == [])
    #expect(
      rules(
        """
        --- ListController.h
        @interface ListController : UIViewController
        @end
        --- ListController.m
        @implementation ListController
        - (void)loadView { self.view = [UIView new]; }
        @end
        """) == [])
  }

  @Test(arguments: [
    "override func loadView() { super.loadView() }",
    "func loadView(_ name: String) {}",
    "static func loadView() {}",
    "override func loadView() { view = load(UINib(nibName: name, bundle: nil)) }",
    #"override func loadView() { Bundle.main.loadNibNamed("ListController", owner: self) }"#,
  ])
  func `Findings in the xib of a controller whose loadView may load it are not latent`(
    method: String
  ) {
    #expect(rules(ofClass: method) == both)
  }

  @Test(arguments: [
    #"let views = Bundle.main.loadNibNamed("ListController", owner: nil)"#,
    #"let name = "ListController""#,
    "func nib(_ name: String) -> UINib { UINib(nibName: name, bundle: nil) }",
  ])
  func `Findings in a xib that other code may load are not latent`(code: String) {
    #expect(rules(ofClass: replacing, other: code) == both)
  }

  @Test func `Findings in a xib that another controller may load are not latent`() {
    #expect(
      rules(ofClass: replacing, xib: "List", other: "class List: UIViewController {}") == both)
  }

  @Test(arguments: [
    ("override func loadView() { view = UIView() }", true),
    ("override func loadView() { super.loadView() }", false),
    ("", false),
  ])
  func `Findings in a scene's view are latent if the controller replaces the view`(
    method: String, isReplaced: Bool
  ) {
    let reasons = ExampleApp.latentReasons(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <view key="view" id="v"><subviews>
          <view customClass="Gone"/>
          <button><connections>
            <action selector="gone:" destination="list" eventType="touchUpInside"/>
          </connections></button>
        </subviews></view>
        <navigationItem key="navigationItem" id="n"/>
        <connections>
          <outlet property="list" destination="v"/>
          <outlet property="item" destination="n"/>
        </connections>
      </viewController>
      --- List.swift
      class List: UIViewController {
        \(method)
      }
      """)
    let reason = "loadView of the controller's class replaces the scene's view"
    #expect(reasons.count == 4)
    #expect(reasons.filter { $0 == reason }.count == (isReplaced ? 3 : 0))
    #expect(reasons.filter { $0 == nil }.count == (isReplaced ? 1 : 4))
  }
}
