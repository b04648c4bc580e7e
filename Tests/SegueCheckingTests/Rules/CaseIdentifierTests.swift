import Findings
import SegueChecking
import Testing

/// Identifiers that an enumeration computes by its cases.
@Suite struct CaseIdentifierTests {
  private func check(_ declaration: String, performing identifier: String) -> [String] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="Show Person"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      enum Way: String { case person, group, gone }
      extension Way {
        \(declaration)
      }
      class Person: UIViewController {}
      class List: UIViewController {
        func open() { performSegue(withIdentifier: \(identifier), sender: nil) }
      }
      """)
    let result = ExampleApp(app).check()
    return result.findings.filter { $0.rule == "perform-unknown-segue" }.map(\.message)
      + result.undecided.filter { $0.rule == "perform-unknown-segue" }.map(\.reason)
  }

  @Test(arguments: ["identifier", "text"])
  func `A property that switches over self has the value of the named case`(_ name: String) {
    let property = """
      var \(name): String {
        switch self {
        case .person: return "Show Person"
        default: return "Show Group"
        }
      }
      """
    #expect(check(property, performing: "Way.person.\(name)").isEmpty)
    #expect(
      check(property, performing: "Way.group.\(name)") == ["List has no segue “Show Group”"])
  }

  @Test(arguments: [
    #""\(Way.person.rawValue)""#, #"Way.group.rawValue + "Person""#,
    #""\(Way.group.rawValue)Person""#, #""Show \(Way.gone.rawValue)""#,
  ])
  func `A raw value that is part of a string is not the name of its case`(identifier: String) {
    let property = """
      var rawValue: String {
        switch self {
        case .person: "Show Person"
        case .group: "Show "
        case .gone: "Person"
        }
      }
      """
    #expect(check(property, performing: identifier).isEmpty)
  }

  @Test(arguments: [
    ("String", "", ["List has no segue “person”"]),
    ("String, Error, Named", "protocol Named { }", ["List has no segue “person”"]),
    ("String", "extension Way.Kind { var description: String { rawValue } }", nil),
    ("String, Named", "protocol Named: CustomStringConvertible { }", nil),
    ("String, Unknown", "", nil),
    (
      "String",
      """
      extension String.StringInterpolation {
        mutating func appendInterpolation(_ kind: Way.Kind) { appendLiteral(kind.rawValue) }
      }
      """, nil
    ),
  ])
  func `A case in a string is its name, unless something may describe it in another way`(
    inherited: String, other: String, expected: [String]?
  ) {
    let kind = """
      enum Kind: \(inherited) { case person = "Show Person" }
      }
      \(other)
      extension Way {
      """
    #expect(
      check(kind, performing: #""\(Way.Kind.person)""#)
        == expected ?? ["the identifier is computed"])
    #expect(check(kind, performing: #""\(Way.Kind.person.rawValue)""#).isEmpty)
  }

  @Test func `A case of generated code in a string may be described in any way`() {
    #expect(
      check("", performing: #""\(StoryboardSegue.Main.showPerson)""#)
        == ["the identifier is computed"])
  }

  @Test func `A property that decides by more than the case is undecided`() {
    let property = "var identifier: String { if wide { return \"Show Person\" }; return \"x\" }"
    #expect(check(property, performing: "Way.person.identifier") == ["the identifier is computed"])
  }

  @Test func `An enumeration's own raw value replaces the names of its cases`() {
    let property = """
      var rawValue: String {
        switch self {
        case .person: return "Show Person"
        case .group: return Generated.group
        case .gone: return "Show Nobody"
        }
      }
      var text: String { rawValue }
      """
    #expect(check(property, performing: "Way.person.rawValue").isEmpty)
    #expect(check(property, performing: "Way.person.text").isEmpty)
    #expect(check(property, performing: "Way.group.rawValue") == ["Generated.group is unknown"])
    #expect(
      check(property, performing: "Way.gone.rawValue") == ["List has no segue “Show Nobody”"])
  }

  @Test(
    arguments: ["identifier", "text"],
    ["rawValue", "self.rawValue", "return rawValue", "return self.rawValue"])
  func `A property that returns the raw value has that value`(_ name: String, _ value: String) {
    let property = "var \(name): String { \(value) }"
    #expect(check(property, performing: "Way.gone.\(name)") == ["List has no segue “gone”"])
  }
}
