import Findings
import SegueChecking
import Testing

/// Segues that code performs by the cases of a `SegueHandler`, or of a generated enumeration.
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
    return ExampleApp(app).check().findings.filter { $0.rule == "unperformed-segue" }
      .map(\.message)
  }

  @Test(arguments: [", SegueHandler", ", Segues.SegueHandler"])
  func `A case of a SegueHandler performs its segue`(_ inheriting: String) {
    #expect(unperformed(inheriting) == [])
  }

  @Test func `Without SegueHandler, a class doesn't perform the segue by a case`() {
    #expect(unperformed("").count == 1)
  }

  @Test func `The app's own SegueHandler is not this library's`() {
    #expect(unperformed(", SegueHandler", "protocol SegueHandler {}").count == 1)
  }

  /// The segues that are reported as never performed if a class calls what is generated for it.
  private func unperformed(calling code: String) -> [String] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="show-person"/>
          <segue destination="group" kind="show" identifier="ShowGroup"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      <viewController id="group"/>
      --- List.swift
      class List: UIViewController, ListSegues.Source {
        func open(_ list: List) { \(code) }
      }
      class Person: UIViewController {
        func openGroup(_ list: List) { ListSegues.perform(.showGroup, from: list) }
      }
      """)
    return ExampleApp(app).check().findings.filter { $0.rule == "unperformed-segue" }
      .map(\.message)
  }

  @Test(arguments: [
    "ListSegues.perform(.showPerson, from: self)",
    "ListSegues.perform(.showPerson(3), from: self, sender: nil)",
    "App.ListSegues.perform(.showPerson, from: list)",
  ])
  func `The case of a generated enumeration performs its segue`(call: String) {
    #expect(unperformed(calling: call) == [])
  }

  @Test(arguments: [
    "ListSegues.perform(.showGroup, from: self)", "PersonSegues.perform(.showPerson, from: other)",
    "ListSegues.run(.showPerson, from: self)", "Actions.perform(.showPerson, from: self)",
  ])
  func `Another case, class or function doesn't perform the segue`(call: String) {
    #expect(
      unperformed(calling: call) == ["no code performs the segue “show-person” of List"])
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
    let undecided = ExampleApp(app).check().undecided.filter {
      $0.rule == "unperformed-segue"
    }
    #expect(undecided.map(\.location.line) == [3])
  }

  @Test(arguments: ["performSegue(.person)", "self?.performSegue(.person(3), sender: nil)"])
  func `A case of a SegueSource is not taken for an identifier of the app's own function`(
    call: String
  ) {
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
        func open() { later { [weak self] in \(call) } }
        func openOther() { performSegue(.group) }
      }
      class Person: UIViewController {}
      --- Performing.swift
      enum SegueIdentifier: String { case person = "Person" }
      extension UIViewController {
        func performSegue(_ identifier: SegueIdentifier, sender: Any? = nil) {
          performSegue(withIdentifier: identifier.rawValue, sender: sender)
        }
      }
      """)
    let checked = ExampleApp(app).check()
    let rules = ["unperformed-segue", "perform-unknown-segue"]
    #expect(checked.undecided.filter { rules.contains($0.rule) }.map(\.location.line) == [])
    #expect(checked.findings.filter { rules.contains($0.rule) }.map(\.message) == [])
  }
}
