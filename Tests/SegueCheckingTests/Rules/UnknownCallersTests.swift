import Findings
import SegueChecking
import Testing

/// Functions that pass a name on to the system, and whose calls have no label that says so.
@Suite struct UnknownCallersTests {
  private func result(_ code: String) -> SegueChecker.Result {
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
      class List: UIViewController {
        \(code)
      }
      """)
    return ExampleApp(app).check()
  }

  /// The rules that are undecided about a name, each once.
  private func undecided(_ code: String) -> Set<String> {
    let rules: Set<String> = [
      "perform-unknown-segue", "instantiate-unknown-scene", "unknown-storyboard", "unknown-xib",
    ]
    return Set(result(code).undecided.map(\.rule)).intersection(rules)
  }

  @Test(arguments: [
    ("go(_ id: String)", "performSegue(withIdentifier: id, sender: nil)", "perform-unknown-segue"),
    (
      "make(_ id: String)", "storyboard!.instantiateViewController(withIdentifier: id)",
      "instantiate-unknown-scene"
    ),
    ("start(_ id: String)", "UIStoryboard(name: id, bundle: nil)", "unknown-storyboard"),
    ("banner(_ id: String)", "Bundle.main.loadNibNamed(id, owner: nil)", "unknown-xib"),
  ])
  func `A name that a function gets from unknown calls is undecided`(
    function: String, call: String, rule: String
  ) {
    #expect(undecided("func \(function) { _ = \(call) }") == [rule])
    // Calls with such a label are known.
    let labeled = function.replacing("_ id", with: "sceneNibName id")
    #expect(undecided("func \(labeled) { _ = \(call) }") == [])
  }

  @Test(arguments: [
    "func go(_ id: String) { performSegue(withIdentifier: id, sender: nil) }",
    "func go(_ id: String) { performSegue(to: id) }\n"
      + "func performSegue(to id: String) { performSegue(withIdentifier: id, sender: nil) }",
  ])
  func `A segue that unknown calls may perform is undecided, not unperformed`(code: String) {
    let result = result(code + "\nfunc open() { go(\"showPerson\") }")
    #expect(!result.findings.contains { $0.rule == "unperformed-segue" })
    #expect(result.undecided.contains { $0.rule == "unperformed-segue" })
  }
}
