import Findings
import RuleExamples
import SegueChecking
import Testing

/// Code and storyboards that look like faults, but work.
@Suite struct WorkingAppTests {
  /// The findings except notes, by severity, rule and line.
  private func findings(
    _ example: String, targets: [String: [String]] = [:]
  ) -> [String] {
    var input = ExampleApp(RuleExample(example)).input
    for (file, names) in targets {
      input.memberships[file, default: FileMembership()].targets = names
      for index in input.sources.indices where input.sources[index].path == file {
        input.sources[index].membership.targets = names
      }
    }
    return SegueChecker.check(input).findings.filter { $0.severity != .note }
      .map { "\($0.severity.rawValue) \($0.rule) \($0.location.file)" }
  }

  @Test func `The placeholder for the application has the members of NSApplication`() {
    func xib(_ selector: String) -> String {
      """
      --- Menu.xib
      <customObject id="-2" userLabel="File's Owner" customClass="NSObject">
        <connections><outlet property="anything" destination="m"/></connections>
      </customObject>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <customObject id="-3" userLabel="Application" customClass="NSObject"/>
      <window id="w"/>
      <menuItem id="m"><connections>
        <action selector="\(selector)" target="-3"/>
      </connections></menuItem>
      --- A.swift
      class A: NSObject {}
      """
    }
    #expect(findings(xib("terminate:")) == [])
    #expect(findings(xib("somethingElse:")) == [])
  }

  @Test func `A preference pane has the variables that Xcode's template connects`() {
    func pane(_ outlet: String) -> String {
      """
      --- Pane.xib
      <customObject id="-2" userLabel="File's Owner" customClass="Pane">
        <connections><outlet property="\(outlet)" destination="w"/></connections>
      </customObject>
      <window id="w"/>
      --- Pane.swift
      class Pane: NSPreferencePane {
        func show(_ alert: NSAlert) { alert.window.title = "" }
      }
      """
    }
    #expect(findings(pane("_window")) == [])
    #expect(findings(pane("firstKeyViev")) == ["warning unknown-outlet Pane.xib"])
  }

  @Test func `The variable behind an Objective-C property can be an outlet`() {
    func app(_ outlet: String) -> String {
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <textView key="view" id="t"/>
        <connections><outlet property="\(outlet)" destination="t"/></connections>
      </viewController>
      --- List.m
      @interface List : UIViewController
      @property (weak) IBOutlet UITextView *textView;
      @end
      @implementation List
      @end
      """
    }
    #expect(findings(app("_textView")) == [])
    #expect(findings(app("__textView")) == ["error unknown-outlet Main.storyboard"])
  }

  @Test func `An action of an item that is a back button, or performs a segue, may never be sent`()
  {
    func app(_ segue: String, key: String = "rightBarButtonItem") -> String {
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <navigationItem key="navigationItem" id="n">
          <barButtonItem key="\(key)" id="b"><connections>
            <action selector="old" destination="list"/>
            \(segue)
          </connections></barButtonItem>
        </navigationItem>
      </viewController>
      <viewController id="other"/>
      --- List.swift
      class List: UIViewController {}
      """
    }
    #expect(
      findings(app(#"<segue destination="other" kind="show"/>"#))
        == ["warning unknown-action Main.storyboard"])
    #expect(findings(app("")) == ["error unknown-action Main.storyboard"])
    #expect(findings(app("", key: "backBarButtonItem")) == [])
  }

  @Test func `Code may add a gesture recognizer to a view by an outlet`() {
    func app(_ recognizer: String, outlet: String = "") -> String {
      """
      --- Main.storyboard
      <scene>
        <viewController id="list" customClass="List" initial="YES">
          <view key="view" id="v">
            <connections>
              <outletCollection property="gestureRecognizers" destination="\(recognizer)"/>
            </connections>
          </view>
          \(outlet)
        </viewController>
        <tapGestureRecognizer id="tap">
          <connections><action selector="old:" destination="list"/></connections>
        </tapGestureRecognizer>
        <tapGestureRecognizer id="other"/>
      </scene>
      --- List.swift
      class List: UIViewController {
        @IBOutlet var tap: UITapGestureRecognizer?
      }
      """
    }
    let outlet = #"<connections><outlet property="tap" destination="tap"/></connections>"#
    #expect(findings(app("tap")) == ["error unknown-action Main.storyboard"])
    #expect(
      findings(app("other", outlet: outlet)) == ["warning unknown-action Main.storyboard"])
    #expect(findings(app("other")) == [])
  }

  @Test func `A text field does not send valueChanged, and hardly ever touchUpInside`() {
    func app(_ event: String) -> String {
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <textField key="view" id="t"><connections>
          <action selector="changed:" destination="list" eventType="\(event)"/>
        </connections></textField>
      </viewController>
      --- List.swift
      class List: UIViewController {}
      """
    }
    #expect(findings(app("valueChanged")) == ["warning unknown-action Main.storyboard"])
    #expect(findings(app("touchUpInside")) == ["warning unknown-action Main.storyboard"])
    #expect(findings(app("touchDown")) == ["error unknown-action Main.storyboard"])
    #expect(findings(app("editingChanged")) == ["error unknown-action Main.storyboard"])
  }

  @Test func `A view of a custom class sends touches, and perhaps other events`() {
    func app(_ event: String) -> String {
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <view key="view" id="v" customClass="Dial"><connections>
          <action selector="changed:" destination="list" eventType="\(event)"/>
        </connections></view>
      </viewController>
      --- List.swift
      class List: UIViewController {}
      class Dial: UIControl {}
      """
    }
    #expect(findings(app("valueChanged")) == ["warning unknown-action Main.storyboard"])
    #expect(findings(app("touchUpInside")) == ["error unknown-action Main.storyboard"])
  }

  @Test func `A plain view sends no events, so a missing action for one is undecided`() {
    func app(_ element: String) -> RuleExample {
      RuleExample(
        """
        --- Main.storyboard
        <viewController id="list" customClass="List" initial="YES">
          <view key="view"><subviews><\(element) id="v"><connections>
            <action selector="tapped:" destination="list" eventType="touchUpInside"/>
          </connections></\(element)></subviews></view>
        </viewController>
        --- List.swift
        class List: UIViewController {}
        """)
    }
    for element in ["view", "label", "stackView"] {
      let found = ExampleApp(app(element).files).check()
      #expect(found.findings.filter { $0.rule == "unknown-action" } == [])
      #expect(found.undecided.count { $0.rule == "unknown-action" } == 1)
    }
    let found = ExampleApp(app("stepper").files).check()
    #expect(found.findings.filter { $0.rule == "unknown-action" }.map(\.severity) == [.error])
  }

  @Test(arguments: ["Gone", "KITAvatarView2"])
  func `A missing or mistyped class of a xib's owner is at most a note`(name: String) {
    let example = """
      --- Cell.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)"/>
      <view id="v"/>
      --- List.swift
      class List: KITController { var avatar: KITAvatarView? }
      """
    let found = ExampleApp(RuleExample(example)).check().findings
    #expect(found.filter { $0.rule == "unknown-class" }.map(\.severity) == [.note])
    #expect(findings(example) == [])
  }

  @Test func `An empty segue action is none, and an empty unwind action is one finding`() {
    let example = """
      --- Main.storyboard
      <scene>
        <viewController id="list" customClass="List" initial="YES">
          <button><connections>
            <segue destination="person" kind="show" destinationCreationSelector=""/>
          </connections></button>
          <button><connections>
            <segue destination="exit" kind="unwind" unwindAction=""/>
          </connections></button>
        </viewController>
        <exit id="exit"/>
      </scene>
      <viewController id="person"/>
      --- List.swift
      class List: UIViewController {}
      """
    #expect(findings(example) == ["warning unwind-without-exit Main.storyboard"])
  }

  @Test func `An exception that is caught is not an error`() {
    func app(_ statement: String) -> String {
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections><segue destination="rear" kind="show" identifier="sw_rear"/></connections>
      </viewController>
      <viewController id="rear"/>
      --- List.m
      @interface List : UIViewController
      @end
      @implementation List
      - (void)load { \(statement) }
      - (void)open { [self performSegueWithIdentifier:@"sw_rear" sender:nil]; }
      @end
      """
    }
    func perform(_ name: String) -> String {
      "[self performSegueWithIdentifier:@\"\(name)\" sender:nil];"
    }
    let caught = "@catch (NSException *exception) {}"
    #expect(findings(app("@try { \(perform("sw_right")) } \(caught)")) == [])
    #expect(findings(app("@try { if (x) { \(perform("sw_right")) } } \(caught)")) == [])
    #expect(
      findings(app("@try { \(perform("sw_reaar")) } \(caught)"))
        == ["warning perform-unknown-segue List.m"])
    for uncaught in [
      perform("sw_right"), "@try { \(perform("sw_right")) } @finally {}",
      "@try { x = 1; } \(caught) \(perform("sw_right"))",
    ] {
      #expect(findings(app(uncaught)) == ["error perform-unknown-segue List.m"], "\(uncaught)")
    }
  }

  @Test func `Casts that are tried in turn are not reported if one of them fits`() {
    func app(_ second: String) -> String {
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections><segue destination="scan" kind="show" identifier="scan"/></connections>
      </viewController>
      <viewController id="scan" customClass="Scan"/>
      --- List.swift
      class List: UIViewController {
        func open() { performSegue(withIdentifier: "scan", sender: nil) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          guard segue.identifier == "scan" else { return }
          if let navigation = segue.destination as? UINavigationController {
            (navigation.topViewController as? Scan)?.title = ""
          } else if let scan = segue.destination as? \(second) {
            scan.title = ""
          }
        }
      }
      class Scan: UIViewController {}
      class Other: UIViewController {}
      """
    }
    #expect(findings(app("Scan")) == [])
    #expect(findings(app("Other")).count == 2)
  }

  @Test func `A class that is not a controller may prepare the segues of storyboards elsewhere`() {
    func app(_ superclass: String) -> String {
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES"/>
      --- List.swift
      class List: UIViewController {}
      class Row: \(superclass) {
        func prepare(for segue: UIStoryboardSegue) {
          let detail = segue.destination as! Detail
          detail.title = ""
        }
      }
      class Detail: UIViewController {}
      """
    }
    #expect(findings(app("NSObject")) == [])
    #expect(!findings(app("UIViewController")).contains { $0.hasPrefix("error") })
  }

  @Test func `A class of another app in the folder is ignored`() {
    let example = """
      --- Main.storyboard
      <viewController id="list" customClass="List" customModule="A" customModuleProvider="target" \
      initial="YES">
        <label key="view" id="l"/>
        <connections><outlet property="titleLabel" destination="l"/></connections>
      </viewController>
      --- B.swift
      class List: UIViewController {}
      """
    let files = ["Main.storyboard", "B.swift"]
    let one = Dictionary(uniqueKeysWithValues: files.map { ($0, ["A"]) })
    #expect(findings(example, targets: one) == ["error unknown-outlet Main.storyboard"])
    #expect(findings(example) == ["error unknown-outlet Main.storyboard"])
    #expect(findings(example, targets: ["Main.storyboard": ["A"], "B.swift": ["B"]]) == [])
  }
}
