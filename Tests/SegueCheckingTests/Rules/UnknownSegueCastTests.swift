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
    return ExampleApp(app).check().findings.filter { $0.rule == "impossible-cast" }
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
    "let person = segue.destination as? Person",
    "if segue.identifier == names[0] { (segue.destination as! Group).title = \"\" }",
    "if names.isEmpty { (segue.destination as! Group).title = \"\" }",
    "guard !names.isEmpty else { return }\nlet group = segue.destination as! Group",
    "if names.isEmpty { return }\nlet group = segue.destination as! Group",
    "open = { (segue.destination as! Group).title = \"\" }",
    "show(names.isEmpty ? self : segue.destination as! Group)",
    "_ = names.isEmpty || (segue.destination as! Group).isEditing",
    "person?.show(segue.destination as! Person)",
    "func open() { (segue.destination as! Group).title = \"\" }",
    "for name in names { (segue.destination as! Group).title = name }",
  ])
  func `A cast to a class that one of the segues leads to is not reported`(code: String) {
    #expect(findings(code) == [])
  }

  @Test(arguments: [
    "let person = segue.destination as! Person",
    "super.prepare(for: segue, sender: sender)\n(segue.destination as! Group).title = \"\"",
    "let destination = segue.destination\nif names.isEmpty { }\nself.person = destination as! Person",
    "(segue.destination as! Person).show()",
  ])
  func `A cast that runs for every segue is a warning if one of them leads elsewhere`(code: String)
  {
    #expect(findings(code) == ["warning"])
  }

  @Test func `A subclass may prepare segues that its superclass's cast doesn't fit`() {
    func findings(_ name: String) -> Int {
      let app = RuleExample(
        """
        --- Main.storyboard
        <viewController customClass="List" initial="YES">
          <button><connections><segue destination="person" kind="show"/></connections></button>
        </viewController>
        <viewController id="person" customClass="Person">
          <button><connections><segue destination="rows" kind="show"/></connections></button>
        </viewController>
        <viewController id="rows" customClass="\(name)">
          <button><connections><segue destination="group" kind="show"/></connections></button>
        </viewController>
        <viewController id="group" customClass="Group"/>
        --- List.swift
        class List: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            (segue.destination as! Person).title = ""
          }
        }
        class Rows: List {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
        }
        class Person: UIViewController {}
        class Group: UIViewController {}
        """)
      return ExampleApp(app).check().findings.count { $0.rule == "impossible-cast" }
    }
    #expect(findings("List") == 1)
    #expect(findings("Rows") == 0)
  }
}
