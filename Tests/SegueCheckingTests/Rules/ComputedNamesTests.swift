import Findings
import SegueChecking
import StoryboardModel
import Testing

/// Scenes of a watch that code opens by computed names.
@Suite struct ComputedNamesTests {
  private func outcome(opening name: String) -> SegueChecker.Result {
    let app = RuleExample(
      """
      --- Interface.storyboard
      <controller id="list" initial="YES" customClass="List"/>
      <controller id="person" identifier="person" customClass="Person"/>
      --- List.swift
      class List: WKInterfaceController {
        func open(_ rows: [String: String]) {
          pushController(withName: \(name), context: nil)
        }
      }
      class Person: WKInterfaceController {}
      """)
    var input = ExampleApp(app).input
    input.interfaceFiles[0].targetRuntime = .watchOS
    return SegueChecker.check(input)
  }

  @Test func `An identifier is undecided if code computes names of controllers`() {
    let found = outcome(opening: #"rows["identifier"]!"#)
    #expect(found.findings == [])
    #expect(found.undecided.map(\.rule).contains("unused-scene-identifier"))
  }

  @Test func `Code that names another identifier doesn't use this one`() {
    let found = outcome(opening: "\"people\"")
    #expect(found.findings.map(\.rule).contains("unused-scene-identifier"))
  }
}
