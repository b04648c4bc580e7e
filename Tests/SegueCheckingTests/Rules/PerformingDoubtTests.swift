import Findings
import SegueChecking
import Testing

/// Segues that seem to be missing or never performed, but for which code has an explanation.
@Suite struct PerformingDoubtTests {
  private func findings(_ rule: RuleName, _ example: String) -> [Finding] {
    ExampleApp(RuleExample(example)).check().findings
      .filter { $0.rule == rule.rawValue }.sorted()
  }

  private func history(_ showForward: String) -> String {
    """
    --- Main.storyboard
    <viewController id="detail" customClass="Detail" initial="YES">
      <connections><segue kind="show" destination="history" identifier="forward"/></connections>
    </viewController>
    <viewController id="history" customClass="History">
      <view key="view"><subviews><button id="b"><connections>
        <action selector="tap" destination="history" eventType="touchUpInside"/>
      </connections></button></subviews></view>
    </viewController>
    --- Detail.swift
    class Parent: UIViewController {
      @IBAction func tap() { showForward() }
      func showForward() { performSegue(withIdentifier: "forward", sender: nil) }
    }
    class Detail: Parent {}
    class History: Parent {
      \(showForward)
    }
    """
  }

  @Test(arguments: [("display", [3]), ("showGroup", [])])
  func `Segues that no code performs point to code that performs an identifier of no segue`(
    performed: String, lines: [Int]
  ) {
    let found = findings(
      .unperformedSegue,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="showGroup"/>
          <segue destination="person" kind="show" identifier="openPerson"/>
          <segue destination="person" kind="show" identifier="editPerson"/>
        </connections>
      </viewController>
      <viewController id="person"/>
      --- List.swift
      class List: UIViewController {
        func open() {
          performSegue(withIdentifier: "\(performed)", sender: nil)
        }
      }
      """)
    #expect(found.last?.related.map(\.location.line) == lines)
  }

  @Test func `An override that doesn't call super takes the place of inherited code`() {
    func severities(_ code: String) -> [Severity] {
      findings(.performUnknownSegue, history(code)).map(\.severity)
    }
    #expect(severities("") == [.warning])
    #expect(severities("override func showForward() {}") == [])
    #expect(severities("override func showForward() { super.showForward() }") == [.warning])
  }

  @Test(arguments: [
    "override func performSegue(withIdentifier id: String, sender: Any?) {}",
    "override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}",
  ])
  func `A segue is undecided if a class overrides the method that performs segues`(method: String) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- List.swift
      class Base: UIViewController {
        \(method)
      }
      class List: Base {
        func open() { performSegue(withIdentifier: "gone", sender: nil) }
      }
      """)
    let result = ExampleApp(app).check()
    let isOverridden = method.contains("performSegue")
    #expect(
      result.findings.contains { $0.rule == "perform-unknown-segue" } == !isOverridden)
    #expect(
      result.undecided.map(\.reason).contains("Base overrides the method that performs segues")
        == isOverridden)
  }

  @Test func `Another scene's segue is a note if the exception is caught`() {
    func severities(_ code: String) -> [Severity] {
      findings(
        .performUnknownSegue,
        """
        --- Main.storyboard
        <viewController id="one" customClass="Reveal" initial="YES">
          <connections><segue kind="show" destination="two" identifier="front"/></connections>
        </viewController>
        <viewController id="two" customClass="Reveal"/>
        --- Reveal.m
        @interface Reveal : UIViewController
        @end
        @implementation Reveal
        - (void)load { \(code) }
        @end
        """
      ).map(\.severity)
    }
    let perform = #"[self performSegueWithIdentifier:@"front" sender:nil];"#
    #expect(severities(perform) == [.warning])
    #expect(severities("@try { \(perform) } @catch (NSException *error) {}") == [.note])
  }

  @Test(arguments: [("rear", Severity.note), ("showFrnt", .warning)])
  func `A segue that no scene has is a note if the exception is caught, unless it looks mistyped`(
    identifier: String, severity: Severity
  ) {
    let found = findings(
      .performUnknownSegue,
      """
      --- Main.storyboard
      <viewController id="one" initial="YES">
        <connections><segue kind="show" destination="two" identifier="showFront"/></connections>
      </viewController>
      <viewController id="two"/>
      --- Reveal.m
      @interface Reveal : UIViewController
      @end
      @implementation Reveal
      - (void)load {
        @try { [self performSegueWithIdentifier:@"\(identifier)" sender:nil]; }
        @catch (NSException *error) {}
      }
      @end
      """)
    #expect(found.map(\.severity) == [severity])
    #expect(found.first?.why == "the exception is caught, so nothing happens")
  }

  @Test(arguments: [("showProfileSetup", 0), ("showProfiles", 1)])
  func `An identifier that is another segue's is not taken for a mistyped one`(
    performed: String, count: Int
  ) {
    let found = findings(
      .unperformedSegue,
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <segue kind="show" destination="profile" identifier="showProfile"/>
        </connections>
      </viewController>
      <viewController id="profile">
        <connections>
          <segue kind="show" destination="list" identifier="showProfileSetup"/>
        </connections>
      </viewController>
      --- List.swift
      class List: UIViewController {
        var sheet: Sheet!
        func open() { performSegue(withIdentifier: sheet.identifier(row: 1), sender: nil) }
      }
      class Sheet {
        var delegate: UIViewController?
        func done() { delegate?.performSegue(withIdentifier: "\(performed)", sender: nil) }
      }
      """
    ).filter { $0.message.contains("“showProfile”") }
    #expect(found.count == count)
  }

  @Test func `The advice for a segue names an unknown identifier only if the two are similar`() {
    let found = findings(
      .unperformedSegue,
      """
      --- Main.storyboard
      <viewController id="home" customClass="Home" initial="YES">
        <connections>
          <segue kind="show" destination="map" identifier="showMapp"/>
          <segue kind="show" destination="map" identifier="callout"/>
        </connections>
      </viewController>
      <viewController id="map"/>
      --- Home.swift
      class Home: UIViewController {
        func open() { performSegue(withIdentifier: "showMap", sender: nil) }
      }
      """)
    #expect(found.map(\.severity) == [.warning, .note])
    #expect(found.map { $0.help.contains("showMap") } == [true, false])
  }

  @Test func `Code that performs an unknown identifier doesn't mean an unwind segue`() {
    let found = findings(
      .unperformedSegue,
      """
      --- Main.storyboard
      <scene>
        <viewController customClass="List" initial="YES">
          <connections>
            <segue kind="show" destination="person" identifier="showPerson"/>
            <segue kind="unwind" destination="exit" unwindAction="back:" identifier="goBack"/>
          </connections>
        </viewController>
        <exit id="exit"/>
      </scene>
      <viewController id="person"/>
      --- List.swift
      class List: UIViewController {
        @IBAction func back(_ segue: UIStoryboardSegue) {}
        func open() { performSegue(withIdentifier: "display", sender: nil) }
      }
      """)
    #expect(found.map(\.severity) == [.warning, .note])
  }

  private func helper(
    beside storyboard: String = "", connections: String = ""
  ) -> SegueChecker.Result {
    ExampleApp(
      RuleExample(
        """
        --- Main.storyboard
        <viewController customClass="Home" initial="YES">
          <connections>\(connections)</connections>
        </viewController>
        \(storyboard)
        --- Helper.swift
        class Helper {
          func open(_ home: UIViewController, _ table: UITableView, _ storyboard: UIStoryboard) {
            home.performSegue(withIdentifier: "show", sender: nil)
            _ = storyboard.instantiateViewController(withIdentifier: "scene")
            _ = table.dequeueReusableCell(withIdentifier: "row", for: path)
            _ = UIStoryboard(name: "Gone", bundle: nil)
          }
          func prepare(for segue: UIStoryboardSegue) { if segue.identifier == "show" {} }
        }
        class Home: UIViewController {}
        """
      )
    ).check()
  }

  @Test func `A segue may be in a storyboard that can't be read`() {
    let result = helper(beside: "--- Broken.storyboard\n<viewController")
    #expect(result.findings.filter { $0.location.file == "Helper.swift" } == [])
    let rule = RuleName.performUnknownSegue.rawValue
    #expect(
      result.undecided.filter { $0.rule == rule }.map(\.reason)
        == ["a file that could not be read may have the segue"])
  }

  @Test func `An error in a storyboard that was read hides no other finding`() {
    let result = helper(connections: #"<segue destination="gone" kind="show" identifier="go"/>"#)
    #expect(result.findings.contains { $0.rule == "dangling-id" && $0.severity == .error })
    #expect(
      Set(result.findings.filter { $0.location.file == "Helper.swift" }.map(\.rule)).isSuperset(
        of: [
          "perform-unknown-segue", "dequeue-unknown-identifier", "unknown-storyboard",
        ]))
  }
}
