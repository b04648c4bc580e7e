import Findings
import SegueChecking
import Testing

/// Scenes whose storyboard identifiers code has as strings.
@Suite struct UnreachableSceneTests {
  /// The numbers of scenes that nothing leads to, and of undecided ones.
  ///
  /// No segue leads to Person, and only Person leads to the last scene.
  private func counts(_ code: String) -> [Int] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections><segue destination="list" kind="show" identifier="Person"/></connections>
      </viewController>
      <viewController customClass="Person" storyboardIdentifier="Person">
        <button><connections><segue destination="next" kind="show"/></connections></button>
      </viewController>
      <viewController id="next"/>
      --- List.swift
      class Person: UIViewController {}
      class List: UIViewController {
        \(code)
      }
      """)
    let result = ExampleApp(app).check()
    return [
      result.findings.count { $0.rule == "unreachable-scene" },
      result.undecided.count { $0.rule == "unreachable-scene" },
    ]
  }

  @Test(arguments: [
    "func open() { Screens.shared.change(to: \"Person\") }",
    "let names = [\"List\", \"Person\"]",
    "// \"Person\"\nfunc open() { Screens.shared.change(to: \"Person\") }",
  ])
  func `A scene is undecided if code has its identifier as a string of unknown use`(code: String) {
    #expect(counts(code) == [0, 2])
  }

  @Test func `A scene is undecided if code puts its identifier together from a part of it`() {
    func counts(ofIdentifier identifier: String) -> [Int] {
      self.counts(
        "func open(_ name: String) { storyboard?.instantiateViewController(withIdentifier: \(identifier)) }"
      )
    }
    #expect(counts(ofIdentifier: #""\(name)son""#) == [0, 2])
    #expect(counts(ofIdentifier: #"name + "son""#) == [0, 2])
    #expect(counts(ofIdentifier: #"String(format: "%@son", name)"#) == [0, 2])
    #expect(counts(ofIdentifier: #""\(name)on""#) == [2, 0])
    #expect(counts(ofIdentifier: #""\(name)sons""#) == [2, 0])
    #expect(self.counts(#"func name(_ part: String) -> String { part + "son" }"#) == [2, 0])
  }

  @Test func `An identifier that code may put together is undecided`() {
    func counts(_ code: String) -> [Int] {
      let app = RuleExample(
        """
        --- Main.storyboard
        <viewController customClass="List" initial="YES">
          <button><connections><segue kind="show" destination="page"/></connections></button>
        </viewController>
        <viewController id="page" storyboardIdentifier="Page1"/>
        --- List.swift
        class List: UIViewController {
          func open(_ number: Int) { \(code) }
        }
        """)
      let result = ExampleApp(app).check()
      return [
        result.findings.count { $0.rule == "unused-scene-identifier" },
        result.undecided.count { $0.rule == "unused-scene-identifier" },
      ]
    }
    #expect(
      counts(#"storyboard?.instantiateViewController(withIdentifier: "Page\(number)")"#) == [0, 1])
    #expect(counts(#"print("Page\(number)")"#) == [1, 0])
  }

  @Test func `A scene is undecided if code passes its storyboard's resource to a function`() {
    #expect(counts("func open() { Screens.make(R.storyboard.main) }") == [0, 2])
    #expect(counts("func open() { Screens.make(named: R.storyboard.main.name) }") == [0, 2])
    #expect(counts("func open() { Screens.make(R.storyboard.other) }") == [2, 0])
  }

  @Test(arguments: [
    "UIStoryboard(resource: R.storyboard.main)",
    "UIStoryboard(name: R.storyboard.main.name, bundle: nil)", "print(R.storyboard.main.name)",
  ])
  func `A scene is not undecided if code opens or logs its storyboard's resource`(call: String) {
    #expect(counts("func open() { _ = \(call) }") == [2, 0])
  }

  @Test(arguments: [
    "UIStoryboard(resource: R.storyboard.other)",
    "UIStoryboard(name: R.storyboard.other.name, bundle: nil)",
  ])
  func `A storyboard that code opens by its resource is known`(call: String) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" storyboardIdentifier="list" initial="YES"/>
      --- Other.storyboard
      <viewController initial="YES"/>
      --- List.swift
      class List: UIViewController {
        func open() { _ = \(call).instantiateViewController(withIdentifier: "list") }
      }
      """)
    let result = ExampleApp(app).check()
    #expect(result.findings.contains { $0.rule == "instantiate-unknown-scene" })
    #expect(!result.undecided.contains { $0.rule == "unknown-storyboard" })
  }

  @Test func `A resource that two storyboards have may be either of them`() {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" storyboardIdentifier="list" initial="YES"/>
      --- Other.storyboard
      <viewController initial="YES"/>
      --- other.storyboard
      <viewController initial="YES"/>
      --- List.swift
      class List: UIViewController {
        func open() {
          let other = UIStoryboard(name: R.storyboard.other.name, bundle: nil)
          _ = other.instantiateViewController(withIdentifier: "list")
        }
      }
      """)
    let result = ExampleApp(app).check()
    #expect(!result.findings.contains { $0.rule == "instantiate-unknown-scene" })
    #expect(result.undecided.contains { $0.rule == "unknown-storyboard" })
  }

  @Test(arguments: [("Persom", 1), ("details", 0)])
  func `An identifier that state restoration may need is unused only if it is mistyped`(
    identifier: String, count: Int
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <button><connections><segue kind="show" destination="person"/></connections></button>
      </viewController>
      <viewController id="person" customClass="Person" storyboardIdentifier="\(identifier)" \
      useStoryboardIdentifierAsRestorationIdentifier="YES"/>
      --- List.swift
      class List: UIViewController {}
      class Person: UIViewController {}
      """)
    let found = ExampleApp(app).check().findings
    #expect(found.count { $0.rule == "unused-scene-identifier" } == count)
  }

  @Test(arguments: [(1, 1), (2, 0)])
  func `Code may open one of several windows of a Mac app's main storyboard`(
    windows: Int, count: Int
  ) {
    let scenes = (0..<windows).map { number in
      """
      <scene sceneID="u\(number)"><objects>
      <windowController id="w\(number)" sceneMemberID="viewController"/></objects></scene>
      """
    }
    let app = RuleExample(
      """
      --- Main.storyboard
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" \
      targetRuntime="MacOSX.Cocoa"><scenes><scene sceneID="s"><objects>
      <application id="a" sceneMemberID="application"><menu key="mainMenu"><items><menuItem>
      <connections><segue id="g" destination="v" kind="modal"/></connections>
      </menuItem></items></menu></application></objects></scene><scene sceneID="t"><objects>
      <viewController id="v" customClass="Settings" sceneMemberID="viewController"/>
      </objects></scene>\(scenes.joined())</scenes></document>
      --- Settings.swift
      class Settings: NSViewController {}
      --- Info.plist
      <key>NSMainStoryboardFile</key><string>Main</string>
      """)
    let found = ExampleApp(app).check().findings
    #expect(found.count { $0.rule == "no-initial-controller" } == count)
  }

  @Test func `Without sources, a scene with an identifier is undecided`() {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      <viewController customClass="Person" storyboardIdentifier="Person">
        <button><connections><segue destination="next" kind="show"/></connections></button>
      </viewController>
      <viewController id="next"/>
      <viewController customClass="Old"/>
      """)
    let result = ExampleApp(app).check()
    #expect(result.findings.map(\.message).count { $0.contains("this scene of Old") } == 1)
    #expect(result.findings.count { $0.rule == "unreachable-scene" } == 1)
    #expect(result.undecided.count { $0.rule == "unreachable-scene" } == 2)
  }

  @Test(arguments: [
    "", "// change(to: \"Person\")", "/* change(to: \"Person\") */", "let names = [\"Persons\"]",
    "func open() { performSegue(withIdentifier: \"Person\", sender: nil) }",
    """
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      if segue.identifier == "Person" { print(segue.destination) }
    }
    """,
  ])
  func `An identifier in a comment or of a segue doesn't reach the scene`(code: String) {
    #expect(counts(code) == [2, 0])
  }
}
