import Findings
import SegueChecking
import Testing

/// A member that storyboards don't see gets the attribute that it needs, if its declaration compiles with it.
@Suite struct MemberExposureTests {
  /// The edits of findings about a class with one member, which is connected as an outlet and as an action.
  private func edits(_ member: String) -> [TextEdit] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES" id="list">
        <view key="view" id="v">
          <subviews>
            <button id="b">
              <connections>
                <action selector="open:" destination="list" eventType="touchUpInside"/>
              </connections>
            </button>
          </subviews>
        </view>
        <connections><outlet property="box" destination="v"/></connections>
      </viewController>
      --- List.swift
      class List: UIViewController {
        \(member)
      }
      """)
    var input = ExampleApp(app.files).input
    for index in input.sources.indices { input.sources[index].membership.exposesImplicitly = false }
    return SegueChecker.check(input).findings
      .filter { ["unknown-outlet", "unknown-action"].contains($0.rule) }.flatMap(\.edits)
  }

  @Test(arguments: [
    ("var box: UIView!", "@IBOutlet "), ("weak var box: UIView?", "@IBOutlet "),
    ("private(set) var box: List!  // later", "@IBOutlet "),
    ("func open(_ sender: Any?) {}", "@IBAction "),
    ("private func open(_ sender: UIButton) {}", "@IBAction "),
  ])
  func `The attribute is inserted before the declaration`(member: String, attribute: String) {
    let edits = edits(member)
    #expect(edits.map(\.replacement) == [attribute])
    #expect(edits.map(\.expected) == [""])
    #expect(edits.map(\.location.line) == [2])
    #expect(edits.map(\.location.column) == [3])
  }

  @Test(arguments: [
    "let box: UIView! = nil", "var box: UIView", "var box = UIView()", "var box: Int?",
    "lazy var box: UIView! = UIView()", "var box: UIView! { nil }", "var a = 1, box: UIView!",
    "func open(_ sender: Int) {}", "func open(_ sender: Any) -> Bool { true }",
    "func open(_ sender: Any) throws {}", "func open(_ sender: (Int) -> Void) {}",
    "@MainActor func open(_ sender: Any) {}",
  ])
  func `A declaration that may not compile with the attribute stays`(member: String) {
    #expect(edits(member).isEmpty)
  }
}
