import Findings
import SegueChecking
import Testing

/// Storyboard identifiers that nothing asks for, beside similar strings in code.
@Suite struct NearIdentifierTests {
  private func severities(_ scene: String, code: String) -> [Severity] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List"/>
      \(scene)
      --- List.swift
      class List: UIViewController { \(code) }
      class Person: UIViewController {}
      """)
    return ExampleApp(app.files).check().findings
      .filter { ["unreachable-scene", "unused-scene-identifier"].contains($0.rule) }
      .map(\.severity)
  }

  @Test func `A similar string in code is suggested with a warning`() {
    let scene = #"<viewController storyboardIdentifier="showPersons" customClass="Person"/>"#
    #expect(severities(scene, code: #"let key = "showPersonsx""#) == [.warning])
  }

  @Test func `A singular is not taken for a plural in an identifier`() {
    let scene = #"<viewController storyboardIdentifier="notificationsID" customClass="Person"/>"#
    #expect(severities(scene, code: #"let key = "notificationID""#) == [.note])
  }

  @Test(arguments: [
    #"<view key="view" id="v" restorationIdentifier="showPersons"/>"#,
    #"<view key="view" id="v" identifier="showPersons"/>"#,
  ])
  func `The identifier of a view is not suggested`(_ view: String) {
    let scene = """
      <viewController storyboardIdentifier="showPersonsX" customClass="Person">
        \(view)
      </viewController>
      """
    #expect(severities(scene, code: #"let key = "showPersons""#) == [.note])
  }
}
