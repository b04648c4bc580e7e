import Findings
import SegueChecking
import Testing

/// Scenes that code opens by computed names.
@Suite struct ComputedNamesTests {
  private func outcome(_ code: String) -> SegueChecker.Result {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" initial="YES" customClass="List">
        <connections><segue kind="show" destination="person" identifier="show"/></connections>
      </viewController>
      <viewController id="person" storyboardIdentifier="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        func open(_ rows: [String: String]) {
          performSegue(withIdentifier: "show", sender: nil)
          \(code)
        }
      }
      class Person: UIViewController {}
      """)
    return ExampleApp(app.files).check()
  }

  @Test func `An identifier is undecided if code computes the identifiers of scenes`() {
    let found = outcome(
      #"storyboard?.instantiateViewController(withIdentifier: rows["identifier"]!)"#)
    #expect(!found.findings.map(\.rule).contains("unused-scene-identifier"))
    #expect(found.undecided.map(\.rule).contains("unused-scene-identifier"))
  }

  @Test func `An identifier is not used by code that names another one`() {
    let found = outcome(#"UIStoryboard(name: "Other", bundle: nil)"#)
    #expect(found.findings.map(\.rule).contains("unused-scene-identifier"))
  }
}
