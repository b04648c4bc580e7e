import Findings
import SegueChecking
import Testing

/// Restoration identifiers of scenes in containers without one.
@Suite struct UnrestoredSceneTests {
  private func result(
    tabs: String = "", list: String = "restorationIdentifier=\"list\"", other: String = "",
    code: String = "", saving: String = "shouldSaveApplicationState"
  ) -> SegueChecker.Result {
    let app = RuleExample(
      """
      --- Main.storyboard
      <tabBarController initial="YES" \(tabs)>
        <connections>
          <segue kind="relationship" relationship="viewControllers" destination="list"/>
          <segue kind="relationship" relationship="viewControllers" destination="other"/>
        </connections>
      </tabBarController>
      <viewController id="list" storyboardIdentifier="List" \(list)/>
      <viewController id="other">
        <button><connections>\(other)</connections></button>
      </viewController>
      --- AppDelegate.swift
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, \(saving) coder: NSCoder) -> Bool { true }
        \(code)
      }
      """)
    return ExampleApp(app.files).check()
  }

  private func findings(_ result: SegueChecker.Result) -> [String] {
    result.findings.filter { $0.rule == "unrestored-scene" }.map(\.message)
  }

  private static let unrestored =
    "UIViewController has a restoration identifier, but its container UITabBarController has none"

  @Test(arguments: [
    "restorationIdentifier=\"list\"", "useStoryboardIdentifierAsRestorationIdentifier=\"YES\"",
  ])
  func `A scene in a container without a restoration identifier is a warning`(list: String) {
    #expect(findings(result(list: list)) == [Self.unrestored])
    #expect(findings(result(tabs: "restorationIdentifier=\"tabs\"", list: list)) == [])
  }

  @Test func `An app that doesn't save its state restores nothing`() {
    #expect(findings(result(saving: "willEncodeRestorableStateWith")) == [])
  }

  @Test func `A scene that is shown in another way may have another parent`() {
    #expect(findings(result(other: "<segue destination=\"list\" kind=\"show\"/>")) == [])
    let make = "func a() { storyboard.instantiateViewController(withIdentifier: \"List\") }"
    #expect(findings(result(code: make)) == [])
  }

  @Test func `Code that sets restoration identifiers leaves it undecided`() {
    let result = result(code: "func a() { tabs.restorationIdentifier = \"tabs\" }")
    #expect(findings(result) == [])
    #expect(
      result.undecided.filter { $0.rule == "unrestored-scene" }.map(\.reason)
        == ["code sets or reads restoration identifiers"])
  }
}
