import SegueChecking
import Testing

/// The protocols of an app to which its classes conform.
@Suite struct ConformanceTests {
  @Test(arguments: [
    ("class List: UIViewController, Themed {}", true),
    ("protocol Named: Themed {}\nclass List: UIViewController, Named {}", true),
    ("class List: UIViewController {}\nextension List where Self: Themed {}", false),
    (
      "protocol Named {}\nextension Named where Self: Themed {}\nclass List: UIViewController, Named {}",
      false
    ),
  ])
  func `What an extension requires is not a conformance`(_ declarations: String, conforms: Bool) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- List.swift
      \(declarations)
      protocol Themed {}
      """)
    let code = LinkedApp(ExampleApp(app).input).code
    let types = ["List", "Themed"].map { TypeReference.app(code.table.objectiveC($0)) }
    #expect((code.isKind(types[0], of: types[1]) == .yes) == conforms)
  }
}
