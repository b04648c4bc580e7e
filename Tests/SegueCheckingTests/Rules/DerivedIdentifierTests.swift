import Findings
import SegueChecking
import Testing

/// Identifiers that code of the app computes from other texts.
@Suite struct DerivedIdentifierTests {
  private func messages(_ rule: String, _ code: String, performing identifier: String) -> [String] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class Person: UIViewController {}
      class List: UIViewController {
        \(code)
        func open() { performSegue(withIdentifier: \(identifier), sender: nil) }
      }
      """)
    let result = ExampleApp(app).check()
    return result.findings.filter { $0.rule == rule }.map(\.message)
      + result.undecided.filter { $0.rule == rule }.map(\.reason)
  }

  @Test(arguments: [#"Name("Person")"#, #".init("Person")"#])
  func `A static property may get its text from an initializer of the app`(value: String) {
    func check(_ name: String) -> [String] {
      let code = """
        static let person: Name = \(value)
        struct \(name) { let rawValue: String; init(_ text: String) { rawValue = "show" + text } }
        """
      return messages("perform-unknown-segue", code, performing: "List.person.rawValue")
    }
    #expect(check("Name") == ["Name() computes the identifier"])
    #expect(check("Other") == ["List has no segue “Person”"])
  }

  @Test(arguments: [
    (
      "struct Name { let rawValue: String; init(_ text: String) { rawValue = \"show\" + text } }",
      "Name() computes the identifier"
    ),
    ("typealias Name = NSStoryboardSegue.Identifier", "List has no segue “Person”"),
    (
      "struct Name { let rawValue: String; init(_ rawValue: String) { self.rawValue = rawValue } }",
      "List has no segue “Person”"
    ),
  ])
  func `An initializer of the app may compute another text`(code: String, message: String) {
    let found = messages(
      "perform-unknown-segue", code, performing: #"Name("Person").rawValue"#)
    #expect(found == [message])
  }

  @Test(arguments: ["FUNCTION", "}\nFUNCTION\nextension List {"])
  func `A function with a capital letter is not an initializer`(code: String) {
    func check(_ name: String) -> [String] {
      let function = "func \(name)(_ text: String) -> String { \"show\" + text }"
      return messages(
        "perform-unknown-segue", code.replacing("FUNCTION", with: function),
        performing: #"Name("Person")"#)
    }
    #expect(check("Name") == ["Name() computes the identifier"])
    #expect(check("Other") == ["List has no segue “Person”"])
  }

  @Test(arguments: ["ShowName", "NSStoryboardSegue.Identifier"])
  func `A function that passes its parameter to an initializer of the app does not pass it on`(
    type: String
  ) {
    let code = """
      struct ShowName { let rawValue: String; init(_ text: String) { rawValue = "show" + text } }
      func performSegue(named name: String) {
        performSegue(withIdentifier: \(type)(name).rawValue, sender: nil)
      }
      func show() { performSegue(named: "Person") }
      """
    let found = messages("perform-unknown-segue", code, performing: "\"showPerson\"")
    #expect(
      found == [
        type == "ShowName"
          ? "ShowName() computes the identifier" : "List has no segue “Person”"
      ])
  }

  @Test(arguments: [
    ("struct Names { static let shared = Names(); MEMBER }", "let", "List has no segue “unknown”"),
    (
      "class Names { static let shared: Names = make(); MEMBER }", "let",
      "List has no segue “unknown”"
    ),
    (
      "struct Names { static let shared = Names(); MEMBER }", "var",
      "Names.person may be assigned elsewhere"
    ),
    (
      "class Names { static let shared = Names(); MEMBER }; class Other: Names {}", "let",
      "Names.shared.person is unknown"
    ),
    (
      "enum Names { case a; static var shared: Names { .a }; var person: String { name() } }; MEMBER",
      "let", "Names.shared.person is unknown"
    ),
  ])
  func `A constant of an object in a static property is known`(
    code: String, keyword: String, message: String
  ) {
    let code = code.replacing("MEMBER", with: "\(keyword) person = \"unknown\"")
    let found = messages("perform-unknown-segue", code, performing: "Names.shared.person")
    #expect(found == [message])
  }

  @Test func `A protocol's default is not known for an object of the protocol's type`() {
    let code = """
      let names: any Naming = make()
      }
      protocol Naming {}
      extension Naming { var person: String { "unknown" } }
      struct Names: Naming { let person = "showPerson" }
      extension List {
      """
    let found = messages("perform-unknown-segue", code, performing: "names.person")
    #expect(found == ["names.person is unknown"])
  }

  @Test(arguments: [
    #""show" + rawValue"#, #""show\(rawValue)""#, "rawValue.prefixed", "self.rawValue.prefixed",
    "rawValue.prefixed(by: name)", "name(rawValue)",
  ])
  func `Raw values that are parts of identifiers are not compared with segues`(value: String) {
    func check(_ value: String) -> [String] {
      let code = "enum Segue2: String { case Person; var id: String { \(value) } }"
      return messages("enum-case-without-segue", code, performing: "Segue2.Person.id")
    }
    #expect(check(value).isEmpty)
    #expect(
      check("rawValue") == [
        "List.Segue2.Person stands for “Person”, but no segue of the class has that identifier"
      ])
  }
}
