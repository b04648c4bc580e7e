import Findings
import SegueChecking
import Testing

/// Members that Objective-C does not see, although the class declares them.
@Suite struct ExposureTests {
  private let outlet = "<outlet property=\"box\" destination=\"v\"/>"
  private let action =
    "<action selector=\"open:\" destination=\"list\" eventType=\"touchUpInside\"/>"

  /// The result for a screen with one outlet and one action.
  ///
  /// `exposesImplicitly` is what the targets of the sources say.
  private func result(
    _ code: String, more files: String = "", exposesImplicitly: Bool? = false
  ) -> SegueChecker.Result {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <view key="view" id="v"><subviews>
          <button id="b"><connections>\(action)</connections></button>
        </subviews></view>
        <connections>\(outlet)</connections>
      </viewController>
      --- List.swift
      \(code)
      \(files)
      """)
    var input = ExampleApp(app).input
    for index in input.sources.indices {
      input.sources[index].membership.exposesImplicitly = exposesImplicitly
    }
    return SegueChecker.check(input)
  }

  private let rules = ["unknown-outlet", "unknown-action"]

  private func findings(_ result: SegueChecker.Result) -> [Finding] {
    rules.flatMap { rule in result.findings.filter { $0.rule == rule } }
  }

  /// The common answer about the outlet and the action.
  enum Verdict {
    case reported, exposed, undecided
  }

  private func verdict(_ result: SegueChecker.Result) -> Verdict? {
    let open = result.undecided.filter { rules.contains($0.rule) }
    return switch (findings(result).count, open.count) {
    case (2, 0): .reported
    case (0, 0): .exposed
    case (0, 2): .undecided
    default: nil
    }
  }

  private let members = "var box: UIView!; func open(_ sender: Any?) {}"

  @Test func `In Swift 4 and later, a member without an attribute cannot be connected`() {
    let found = findings(result("class List: UIViewController { \(members) }"))
    #expect(found.map(\.severity) == [.error, .error])
    #expect(
      found.map(\.message) == [
        "List has the property “box”, but does not expose it to Objective-C",
        "List has the method “open:”, but does not expose it to Objective-C",
      ])
    #expect(
      found.map(\.help) == [
        "declare the property with @IBOutlet", "declare the method with @IBAction or @objc",
      ])
    #expect(
      found.flatMap(\.related).map(\.message) == ["box is declared here", "open is declared here"])
    #expect(found.flatMap(\.related).map(\.location.file) == ["List.swift", "List.swift"])
  }

  @Test(
    arguments: [
      (
        "override func forwardingTarget(for selector: Selector!) -> Any? { nil }",
        ["unknown-action"]
      ),
      (
        "override class func resolveInstanceMethod(_ selector: Selector!) -> Bool { true }",
        ["unknown-action", "unknown-outlet"]
      ),
      ("override func setValue(_ value: Any?, forKey key: String) {}", ["unknown-outlet"]),
      ("func forwardingTarget(to other: Any) {}", []),
    ] as [(String, [String])])
  func `A member is undecided if the class decides at run time which members it has`(
    method: String, open: [String]
  ) {
    let found = result("class List: UIViewController { \(method) }")
    #expect(found.undecided.map(\.rule).filter { rules.contains($0) }.sorted() == open)
    #expect(findings(found).map(\.rule).sorted() == Set(rules).subtracting(open).sorted())
  }

  @Test(arguments: [("box", "open", Verdict.undecided), ("other", "close", .reported)])
  func `A member is undecided if a macro of Objective-C may declare it`(
    outlet: String, action: String, expected: Verdict
  ) {
    let found = result(
      "",
      more: """
        --- List.m
        @interface List : UIViewController
        OUTLET(UIView, \(outlet))
        @end
        @implementation List
        ACTION(\(action)) { [self show]; }
        @end
        """)
    #expect(verdict(found) == expected)
  }

  @Test(arguments: ["_box", "_isBox", "isBox"])
  func `Key-value coding finds an instance variable by several names`(variable: String) {
    let found = result(
      "",
      more: """
        --- List.m
        @interface List : UIViewController {
          UIView *\(variable);
        }
        @end
        @implementation List
        - (IBAction)open:(id)sender {}
        @end
        """)
    #expect(verdict(found) == .exposed)
  }

  @Test(arguments: [
    ("{ IBOutlet UIView *Box; }", 1), ("{ UIView *_Box; }", 1),
    ("@property (nonatomic) IBOutlet UIView *Box;", 0),
    ("{ UIView *Box; }\n@property (nonatomic) UIView *Box;", 0),
  ])
  func
    `Key-value coding finds a setter by a key with another first letter, but no instance variable`(
      declaration: String, count: Int
    )
  {
    let found = result(
      "",
      more: """
        --- List.m
        @interface List : UIViewController
        \(declaration)
        @end
        @implementation List
        - (IBAction)open:(id)sender {}
        @end
        """)
    #expect(findings(found).map(\.rule) == Array(repeating: "unknown-outlet", count: count))
  }

  @Test func `Before Swift 4 every member can be connected, and without a project it is unknown`() {
    let code = "class List: UIViewController { \(members) }"
    #expect(verdict(result(code, exposesImplicitly: true)) == .exposed)
    #expect(verdict(result(code, exposesImplicitly: nil)) == .undecided)
    let old = "; override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {}"
    #expect(verdict(result("class List: UIViewController { \(members)\(old) }")) == .exposed)
  }

  @Test(
    arguments: [
      "@IBOutlet var box: UIView!; @IBAction func open(_ sender: Any?) {}",
      "@objc var box: UIView!; @objc func open(_ sender: Any?) {}",
      "@objc dynamic var box: UIView!; @objc(open:) func show(_ sender: Any?) {}",
      "@objc(box) var other: UIView!; @objc func open(_ sender: Any?) {}",
    ], [0, 100])
  func `A member with an attribute can be connected, however many others there are`(
    members: String, others: Int
  ) {
    let more = (0..<others).map { "; var value\($0) = 0; func run\($0)() {}" }.joined()
    #expect(verdict(result("class List: UIViewController { \(members)\(more) }")) == .exposed)
  }

  @Test(arguments: [
    "@objcMembers class List: UIViewController { MEMBERS }",
    "@objcMembers class List: UIViewController { private(set) MEMBERS }",
    "@objcMembers class List: UIViewController {}; extension List { MEMBERS }",
    "@objcMembers class Base: UIViewController {}; class List: Base { MEMBERS }",
    "@objcMembers class Base: UIViewController { MEMBERS }; class List: Base {}",
    "class List: UIViewController {}; @objc extension List { MEMBERS }",
    "@objcMembers class List: UIViewController {}; @objc private extension List { MEMBERS }",
    "@objcMembers @objc(List) private class List: UIViewController { MEMBERS }",
  ])
  func `A class and its superclasses can expose all members`(code: String) {
    let code = code.replacing("MEMBERS", with: members)
    #expect(verdict(result(code)) == .exposed)
  }

  @Test(arguments: [
    """
    @objcMembers class List: UIViewController {
      private var box: UIView!
      private func open(_ sender: Any?) {}
    }
    """,
    """
    @objcMembers class List: UIViewController {
      @nonobjc var box: UIView!
      @nonobjc func open(_ sender: Any?) {}
    }
    """,
    "@objcMembers class List: UIViewController {}; private extension List { MEMBERS }",
  ])
  func `A class does not expose its private members`(code: String) {
    let code = code.replacing("MEMBERS", with: members)
    #expect(verdict(result(code)) == .reported)
    #expect(
      verdict(result(code.replacing("private", with: "public").replacing("nonobjc", with: "objc")))
        == .exposed)
  }

  @Test(arguments: [
    "@objcMembers class List: Base {}; class Base: UIViewController { MEMBERS }",
    "class List: UIViewController {}; extension UIViewController { MEMBERS }",
    "class List: UIViewController {}; extension List { MEMBERS }",
    "class List: UIViewController { MEMBERS }; @objc extension List { func close() {} }",
  ])
  func `A member of a superclass or an extension is hidden like any other`(code: String) {
    let code = code.replacing("MEMBERS", with: members)
    #expect(verdict(result(code)) == .reported)
  }

  @Test func `An override is exposed if what it overrides is`() {
    let list = """
      class List: Base {
        override var box: UIView! { didSet {} }
        override func open(_ sender: Any?) {}
      }

      """
    let exposed = "@IBOutlet var box: UIView!; @IBAction func open(_ sender: Any?) {}"
    #expect(verdict(result(list + "class Base: UIViewController { \(members) }")) == .reported)
    #expect(verdict(result(list + "class Base: UIViewController { \(exposed) }")) == .exposed)
    #expect(verdict(result(list + "class Base: UIViewController {}")) == .exposed)
    let objectiveC = """
      --- Base.h
      @interface Base : UIViewController
      @property (nonatomic) UIView *box;
      - (void)open:(id)sender;
      @end
      """
    #expect(verdict(result(list, more: objectiveC)) == .exposed)
  }

  @Test func `The property of a system class is found next to a hidden one with a similar name`() {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <tableView key="view" id="v"/>
        <connections><outlet property="searchDisplayController" destination="v"/></connections>
      </viewController>
      --- List.swift
      class List: UIViewController { private var _searchDisplayController: Any? }
      """)
    var input = ExampleApp(app).input
    input.sources[0].membership.exposesImplicitly = false
    #expect(findings(SegueChecker.check(input)) == [])
  }

  // MARK: Protocols

  private let list = "class List: UIViewController, Opening { MEMBERS }\n"

  @Test(arguments: [
    "@objc protocol Opening { var box: UIView! { get set }; func open(_ sender: Any?) }",
    """
    protocol Opening: Inner {}
    @objc protocol Inner { var box: UIView! { get set }; func open(_ sender: Any?) }
    """,
    """
    --- Opening.h
    @protocol Opening
    @property (nonatomic) UIView *box;
    - (void)open:(id)sender;
    @end
    """,
  ])
  func `A member that an Objective-C protocol requires is exposed`(protocol declaration: String) {
    let code = list.replacing("MEMBERS", with: members)
    #expect(verdict(result(code, more: declaration)) == .exposed)
  }

  @Test func `A method has the selector of the requirement that it implements`() {
    let code = list.replacing("MEMBERS", with: "var box: UIView!; func show(_ sender: Any?) {}")
    let opening = """
      @objc protocol Opening {
        var box: UIView! { get set }
        @objc(open:) func show(_ sender: Any?)
      }
      """
    #expect(verdict(result(code, more: opening)) == .exposed)
  }

  @Test(arguments: [
    "protocol Opening { var box: UIView! { get set }; func open(_ sender: Any?) }",
    "@objc protocol Opening { var boxes: [UIView] { get set }; func close(_ sender: Any?) }",
    "protocol Opening: AnyObject, Equatable {}",
    "@objc protocol Opening { @objc(show:) func open(_ sender: Any?) }",
  ])
  func `Other protocols expose nothing`(protocol declaration: String) {
    let code = list.replacing("MEMBERS", with: members)
    #expect(verdict(result(code, more: declaration)) == .reported)
  }

  @Test(arguments: [
    "class List: KitController { MEMBERS }",
    "class List: UIViewController, KitProtocol { MEMBERS }",
    "class List: UIViewController, UITextInput { MEMBERS }",
    "class List: UIViewController, Mine { MEMBERS }; protocol Mine: KitProtocol {}",
  ])
  func `An unknown superclass or protocol may expose any member`(code: String) {
    let code = code.replacing("MEMBERS", with: members)
    #expect(verdict(result(code)) == .undecided)
  }

  @Test(arguments: [
    ("UITableViewDelegate, UITableViewDataSource", Verdict.reported), ("Codable", .reported),
    ("UISearchResultsUpdating", .reported), ("UIKit.UIScrollViewDelegate", .reported),
    ("OpenPanelDelegate", .undecided),
  ])
  func `The system's delegate protocols require only methods that name their object`(
    protocols: String, expected: Verdict
  ) {
    let code = "class List: UIViewController, \(protocols) { \(members) }"
    #expect(verdict(result(code)) == expected)
  }

  @Test func `A delegate's method may be an action, and an application's delegate has a window`() {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <view key="view" id="v"><subviews><textField id="t"><connections>
          <action selector="textFieldDidBeginEditing:" destination="list" eventType="editingChanged"/>
        </connections></textField></subviews></view>
        <connections><outlet property="window" destination="v"/></connections>
      </viewController>
      --- List.swift
      class List: UIViewController, UITextFieldDelegate, UIApplicationDelegate {
        var window: UIWindow?
        func textFieldDidBeginEditing(_ textField: UITextField) {}
      }
      """)
    var input = ExampleApp(app).input
    input.sources[0].membership.exposesImplicitly = false
    #expect(verdict(SegueChecker.check(input)) == .undecided)
  }
}
