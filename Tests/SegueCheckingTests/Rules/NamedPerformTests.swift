import Findings
import SegueChecking
import Testing

/// Segues that code performs by the cases of a `SegueHandler`.
@Suite struct NamedPerformTests {
  private func unperformed(_ inheriting: String, _ others: String = "") -> [String] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person"/>
      --- List.swift
      class List: UIViewController\(inheriting) {
        enum SegueIdentifier: String { case showPerson }
        func open() { performSegue(.showPerson, sender: self) }
      }
      \(others)
      """)
    return ExampleApp(app.files).check().findings.filter { $0.rule == "unperformed-segue" }
      .map(\.message)
  }

  @Test(arguments: [", SegueHandler", ", Segues.SegueHandler"])
  func `A case of a SegueHandler performs its segue`(_ inheriting: String) {
    #expect(unperformed(inheriting) == [])
  }

  @Test func `A class without the protocol doesn't perform the segue by the case`() {
    #expect(unperformed("").count == 1)
  }

  @Test func `The app's own SegueHandler is not this library's`() {
    #expect(unperformed(", SegueHandler", "protocol SegueHandler {}").count == 1)
  }

  @Test func `A case of a SegueSource performs its segue, and not the others`() {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="group"/>
          <segue destination="person" kind="show" identifier="Show Person"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      @SegueSource class List: UIViewController {
        enum Segue {
          @To(Person.self, id: "Show Person") case person
          @To(Person.self) case group
        }
        func open() { performSegue(.person) }
      }
      class Person: UIViewController {}
      """)
    let undecided = ExampleApp(app.files).check().undecided.filter {
      $0.rule == "unperformed-segue"
    }
    #expect(undecided.map(\.location.line) == [3])
  }
}
