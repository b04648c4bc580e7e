import Findings
import RuleExamples
import SegueChecking
import Testing

/// Reuse identifiers that may be registered where the check can't see it.
@Suite struct RegistrationDoubtTests {
  @Test(arguments: [
    ("open class Rows", "", 0), ("public final class Rows", "", 1), ("class Rows", "", 1),
    ("open class Rows", "let rows = Rows()", 1),
    ("open class Rows", "class OwnRows: Rows {}", 1),
  ])
  func `Other modules may register what an open class without objects in the app dequeues`(
    declaration: String, code: String, count: Int
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController initial="YES"/>
      --- Rows.swift
      \(declaration): UITableViewController {
        func cell(_ path: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Gone", for: path)
        }
      }
      \(code)
      """)
    let result = ExampleApp(app.files).check()
    #expect(result.findings.count { $0.rule == "dequeue-unknown-identifier" } == count)
    #expect(result.undecided.count { $0.rule == "dequeue-unknown-identifier" } == 1 - count)
  }
}
