import Findings
import SegueChecking
import Testing

/// Variables that hold the identifier of a segue that does not exist.
@Suite struct ConstantWithoutSceneTests {
  /// The findings in code of an app whose only segue is `showPerson`, by severity and rule.
  private func findings(_ code: String) -> [String] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class Person: UIViewController {}
      \(code)
      """)
    return ExampleApp(app).check().findings
      .filter { $0.location.file == "List.swift" }
      .map { "\($0.severity) \($0.rule)" }
  }

  private let list = """
    class List: UIViewController {
      var nextSegue = "showPersona"
      func open() { performSegue(withIdentifier: nextSegue, sender: nil) }
      func go() { performSegue(withIdentifier: "showPerson", sender: nil) }
    }
    """

  @Test func `A variable that code performs is a warning, at the top level and in another type`() {
    #expect(findings(list) == ["warning constant-without-scene"])
    #expect(findings("enum Screens {\n\(list)\n}") == ["warning constant-without-scene"])
  }

  @Test func `A variable that a subclass performs is a warning`() {
    let base = """
      class Base: UIViewController {
        var nextSegue = "showPersona"
      }
      class List: Base {
        func open() { performSegue(withIdentifier: nextSegue, sender: nil) }
        func go() { performSegue(withIdentifier: "showPerson", sender: nil) }
      }
      """
    #expect(findings(base) == ["warning constant-without-scene"])
  }

  @Test
  func `A variable that no code performs is a note, even if another type has one of that name`() {
    let unused = """
      class Menu {
        var nextSegue = "showMenu"
      }
      """
    #expect(
      findings(list + "\n" + unused)
        == ["warning constant-without-scene", "note constant-without-scene"])
  }

  @Test(arguments: ["var", "let"])
  func `A global that code performs is an error`(keyword: String) {
    let code = """
      \(keyword) nextSegue = "showPersona"
      class List: UIViewController {
        func open() { performSegue(withIdentifier: nextSegue, sender: nil) }
        func go() { performSegue(withIdentifier: "showPerson", sender: nil) }
      }
      """
    #expect(findings(code) == ["error perform-unknown-segue"])
  }

  @Test(arguments: [("main = \"Main\", gone", 1), ("main = \"Main\", red, green", 0)])
  func `The name of a type says what its constants are, unless most are something else`(
    cases: String, count: Int
  ) {
    let found = findings("enum StoryboardNames: String { case \(cases) }")
    #expect(found == Array(repeating: "note constant-without-scene", count: count))
  }
}
