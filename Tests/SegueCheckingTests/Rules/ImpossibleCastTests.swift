import Findings
import SegueChecking
import Testing

/// The severity of casts that no segue of the class fits.
@Suite struct ImpossibleCastTests {
  private func findings(_ condition: String) -> [String] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      <viewController id="group" customClass="Group" storyboardIdentifier="group"/>
      --- List.swift
      class Person: UIViewController {}
      class Group: UIViewController {}
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if \(condition) { (segue.destination as! Group).title = "" }
        }
      }
      """)
    return ExampleApp(app.files).check().findings.filter { $0.rule == "impossible-cast" }
      .map { "\($0.severity) \($0.location.line)" }
  }

  @Test func `A cast in a branch for an identifier of the class is an error`() {
    #expect(findings("segue.identifier == \"showPerson\"") == ["error 5"])
  }

  @Test func `A cast in a branch for an unknown identifier is a warning, because it may never run`()
  {
    #expect(findings("segue.identifier == KitSegueRight") == ["warning 5"])
  }

  @Test func `A cast in a branch for all but an unknown identifier is an error`() {
    #expect(findings("segue.identifier != KitSegueRight") == ["error 5"])
  }
}
