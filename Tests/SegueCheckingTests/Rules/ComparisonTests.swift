import Findings
import SegueChecking
import Testing

/// Comparisons with the identifier of a segue that does not exist.
@Suite struct ComparisonTests {
  @Test(arguments: [
    #"if segue.identifier == "gone" { title = "" }"#,
    #"title = segue.identifier == "gone" ? "" : nil"#,
    #"isEditing = segue.identifier == "gone""#,
  ])
  func `The consequence does not claim that the comparison has a branch`(_ code: String) {
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
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          \(code)
        }
      }
      """)
    let findings = ExampleApp(app.files).check().findings
      .filter { $0.rule == "compare-unknown-segue" }
    #expect(
      findings.map(\.why) == [
        "the segue’s identifier never has this value, so code for that segue never runs"
      ])
  }
}
