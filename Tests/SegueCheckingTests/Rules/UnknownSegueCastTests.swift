import Findings
import SegueChecking
import Testing

/// Casts of destinations where it is unknown which of a class's segues is performed.
@Suite struct UnknownSegueCastTests {
  private func findings(_ code: String) -> [String] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <button><connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections></button>
        <button><connections>
          <segue destination="group" kind="show" identifier="showGroup"/>
        </connections></button>
      </viewController>
      <viewController id="person" customClass="Person"/>
      <viewController id="group" customClass="Group">
        <button><connections><segue destination="other" kind="show"/></connections></button>
      </viewController>
      <viewController id="other" customClass="Other"/>
      --- List.swift
      class Person: UIViewController {}
      class Group: UIViewController {}
      class Other: UIViewController {}
      class List: UIViewController {
        var names: [String] = []
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          \(code)
        }
      }
      """)
    return ExampleApp(app.files).check().findings.filter { $0.rule == "impossible-cast" }
      .map { "\($0.severity)" }
  }

  @Test func `A cast to a class that no segue of the class leads to is an error`() {
    #expect(findings("let other = segue.destination as! Other") == ["error"])
  }

  @Test func `A cast that fits no segue is a warning in a branch that may never run`() {
    let code = "if segue.identifier == names[0] { (segue.destination as! Other).title = \"\" }"
    #expect(findings(code) == ["warning"])
  }

  @Test(arguments: [
    "let person = segue.destination as! Person",
    "if segue.identifier == names[0] { (segue.destination as! Group).title = \"\" }",
  ])
  func `A cast to a class that one of the segues leads to is not reported`(code: String) {
    #expect(findings(code) == [])
  }
}
