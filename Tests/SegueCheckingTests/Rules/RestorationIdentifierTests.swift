import Findings
import SegueChecking
import Testing

/// Restoration identifiers that code compares, and that two scenes of one container have.
@Suite struct RestorationIdentifierTests {
  private func result(
    scene: String = "", compared: String = "\"personLst\"", code: String = "", other: String = ""
  ) -> SegueChecker.Result {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List" restorationIdentifier="personList">\(scene)</viewController>
      --- List.swift
      class List: UIViewController, UIViewControllerRestoration {
        static func viewController(
          withRestorationIdentifierPath path: [String], coder: NSCoder
        ) -> UIViewController? {
          path.last == \(compared) ? List() : nil
        }
        \(code)
      }
      --- Names.swift
      enum Names { static let list = "personLists" }
      \(other)
      """)
    return ExampleApp(app).check()
  }

  private func messages(_ result: SegueChecker.Result) -> [String] {
    result.findings.filter { $0.rule == "unknown-restoration-identifier" }.map(\.message)
  }

  private func undecided(_ result: SegueChecker.Result) -> [String] {
    result.undecided.filter { $0.rule == "unknown-restoration-identifier" }.map(\.reason)
  }

  private static let unknown = "nothing in the app has the restoration identifier “personLst”"

  @Test func `An identifier that nothing has is a warning that suggests a similar one`() throws {
    let finding = try #require(
      result().findings.first { $0.rule == "unknown-restoration-identifier" })
    #expect(finding.severity == .warning)
    #expect(finding.message == Self.unknown)
    #expect(finding.help == "did you mean “personList”?")
  }

  @Test func `The constant that has the identifier is reported`() throws {
    let found = result(compared: "Names.list").findings.filter {
      $0.rule == "unknown-restoration-identifier"
    }
    #expect(found.map(\.location.file) == ["Names.swift"])
    #expect(found.first?.related.map(\.location.file) == ["List.swift"])
  }

  @Test func `An identifier that a view, a runtime attribute or code sets is known`() {
    #expect(messages(result(scene: #"<view key="view" restorationIdentifier="personLst"/>"#)) == [])
    let attribute = """
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="restorationIdentifier" value="personLst"/>
      </userDefinedRuntimeAttributes>
      """
    #expect(messages(result(scene: attribute)) == [])
    #expect(messages(result(code: #"func set() { restorationIdentifier = "personLst" }"#)) == [])
    #expect(
      messages(result(code: #"func set() { restorationIdentifier = "personList" }"#))
        == [Self.unknown])
  }

  @Test(arguments: [
    "func set(_ id: String) { restorationIdentifier = id }",
    #"override var restorationIdentifier: String? { get { "personLst" } set {} }"#,
    #"func set() { setValue("personLst", forKey: "restorationIdentifier") }"#,
    #"func set() { self[keyPath: \List.restorationIdentifier] = "personLst" }"#,
  ])
  func `Code that may set any identifier leaves it undecided`(code: String) {
    let result = result(code: code)
    #expect(messages(result) == [])
    #expect(undecided(result).count == 1)
  }

  @Test func `Code in another file may set the identifier`() {
    let other =
      "class Other: UIViewController { func set() { restorationIdentifier = \"personLst\" } }"
    #expect(messages(result(other: other)) == [])
  }

  @Test func `A computed identifier is undecided`() {
    #expect(undecided(result(compared: "make()")).count == 1)
  }

  @Test(arguments: ["nil", "\"\""])
  func `Code may ask whether there is an identifier`(compared: String) {
    let nothing = result(compared: compared)
    #expect(undecided(nothing) == [])
    #expect(messages(nothing) == [])
  }

  // MARK: Two scenes of one container

  private func duplicates(
    container: String = "tabBarController", id: String = "tabs", second: String = "tab",
    destinations: [String] = ["list", "map"],
    segue: String = #"kind="relationship" relationship="viewControllers""#, code: String = "",
    saving: String = "shouldSaveApplicationState"
  ) -> SegueChecker.Result {
    let segues = destinations.map { "<segue \(segue) destination=\"\($0)\"/>" }.joined()
    let app = RuleExample(
      """
      --- Main.storyboard
      <\(container) initial="YES" restorationIdentifier="\(id)">
        <connections>\(segues)</connections>
      </\(container)>
      <viewController id="list" customClass="List" restorationIdentifier="tab"/>
      <viewController id="map" customClass="Map" restorationIdentifier="\(second)"/>
      --- AppDelegate.swift
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, \(saving) coder: NSCoder) -> Bool { true }
        \(code)
      }
      class List: UIViewController {}
      class Map: UIViewController {}
      """)
    return ExampleApp(app).check()
  }

  private func findings(_ result: SegueChecker.Result) -> [String] {
    result.findings.filter { $0.rule == "duplicate-restoration-identifier" }.map(\.message)
  }

  @Test func `Two tabs or embedded scenes with one identifier are a warning`() {
    #expect(
      findings(duplicates()) == [
        "List and Map in UITabBarController have the same restoration identifier “tab”"
      ])
    #expect(
      findings(duplicates(container: "viewController", segue: #"kind="embed""#)) == [
        "List and Map in UIViewController have the same restoration identifier “tab”"
      ])
    #expect(findings(duplicates(second: "map")) == [])
  }

  @Test func `Scenes may share an identifier if their container tells them apart or isn't saved`() {
    #expect(findings(duplicates(id: "")) == [])
    #expect(findings(duplicates(saving: "willEncodeRestorableStateWith")) == [])
    #expect(findings(duplicates(container: "splitViewController")) == [])
  }

  @Test func `A scene that is embedded twice shares its identifier with no other`() {
    let result = duplicates(
      container: "viewController", destinations: ["list", "list"], segue: #"kind="embed""#)
    #expect(findings(result) == [])
  }

  @Test(arguments: [
    "func a() { tabs.restorationIdentifier = \"tabs\" }",
    "func a() { tabs.setValue(\"tabs\", forKey: \"restorationIdentifier\") }",
  ])
  func `Code that sets restoration identifiers leaves duplicates undecided`(code: String) {
    let result = duplicates(code: code)
    #expect(findings(result) == [])
    #expect(result.undecided.contains { $0.rule == "duplicate-restoration-identifier" })
  }
}
