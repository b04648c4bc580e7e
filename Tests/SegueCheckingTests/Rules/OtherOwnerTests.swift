import Findings
import SegueChecking
import Testing

/// Xibs that code loads with an owner of another class than the file names.
@Suite struct OtherOwnerTests {
  /// The findings about an outlet that the class of the placeholder doesn't have.
  private func outcome(_ name: String, loadedBy code: String) -> SegueChecker.Result {
    let app = RuleExample(
      """
      --- \(name).xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Header">
        <connections><outlet property="doneButton" destination="b"/></connections>
      </placeholder>
      <view id="v"><subviews><button id="b"/></subviews></view>
      --- Header.swift
      class Header: UIViewController {}
      --- Entry.swift
      class Entry: UIViewController { @IBOutlet weak var doneButton: UIButton! }
      --- EntryController.swift
      class EntryController: Entry {}
      --- List.swift
      class List: UIViewController {
        \(code)
      }
      """)
    return ExampleApp(app.files).check()
  }

  @Test(arguments: [
    ("Form", #"func open() { show(Entry(nibName: "Form", bundle: nil), sender: self) }"#),
    ("Entry", "func open() { show(Entry(), sender: self) }"),
    ("Entry", "func open() { show(EntryController(), sender: self) }"),
  ])
  func `An outlet of the class that loads the xib is undecided`(_ name: String, _ code: String) {
    let found = outcome(name, loadedBy: code)
    #expect(found.findings.filter { $0.rule == "unknown-outlet" } == [])
    #expect(found.undecided.contains { $0.reason.contains("an owner of another class") })
  }

  @Test(arguments: [
    #"func open() { show(Header(nibName: "Form", bundle: nil), sender: self) }"#,
    "func open() { show(Entry(), sender: self) }",
  ])
  func `The outlet is reported if no code loads the xib with such a class`(_ code: String) {
    let found = outcome("Form", loadedBy: code)
    #expect(found.findings.map(\.rule).contains("unknown-outlet"))
  }
}
