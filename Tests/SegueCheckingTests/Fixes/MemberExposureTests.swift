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
    var input = ExampleApp(app).input
    for index in input.sources.indices { input.sources[index].membership.exposesImplicitly = false }
    return SegueChecker.check(input).findings
      .filter { ["unknown-outlet", "unknown-action"].contains($0.rule) }.flatMap(\.edits)
  }

  @Test(arguments: [
    ("var box: UIView!", "@IBOutlet "), ("weak var box: UIView?", "@IBOutlet "),
    ("private(set) var box: List!  // later", "@IBOutlet "),
    ("func open(_ sender: Any?) {}", "@IBAction "),
    ("private func open(_ sender: UIButton) {}", "@IBAction "),
    ("func open(_ sender: Any) {}\r", "@IBAction "),
    ("func open(_ sender: Any)\n  {}", "@IBAction "),
  ])
  func `The attribute is inserted before the declaration`(member: String, attribute: String) {
    let edits = edits(member)
    #expect(edits.map(\.replacement) == [attribute])
    #expect(edits.map(\.expected) == [""])
    #expect(edits.map(\.location.line) == [2])
    #expect(edits.map(\.location.column) == [3])
  }

  /// The edits of findings about a view with one member, which a runtime attribute sets.
  private func editsForAttribute(_ member: String) -> (findings: Int, edits: [String]) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController initial="YES">
        <view key="view" customClass="Badge">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="caption" value="New"/>
          </userDefinedRuntimeAttributes>
        </view>
      </viewController>
      --- Badge.swift
      class Badge: UIView {
        \(member)
      }
      enum Style { case plain }
      --- App.xcconfig
      SWIFT_VERSION = 5.0
      """)
    let found = ExampleApp(app).check().findings.filter {
      $0.rule == "unknown-runtime-attribute"
    }
    return (found.count, found.flatMap(\.edits).map(\.replacement))
  }

  @Test(arguments: [
    "var caption: String = \"\"", "var caption: String?", "var caption: Int = 0 { didSet {} }",
    "private var caption: UIColor!", "var caption: CGFloat { get { 0 } set {} }",
    "var caption = \"New\" // later", "var caption = 1.5", "var caption = true { didSet {} }",
  ])
  func `A property that a runtime attribute sets gets @objc`(member: String) {
    #expect(editsForAttribute(member) == (1, ["@objc "]))
  }

  @Test(arguments: [
    "var caption: Int?", "var caption: Style = .plain", "var caption = Style.plain",
    "var caption: [Style] = []", "var caption: Box<Int>", "let caption = 1",
    "lazy var caption = 1", "var caption = text()", "var caption: UIColor & Hashable",
    "var caption: String?, other: Int?", "var caption = 1...3",
  ])
  func `A property that Objective-C may not have stays`(member: String) {
    #expect(editsForAttribute(member) == (1, []))
  }

  @Test(arguments: [
    "@objc var caption = 1", "@IBInspectable var caption = 1", "@IBOutlet var caption: UIView!",
    "static var caption = 1", "@objc func setCaption(_ caption: String) {}", "var other = 1",
    "var caption = 1\n  override func setValue(_ value: Any?, forUndefinedKey key: String) {}",
  ])
  func `A property that key-value coding finds is not reported, nor is one of the system`(
    member: String
  ) {
    #expect(editsForAttribute(member) == (0, []))
  }

  @Test(arguments: [
    "let box: UIView! = nil", "var box: UIView", "var box = UIView()", "var box: Int?",
    "lazy var box: UIView! = UIView()", "var box: UIView! { nil }", "var a = 1, box: UIView!",
    "func open(_ sender: Int) {}", "func open(_ sender: Any) -> Bool { true }",
    "func open(_ sender: Any) throws {}", "func open(_ sender: (Int) -> Void) {}",
    "@MainActor func open(_ sender: Any) {}",
    "func open(_ sender: Any)\n    -> Bool { true }", "func open(_ sender: Any)\n    async {}",
  ])
  func `A declaration that might not compile with the attribute stays`(member: String) {
    #expect(edits(member).isEmpty)
  }
}
