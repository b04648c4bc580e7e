import Findings
import SegueChecking
import Testing

/// Casts of what a destination contains, by properties that the app declares.
@Suite struct OwnContainerTests {
  /// The severities of the casts to `Person` in an app whose destination contains a `Group`.
  private func severities(
    _ path: String, of destination: String, declaring members: String, extending: String = ""
  ) -> [Severity] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <connections><segue destination="box" kind="show" identifier="show"/></connections>
      </viewController>
      \(destination)
      <viewController id="group" customClass="Group"/>
      --- List.swift
      class Box: \(destination.contains("navigation") ? "UINavigation" : "UIView")Controller {
        \(members)
      }
      class Group: UIViewController {}
      class Person: UIViewController {}
      \(extending)
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          let box = segue.destination as! Box
          _ = box.\(path) as! Person
        }
        func open() { performSegue(withIdentifier: "show", sender: nil) }
      }
      """)
    return ExampleApp(app).check().findings.filter { $0.rule == "impossible-cast" }.map(\.severity)
  }

  private let screen = """
    <viewController id="box" customClass="Box">
      <view key="view"><subviews><containerView>
        <connections><segue destination="group" kind="embed"/></connections>
      </containerView></subviews></view>
    </viewController>
    """
  private let navigation = """
    <navigationController id="box" customClass="Box">
      <connections>
        <segue destination="group" kind="relationship" relationship="rootViewController"/>
      </connections>
    </navigationController>
    """

  @Test(arguments: ["topViewController", "rootViewController", "contentViewController"])
  func `A property that only containers of the system have leads anywhere in another class`(
    name: String
  ) {
    let declared = "var \(name): UIViewController?"
    #expect(severities("\(name)!", of: screen, declaring: declared) == [])
    let extended = "extension UIViewController { \(declared) { make() } }"
    #expect(severities("\(name)!", of: screen, declaring: "", extending: extended) == [])
    #expect(severities("children[0]", of: screen, declaring: declared) == [.error])
  }

  @Test func `A container's own property may lead to something else than its content`() {
    let own = "var contentViewController: UIViewController?"
    #expect(severities("contentViewController!", of: navigation, declaring: own) == [])
    #expect(severities("topViewController!", of: navigation, declaring: own) == [.error])
    let override = "override var viewControllers: [UIViewController] { didSet {} }"
    #expect(severities("viewControllers[0]", of: navigation, declaring: override) == [.error])
  }
}
