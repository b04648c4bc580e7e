import Findings
import SegueChecking
import Testing

/// Segues to destinations that need an input.
@Suite struct InputNotHandedOverTests {
  @Test(arguments: [
    ("@Unnamed(Person.self) case tap(Int)", 0), ("@Child(Person.self) case root(Int)", 1),
  ])
  func `The case of a child doesn't stand for a segue without an identifier`(
    declaration: String, count: Int
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <button>
          <connections><segue kind="show" destination="person"/></connections>
        </button>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      @SegueSource final class List: UIViewController {
        enum Segue { \(declaration) }
      }
      final class Person: UIViewController, SegueDestination {
        typealias SegueInput = Int
        func configure(with input: Int) {}
      }
      """)
    #expect(ExampleApp(app).check().findings.count { $0.rule == "input-not-handed-over" } == count)
  }
}
