import Findings
import SegueChecking
import Testing

/// Identifiers that are empty in code, usually because there is no scene or segue.
@Suite struct EmptyIdentifierTests {
  /// The rules of the findings about scenes and segues in code of an app whose list has a segue.
  private func rules(_ code: String) -> [String] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person" storyboardIdentifier="Person"/>
      --- List.swift
      class Row {
        var controllerIdentifier = ""
        init(controllerIdentifier: String) { self.controllerIdentifier = controllerIdentifier }
      }
      class List: UIViewController {
        static let none = ""
        func showSegue(_ identifier: String) {
          guard !identifier.isEmpty else { return }
          performSegue(withIdentifier: identifier, sender: nil)
        }
        func makeScene(_ identifier: String) -> UIViewController? {
          guard !identifier.isEmpty else { return nil }
          return storyboard?.instantiateViewController(withIdentifier: identifier)
        }
        func run() { \(code) }
      }
      """)
    let rules = ["instantiate-unknown-scene", "perform-unknown-segue"]
    return ExampleApp(app).check().findings.map(\.rule).filter { rules.contains($0) }
  }

  @Test(arguments: [
    "rows = [Row(controllerIdentifier: \"\"), Row(controllerIdentifier: \"Person\")]",
    "makeScene(\"\")", "storyboard?.instantiateViewController(withIdentifier: Self.none)",
    "showSegue(\"\")", "performSegue(withIdentifier: Self.none, sender: nil)",
    "performSegue(withIdentifier: ready ? \"showPerson\" : \"\", sender: nil)",
  ])
  func `An empty identifier outside a call of the system is not a finding`(_ code: String) {
    #expect(rules(code) == [])
  }

  @Test func `An empty identifier in the system's call is an error`() {
    #expect(
      rules("storyboard?.instantiateViewController(withIdentifier: \"\")")
        == ["instantiate-unknown-scene"])
    #expect(
      rules("performSegue(withIdentifier: \"\", sender: nil)") == ["perform-unknown-segue"])
  }

  @Test func `An unknown identifier that isn't empty is a finding in any call`() {
    #expect(rules("makeScene(\"Persom\")") == ["instantiate-unknown-scene"])
    #expect(
      rules("rows = [Row(controllerIdentifier: \"Persom\")]") == ["instantiate-unknown-scene"])
    #expect(rules("showSegue(\"showPersom\")") == ["perform-unknown-segue"])
  }

  @Test(arguments: [("", 1), ("Settings", 0)])
  func `A storyboard needs an identifier that isn't empty, or an initial controller`(
    identifier: String, count: Int
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- Settings.storyboard
      <viewController storyboardIdentifier="\(identifier)"/>
      --- List.swift
      class List: UIViewController {}
      """)
    let findings = ExampleApp(app).check().findings
    #expect(findings.count { $0.rule == "unopenable-storyboard" } == count)
  }
}
