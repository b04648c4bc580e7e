import Findings
import SegueChecking
import Testing

/// The xib of a controller that may create its view in code.
@Suite struct ReplacedXibTests {
  /// The findings about the outlet and the action of a xib whose owner is `ListController`.
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
    return SegueChecker.check(ExampleApp(app.files).input).findings.map(\.rule)
      .filter { ["unknown-action", "unknown-outlet"].contains($0) }.sorted()
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

  @Test func `The xib of a controller that overrides loadView has no findings`() {
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
  func `The xib of a controller whose loadView may load it has findings`(method: String) {
    #expect(rules(ofClass: method) == both)
  }

  @Test func `A xib that code loads by its name, or that has another name, has findings`() {
    let load = #"let views = Bundle.main.loadNibNamed("ListController", owner: nil)"#
    #expect(rules(ofClass: replacing, other: load) == both)
    #expect(rules(ofClass: replacing, xib: "Header") == both)
    #expect(rules(ofClass: replacing, inheriting: "UIView") == both)
  }
}
