import Findings
import SegueChecking
import Testing

/// Names that hide an app's class of the same name.
@Suite struct LocalTypeTests {
  /// The rules of the errors in an app with the classes `Person` and `Screen`; `make` creates a scene of `Person`
  /// and expects a `Screen`.
  private func errors(_ code: String) -> [String] {
    let make = """
      UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "person")
      """
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES"/>
      <viewController id="person" customClass="Person" storyboardIdentifier="person"/>
      --- List.swift
      class List: UIViewController {}
      class Person: UIViewController {}
      class Screen: UIViewController {}
      \(code.replacing("MAKE", with: "\(make) as! Screen"))
      """)
    return ExampleApp(app).check().findings.filter { $0.severity == .error }.map(\.rule)
  }

  @Test(arguments: [
    "func make<NAME: UIViewController>() -> NAME { MAKE }",
    "func make<NAME>(_ type: NAME.Type) -> UIViewController { { MAKE }() }",
    "func make<NAME>(_ type: NAME.Type) { func inner() -> UIViewController { MAKE } }",
    "struct Route { init<NAME>(_ type: NAME.Type) { show(MAKE) } }",
    "struct Route { subscript<NAME>(_ type: NAME.Type) -> UIViewController { MAKE } }",
    "func make() { typealias NAME = Person; show(MAKE) }",
    "struct Route { typealias NAME = UIViewController; func make() { show(MAKE) } }",
    "class Route<Content> { typealias NAME = Content; func make() { show(MAKE) } }",
    """
    protocol Opening { associatedtype NAME: UIViewController }
    extension Opening { func make() -> NAME { MAKE } }
    """,
  ])
  func `A type that only the code around knows hides the app's class of its name`(code: String) {
    #expect(errors(code.replacing("NAME", with: "Screen")).isEmpty)
    #expect(errors(code.replacing("NAME", with: "Other")) == ["instantiate-wrong-class"])
  }

  @Test(arguments: [
    ("Screen", [String]()), ("Other", ["instantiate-unknown-scene"]),
  ])
  func `The name of a type that only a function knows is undecided`(
    name: String, rules: [String]
  ) {
    let code = """
      func make<\(name): UIViewController>() {
        let board = UIStoryboard(name: "Main", bundle: nil)
        board.instantiateViewController(withIdentifier: "\\(Screen.self)")
      }
      """
    #expect(errors(code) == rules)
  }
}
