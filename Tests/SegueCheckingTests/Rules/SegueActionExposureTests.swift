import Findings
import SegueChecking
import Testing

/// Actions of segues that the class declares, although Objective-C may not see them.
@Suite struct SegueActionExposureTests {
  private let segueWithAction = """
    --- Main.storyboard
    <viewController customClass="List" initial="YES">
      <connections>
        <segue destination="p" kind="show" identifier="show" destinationCreationSelector="make:"/>
      </connections>
    </viewController>
    <viewController id="p" customClass="Person"/>
    """

  /// The findings about an unwind segue with the action `back:`.
  private func unwindFindings(_ code: String) -> [Finding] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <scene>
        <viewController id="list" customClass="List" initial="YES">
          <view key="view"><subviews><button><connections>
            <segue destination="exit" kind="unwind" unwindAction="back:"/>
          </connections></button></subviews></view>
        </viewController>
        <exit id="exit" sceneMemberID="exit"/>
      </scene>
      --- List.swift
      \(code)
      """)
    var input = ExampleApp(app).input
    input.sources[0].membership.exposesImplicitly = false
    return SegueChecker.check(input).findings.filter { $0.rule == "unwind-without-action" }
  }

  @Test(arguments: [
    ("class List: UIViewController { func back(_ segue: UIStoryboardSegue) {} }", true),
    ("class List: UIViewController { @objc func back(_ segue: UIStoryboardSegue) {} }", false),
    (
      "@objcMembers class List: UIViewController { func back(_ segue: UIStoryboardSegue) {} }",
      false
    ),
    ("class List: Unknown { func back(_ segue: UIStoryboardSegue) {} }", false),
    (
      """
      class List: UIViewController { func back(_ segue: UIStoryboardSegue) {} }
      class Home: UIViewController { @IBAction func back(_ segue: UIStoryboardSegue) {} }
      """, false
    ),
  ])
  func `An unwind segue doesn't find a method that Objective-C doesn't see`(
    code: String, isReported: Bool
  ) {
    let found = unwindFindings(code)
    #expect(
      found.map(\.message)
        == (isReported
          ? ["List has the method “back:”, but does not expose it to Objective-C"] : []))
    #expect(found.map(\.help) == (isReported ? ["declare the method with @IBAction"] : []))
  }

  @Test(arguments: [("func", 0), ("class func", 1)])
  func `An unwind segue doesn't find a method of the class itself`(function: String, count: Int) {
    let found = unwindFindings(
      "class List: UIViewController { @objc \(function) back(_ segue: UIStoryboardSegue) {} }")
    #expect(
      found.map(\.message)
        == Array(repeating: "no class implements the unwind action “back:”", count: count))
  }

  @Test func `A segue action without its attribute is reported with the right advice`() {
    let app = RuleExample(
      """
      \(segueWithAction)
      --- List.swift
      class List: UIViewController {
        func make(_ coder: NSCoder) -> Person? { nil }
        func open() { performSegue(withIdentifier: "show", sender: nil) }
      }
      class Person: UIViewController {}
      """)
    var input = ExampleApp(app).input
    input.sources[0].membership.exposesImplicitly = false
    let found = SegueChecker.check(input).findings.filter { $0.rule == "unknown-segue-action" }
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.help) == ["declare the method with @IBSegueAction"])
    #expect(found.flatMap(\.edits).map(\.replacement) == ["@IBSegueAction "])
  }

  @Test(arguments: [
    ("UIViewController", Severity.warning),
    ("UIViewController, SegueDestination", Severity.warning),
    ("UIViewController, SegueInitializable", Severity.error),
  ])
  func `A segue action that doesn't exist is an error if only it can create the destination`(
    inherited: String, severity: Severity
  ) {
    let app = RuleExample(
      """
      \(segueWithAction)
      --- List.swift
      class List: UIViewController {
        func open() { performSegue(withIdentifier: "show", sender: nil) }
      }
      class Person: \(inherited) {}
      """)
    let found = ExampleApp(app).check().findings.filter { $0.rule == "unknown-segue-action" }
    #expect(found.map(\.severity) == [severity])
    let words = severity == .error ? "crashes" : "probably creates the destination without it"
    #expect(found.allSatisfy { $0.why.hasSuffix(words) })
  }

  @Test func `Only the segue action of a container may be in a controller that leads there`() {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <button><connections><segue destination="search" kind="show"/></connections></button>
      </viewController>
      <viewController id="search" customClass="Search">
        <button><connections>
          <segue destination="p" kind="show" destinationCreationSelector="make:"/>
        </connections></button>
      </viewController>
      <viewController id="p" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        @IBSegueAction func make(_ coder: NSCoder) -> Person? { nil }
      }
      class Search: UIViewController {}
      class Person: UIViewController {}
      """)
    let found = ExampleApp(app).check().findings.filter { $0.rule == "unknown-segue-action" }
    #expect(found.map(\.message) == ["Search has no segue action “make:”"])
  }

  @Test(arguments: [
    ("UIViewController", Severity.warning), ("UIViewController, SegueInitializable", .error),
  ])
  func `A controller that leads to a container lacks the action that another one has`(
    inherited: String, severity: Severity
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <button><connections><segue destination="nav" kind="show"/></connections></button>
        <button><connections><segue destination="search" kind="show"/></connections></button>
      </viewController>
      <viewController id="search" customClass="Search">
        <button><connections><segue destination="nav" kind="show"/></connections></button>
      </viewController>
      <navigationController id="nav">
        <connections>
          <segue destination="p" kind="relationship" relationship="rootViewController" \
      destinationCreationSelector="make:"/>
        </connections>
      </navigationController>
      <viewController id="p" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        @IBSegueAction func make(_ coder: NSCoder) -> Person? { nil }
      }
      class Search: UIViewController {}
      class Person: \(inherited) {}
      """)
    let found = ExampleApp(app).check().findings.filter { $0.rule == "unknown-segue-action" }
    #expect(found.map(\.severity) == [severity])
  }
}
