import Findings
import SegueChecking
import StoryboardModel
import Testing

/// Outlets and actions of classes whose superclass is declared elsewhere.
@Suite struct MemberDoubtTests {
  /// The findings about two screens that inherit from a class that is declared elsewhere.
  private func findings(
    first: String = "", second: String = "", button: String = "", code: String = ""
  ) -> [String] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <view key="view" id="v"><subviews>
          <label id="l"/><button id="b"><connections>\(button)</connections></button>
        </subviews></view>
        <connections>
          \(first)
        </connections>
      </viewController>
      <viewController id="person" customClass="Person" storyboardIdentifier="person">
        <view key="view" id="w"><subviews><label id="m"/></subviews></view>
        <connections>
          \(second)
        </connections>
      </viewController>
      --- List.swift
      class List: KitController {
        \(code)
      }
      class Person: KitController {}
      """)
    return ExampleApp(app).check().findings.filter { $0.rule.hasPrefix("unknown") }
      .map { "\($0.severity) \($0.help)" }
  }

  @Test(arguments: ["NSDocument", "NSPersistentDocument"])
  func `A document of a Mac app has an outlet for its window`(superclass: String) {
    let app = RuleExample(
      """
      --- Document.xib
      <customObject id="-2" userLabel="File's Owner" customClass="Document"><connections>
        <outlet property="window" destination="w"/>
        <outlet property="rows" destination="t"/>
      </connections></customObject>
      <window id="w"><view key="contentView"><subviews><tableView id="t"/></subviews></view></window>
      --- Document.swift
      class Document: \(superclass) {
        override var windowNibName: NSNib.Name? { "Document" }
      }
      """)
    let result = ExampleApp(app).check()
    #expect(result.findings.map(\.message) == ["Document has no property “rows” for this outlet"])
    #expect(result.undecided.map(\.reason) == [])
  }

  @Test func `The members of AppKit's document controller are known`() {
    let app = RuleExample(
      """
      --- Menu.xib
      <customObject id="-2" userLabel="File's Owner" customClass="NSApplication"/>
      <window id="w"/>
      <customObject id="c" customClass="Library"><connections>
        <outlet property="panel" destination="w"/>
      </connections></customObject>
      <customObject id="d" customClass="NSDocumentController"><connections>
        <outlet property="panel" destination="w"/>
      </connections></customObject>
      <menuItem id="m"><connections><action selector="openDocument:" target="c"/></connections></menuItem>
      --- Library.swift
      class Library: NSDocumentController {}
      """)
    let result = ExampleApp(app).check()
    #expect(
      result.findings.map { "\($0.severity) \($0.message)" }.sorted() == [
        "warning Library has no property “panel” for this outlet",
        "warning NSDocumentController has no property “panel” for this outlet",
      ])
    #expect(result.undecided.map(\.reason) == [])
  }

  @Test(arguments: ["close:", "leave:"])
  func `An extension of a class with its framework's name is one of the class`(selector: String) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES" id="list">
        <button><connections>
          <action selector="\(selector)" destination="list" eventType="touchUpInside"/>
        </connections></button>
      </viewController>
      --- List.swift
      class List: UIViewController {}
      extension UIKit.UIViewController {
        @IBAction func close(_ sender: Any) {}
      }
      """)
    let found = ExampleApp(app).check().findings.filter { $0.rule == "unknown-action" }
    #expect(found.map(\.severity) == (selector == "close:" ? [] : [.error]))
  }

  @Test func `A watch's static notification has outlets for its labels`() {
    let app = RuleExample(
      """
      --- Interface.storyboard
      <notificationController>
        <items><label id="l"/></items>
        <notificationCategory key="notificationCategory" id="n"/>
        <connections>
          <outlet property="notificationSubtitleLabel" destination="l"/>
          <outlet property="notificationLabel" destination="l"/>
        </connections>
      </notificationController>
      --- App.swift
      class Interface: WKInterfaceController {}
      """)
    let found = ExampleApp(app).check().findings.filter { $0.rule == "unknown-outlet" }
    #expect(found.map { $0.message.contains("“notificationLabel”") } == [true])
  }

  @Test(arguments: [
    (TargetRuntime.iOS, Severity.error), (.tvOS, .error), (.macOS, .warning), (.watchOS, .warning),
  ])
  func `A missing property is an error on systems that crash`(
    runtime: TargetRuntime, severity: Severity
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view" id="v"/>
        <connections><outlet property="box" destination="v"/></connections>
      </viewController>
      --- List.swift
      class List: UIViewController {}
      """)
    var input = ExampleApp(app).input
    input.interfaceFiles[0].targetRuntime = runtime
    let found = SegueChecker.check(input).findings.filter { $0.rule == "unknown-outlet" }
    #expect(found.map(\.severity) == [severity])
  }

  @Test(arguments: [
    ("UIInputViewController", "inputView", "advanceToNextInputMode"),
    ("SLComposeServiceViewController", "textView", "didSelectPost"),
    ("MSMessagesAppViewController", "view", "dismiss"),
  ])
  func `The members of an extension's controller are known`(
    superclass: String, outlet: String, action: String
  ) {
    func rules(_ outlet: String, _ action: String) -> [String] {
      let app = RuleExample(
        """
        --- Main.storyboard
        <viewController id="list" customClass="List" initial="YES">
          <view key="view" id="v"><subviews><button id="b"><connections>
            <action selector="\(action)" destination="list" eventType="touchUpInside"/>
          </connections></button></subviews></view>
          <connections><outlet property="\(outlet)" destination="v"/></connections>
        </viewController>
        --- List.swift
        class List: \(superclass) {}
        """)
      return ExampleApp(app).check().findings.filter { $0.rule.hasPrefix("unknown") }
        .map { "\($0.severity) \($0.rule)" }.sorted()
    }
    #expect(rules(outlet, action) == [])
    #expect(rules("gone", "go:") == ["error unknown-action", "error unknown-outlet"])
  }

  @Test(arguments: [("", 2), ("func upgrade() { buy(self) }", 0)])
  func `A missing source may have the actions of a class, if code uses one that no source declares`(
    code: String, count: Int
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <view key="view" id="v"><subviews><button id="b"><connections>
          <action selector="buy:" destination="list" eventType="touchUpInside"/>
          <action selector="restore:" destination="list" eventType="touchUpInside"/>
        </connections></button></subviews></view>
      </viewController>
      --- List.swift
      class List: UIViewController { \(code) }
      """)
    var input = ExampleApp(app).input
    #expect(SegueChecker.check(input).findings.map(\.rule) == ["unknown-action", "unknown-action"])
    input.missingSources = ["Shop"]
    #expect(SegueChecker.check(input).findings.count == count)
  }

  private func outlet(_ name: String, _ destination: String = "l") -> String {
    "<outlet property=\"\(name)\" destination=\"\(destination)\"/>"
  }

  @Test(arguments: [(TargetRuntime.iOS, "crashes"), (.macOS, "AppKit logs")])
  func `What happens to a member that no superclass has depends on the system`(
    runtime: TargetRuntime, consequence: String
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <view key="view" id="v"><subviews><button id="b"><connections>
          <action selector="openPersn:" destination="list" eventType="touchUpInside"/>
        </connections></button></subviews></view>
        <connections><outlet property="buttonn" destination="b"/></connections>
      </viewController>
      --- List.swift
      class List: KitController {
        @IBOutlet var button: UIButton!
        @IBAction func openPerson(_ sender: Any?) {}
      }
      """)
    var input = ExampleApp(app).input
    input.interfaceFiles[0].targetRuntime = runtime
    let found = SegueChecker.check(input).findings.filter { $0.rule.hasPrefix("unknown") }
    #expect(found.map { $0.why.contains(consequence) } == [true, true])
  }

  @Test func `An unknown member without a similar name may be the superclass's`() {
    #expect(findings(first: outlet("captionLabel")) == [])
  }

  @Test func `An unknown member similar to a connected one is mistyped, if no source has it`() {
    let (first, second) = (outlet("captionLabelRenamed"), outlet("captionLabel", "m"))
    let code = "func show() { captionLabel.isHidden = false }"
    #expect(
      findings(first: first, second: second, code: code) == [
        "warning did you mean “captionLabel”?"
      ])
    let both = code + "; func hide() { captionLabelRenamed.isHidden = true }"
    #expect(findings(first: first, second: second, code: both) == [])
    // It is unknown which of the two is wrong.
    #expect(findings(first: first, second: second) == [])
  }

  @Test
  func `A member that the class's own code uses is not mistyped, however similar others are`() {
    let others = ["Row", "Column"].map { name in
      """
      <viewController id="\(name)" customClass="\(name)" storyboardIdentifier="\(name)">
      <view key="view" id="v\(name)"/>
      <connections><outlet property="captionLabels" destination="v\(name)"/></connections>
      </viewController>
      """
    }.joined()
    let first =
      outlet("captionLabel")
      + "</connections></viewController>\(others)<viewController><connections>"
    let classes = "}; class Row: KitController {}; class Column: KitController {"
    #expect(
      findings(first: first, code: classes) == ["warning did you mean “captionLabels”?"])
    let use = "func show() { captionLabel.isHidden = false }"
    #expect(findings(first: first, code: use + classes) == [])
  }

  @Test func `Two similar outlets of one object are not reported`() {
    #expect(findings(first: outlet("captionLabel") + outlet("captionLabelTop", "b")) == [])
  }

  @Test func `A name that differs from a word of the sources by one letter is mistyped`() {
    let code = "func show() { captionLabel.isHidden = false }"
    #expect(
      findings(first: outlet("captiionLabel"), code: code) == [
        "warning did you mean “captionLabel”?"
      ])
    #expect(findings(first: outlet("captionLabels"), code: code) == [])
  }

  @Test(arguments: [("class Card: KitView {}", 2, 0), ("var card: Card?", 0, 2)])
  func `The members of a class are undecided if its own source was not read`(
    code: String, findings: Int, undecided: Int
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view" id="v" customClass="Card">
          <subviews><label id="l"/><button id="b"><connections>
            <action selector="openPersonn:" destination="v" eventType="touchUpInside"/>
          </connections></button></subviews>
          <connections><outlet property="captiionLabel" destination="l"/></connections>
        </view>
      </viewController>
      --- List.swift
      class List: UIViewController {
        func show() { captionLabel.isHidden = openPerson(self) }
      }
      \(code)
      """)
    let result = ExampleApp(app).check()
    let rules = ["unknown-action", "unknown-outlet"]
    #expect(result.findings.count { rules.contains($0.rule) } == findings)
    #expect(result.undecided.count { rules.contains($0.rule) } == undecided)
  }

  @Test
  func `An unconnected outlet is suggested unless the superclass is known to have the name`() {
    let code = "@IBOutlet weak var label: UILabel!"
    let first = outlet("caption")
    #expect(
      findings(first: first, code: code) == ["warning if the property was renamed, connect “label”"]
    )
    #expect(findings(first: first, second: outlet("caption", "m"), code: code) == [])
  }

  @Test func `One unconnected outlet does not explain several unknown names`() {
    let (label, other) = ("@IBOutlet weak var label: UILabel!", "@IBOutlet weak var top: UILabel!")
    let two = outlet("caption") + outlet("note")
    #expect(findings(first: two, code: label) == [])
    #expect(findings(first: two, code: "\(label); \(other)").count == 2)
    // An outlet connected to a button can't mean this one, which is a label.
    #expect(findings(first: outlet("caption") + outlet("note", "b"), code: label).count == 1)
  }

  @Test(arguments: [
    ("List.xib", #"placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="List""#),
    ("List.storyboard", #"viewController customClass="List" initial="YES""#),
  ])
  func `An outlet that the class of the element has is not doubted`(file: String, tag: String) {
    func rules(_ name: String) -> [String] {
      let isXib = file.hasSuffix(".xib")
      let view = "<view id=\"v\" \(isXib ? "" : "key=\"view\"")/>"
      let element = tag.prefix { $0 != " " }
      let app = RuleExample(
        """
        --- \(file)
        <\(tag)>
          \(isXib ? "" : view)
          <connections><outlet property="\(name)" destination="v"/></connections>
        </\(element)>
        \(isXib ? view : "")
        --- List.swift
        class List: KitController { @IBOutlet weak var box: UIView! }
        """)
      return ExampleApp(app).check().findings.map(\.rule).filter { $0 == "unknown-outlet" }
    }
    #expect(rules("view") == [])
    #expect(rules("card") == ["unknown-outlet"])
  }

  @Test func `An action that nothing sends is suggested for one that does not exist`() {
    func action(_ selector: String) -> String {
      #"<action selector="\#(selector)" destination="list" eventType="touchDown"/>"#
    }
    let code = "@IBAction func openAll(_ sender: Any?) {}"
    #expect(
      findings(button: action("show:"), code: code) == [
        "warning if the method was renamed, connect “openAll:”"
      ])
    #expect(
      findings(button: action("openAll2:"), code: code) == ["warning did you mean “openAll:”?"])
    #expect(findings(button: action("show"), code: code) == [])
  }

  @Test func `An action is not mistyped if a class has it or only another app has a similar one`() {
    func suggestions(code: String = "", other: String = "A") -> [String] {
      let app = RuleExample(
        """
        --- A/Main.storyboard
        <viewController id="list" customClass="List" initial="YES">
          <view key="view"><subviews><button id="b"><connections>
            <action selector="openAllWithSender:" destination="list" eventType="touchDown"/>
          </connections></button></subviews></view>
        </viewController>
        --- A/List.swift
        class List: KitController {}
        class Helper: NSObject { \(code) }
        --- \(other)/Person.storyboard
        <viewController id="person" customClass="Person" initial="YES">
          <view key="view"><subviews><button id="c"><connections>
            <action selector="openAll:" destination="person" eventType="touchDown"/>
          </connections></button></subviews></view>
        </viewController>
        --- \(other)/Person.swift
        class Person: UIViewController { @IBAction func openAll(_ sender: Any?) {} }
        """)
      var input = ExampleApp(app).input
      input.setMemberships { membership, folder in membership.targets = ["p:\(folder):0"] }
      return SegueChecker.check(input).findings.filter { $0.rule == "unknown-action" }
        .map(\.help)
    }
    #expect(suggestions() == ["did you mean “openAll:”?"])
    #expect(suggestions(code: "@IBAction func openAll(sender: Any?) {}") == [])
    #expect(suggestions(other: "B") == [])
  }

  @Test func `A short name that many objects have is suggested`() {
    let others = (1...5).map { number in
      """
      <viewController id="c\(number)" customClass="Screen\(number)" storyboardIdentifier="\(number)">
      <view key="view" id="v\(number)"/>
      <connections><outlet property="bar" destination="v\(number)"/></connections>
      </viewController>
      """
    }.joined()
    let first =
      outlet("barr") + "</connections></viewController>\(others)<viewController><connections>"
    let code = (1...5).map { "}; class Screen\($0): KitController {" }.joined()
    #expect(findings(first: first, code: code) == ["warning did you mean “bar”?"])
  }

  @Test func `A setter that Objective-C does not see does not set an outlet`() {
    func findings(_ attribute: String) -> [String] {
      let app = RuleExample(
        """
        --- Main.storyboard
        <viewController customClass="List" initial="YES">
          <view key="view" id="v"/>
          <connections><outlet property="bar" destination="v"/></connections>
        </viewController>
        --- List.swift
        class List: UIViewController {
          \(attribute) func setBar(_ bar: UIView) {}
        }
        """)
      return ExampleApp(app).check().findings.map { "\($0.severity) \($0.rule)" }
    }
    #expect(findings("") == ["error unknown-outlet"])
    #expect(findings("@objc") == [])
  }

  @Test func `A mistyped action for the first responder is found among many methods`() {
    let app = RuleExample(
      """
      --- Menu.xib
      <customObject id="-2" userLabel="File's Owner" customClass="NSObject"/>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <window id="w"/>
      <menuItem id="m"><connections><action selector="showPeopl:" target="-1"/></connections></menuItem>
      --- A.swift
      class A: NSObject {
        \((0..<1_000).map { "@objc func edit\($0)(_ sender: Any?) {}" }.joined(separator: "\n"))
        @objc func showPeople(_ sender: Any?) {}
      }
      """)
    let findings = ExampleApp(app).check().findings.filter { $0.rule == "unknown-action" }
    #expect(findings.map(\.help) == ["did you mean “showPeople:”?"])
  }

  @Test func `The members of a class without its closing brace are undecided`() {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <view key="view" id="v"><subviews><button id="b"><connections>
          <action selector="open:" destination="list" eventType="touchUpInside"/>
        </connections></button></subviews></view>
      </viewController>
      --- List.swift
      class List: UIViewController {
        override func viewDidLoad() {
          do { super.viewDidLoad()
        }
        @IBAction func open(_ sender: UIButton) {}
      }
      """)
    let result = ExampleApp(app).check()
    #expect(result.findings.filter { $0.rule == "unknown-action" } == [])
    #expect(
      result.undecided.map { "\($0.rule) \($0.reason)" }
        .contains("unknown-action a closing brace is missing in List"))
  }

  @Test func `An action that one of two classes of a name declares is undecided`() {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <view key="view" id="v"><subviews><button id="b"><connections>
          <action selector="create:" destination="list" eventType="touchUpInside"/>
        </connections></button></subviews></view>
      </viewController>
      --- List.swift
      class List: UIViewController {}
      --- Search.swift
      class List: UIViewController {
        @IBAction func create(_ sender: UIButton) {}
        @IBAction func nameChanged(_ sender: UITextField) {}
      }
      """)
    let result = ExampleApp(app).check()
    #expect(result.findings.filter { $0.rule == "unknown-action" } == [])
    #expect(result.undecided.filter { $0.rule == "unknown-action" }.count == 1)
  }
}
