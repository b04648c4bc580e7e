import Findings
import SegueChecking
import Testing

/// Restoration identifiers of scenes in containers without one.
@Suite struct UnrestoredSceneTests {
  private func result(
    tabs: String = "", list: String = "restorationIdentifier=\"list\"", other: String = "",
    code: String = "", saving: String = "shouldSaveApplicationState", answer: String = "true"
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
        func application(_ application: UIApplication, \(saving) coder: NSCoder) -> Bool { \(answer) }
        \(code)
      }
      """)
    return ExampleApp(app).check()
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

  @Test(arguments: ["shouldSaveApplicationState", "shouldSaveSecureApplicationState"])
  func `An app whose delegate refuses to save its state restores nothing`(saving: String) {
    #expect(findings(result(saving: saving, answer: "false")) == [])
    #expect(findings(result(saving: saving, answer: "return false")) == [])
    #expect(findings(result(saving: saving, answer: "!isTest")) == [Self.unrestored])
  }

  @Test(arguments: ["shouldRestoreApplicationState", "shouldRestoreSecureApplicationState"])
  func `An app whose delegate refuses to restore its state restores nothing`(label: String) {
    func code(_ answer: String) -> String {
      "func application(_ application: UIApplication, \(label) coder: NSCoder) -> Bool { \(answer) }"
    }
    #expect(findings(result(code: code("false"))) == [])
    #expect(findings(result(code: code("!isTest"))) == [Self.unrestored])
  }

  @Test func `An app that saves its state in only one of two ways still saves it`() {
    let code = """
      func application(
        _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
      ) -> Bool { true }
      """
    #expect(findings(result(code: code, answer: "false")) == [Self.unrestored])
  }

  @Test func `A delegate of another app doesn't save the state`() {
    func findings(savedBy app: String) -> [String] {
      let example = RuleExample(
        """
        --- A/Main.storyboard
        <tabBarController initial="YES">
          <connections>
            <segue kind="relationship" relationship="viewControllers" destination="list"/>
          </connections>
        </tabBarController>
        <viewController id="list" restorationIdentifier="list"/>
        --- A/AppDelegate.swift
        class AppDelegate: UIResponder, UIApplicationDelegate {}
        --- \(app)/Saving.swift
        extension AppDelegate {
          func application(
            _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
          ) -> Bool { true }
        }
        """)
      var input = ExampleApp(example).input
      input.setMemberships { membership, folder in membership.targets = ["p:\(folder):0"] }
      return self.findings(SegueChecker.check(input))
    }
    #expect(findings(savedBy: "A") == [Self.unrestored])
    #expect(findings(savedBy: "B") == [])
  }

  @Test func `A delegate in Objective-C that refuses to save the state restores nothing`() {
    func findings(_ answer: String) -> Int {
      let app = RuleExample(
        """
        --- Main.storyboard
        <tabBarController initial="YES">
          <connections>
            <segue kind="relationship" relationship="viewControllers" destination="list"/>
          </connections>
        </tabBarController>
        <viewController id="list" restorationIdentifier="list"/>
        --- AppDelegate.m
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)application
            shouldSaveApplicationState:(NSCoder *)coder {
          return \(answer);
        }
        @end
        """)
      return self.findings(ExampleApp(app).check()).count
    }
    #expect(findings("YES") == 1)
    #expect(findings("NO") == 0)
  }

  @Test func `A scene that is also shown in another way is not reported`() {
    #expect(findings(result(other: "<segue destination=\"list\" kind=\"show\"/>")) == [])
    let make = "func a() { storyboard.instantiateViewController(withIdentifier: \"List\") }"
    #expect(findings(result(code: make)) == [])
  }

  @Test func `Code that sets restoration identifiers leaves a scene undecided`() {
    let result = result(code: "func a() { tabs.restorationIdentifier = \"tabs\" }")
    #expect(findings(result) == [])
    #expect(
      result.undecided.filter { $0.rule == "unrestored-scene" }.map(\.reason)
        == ["code sets or reads restoration identifiers"])
  }
}
