import Findings
import SegueChecking
import Testing

/// Messages that list several names.
@Suite struct SeveralNamesTests {
  @Test(arguments: [
    (#"a ? "First" : "Last""#, "First has none"),
    (#"a ? "First" : b ? "Second" : "Last""#, "First, Second have none"),
  ])
  func `The verb agrees with the number of storyboards`(_ name: String, _ end: String) {
    let app = RuleExample(
      """
      --- First.storyboard
      <viewController storyboardIdentifier="A" customClass="Screen"/>
      --- Second.storyboard
      <viewController storyboardIdentifier="B" customClass="Screen"/>
      --- Last.storyboard
      <viewController customClass="Screen" initial="YES"/>
      --- Screen.swift
      class Screen: UIViewController {
        func open(_ a: Bool, _ b: Bool) {
          let name = \(name)
          _ = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
        }
      }
      """)
    let messages = ExampleApp(app).check().findings
      .filter { $0.rule == "missing-initial-controller" }.map(\.message)
    #expect(
      messages == [
        "not every storyboard that may be opened here has an initial view controller: \(end)"
      ])
  }
}
