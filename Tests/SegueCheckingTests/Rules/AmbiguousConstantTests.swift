import Findings
import SegueChecking
import Testing

/// Identifiers in constants and functions of which a class has several with one name.
@Suite struct AmbiguousConstantTests {
  /// The findings and undecided places of code with a class `List`, whose scene has the segue
  /// `person`.
  private func outcome(_ code: String) -> SegueChecker.Result {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="person"/>
        </connections>
      </viewController>
      <viewController id="person"/>
      --- List.swift
      \(code)
      """)
    return ExampleApp(app).check()
  }

  private func errors(_ code: String) -> [String] {
    outcome(code).findings.filter { $0.severity == .error }.map(\.message)
  }

  @Test(arguments: [("person", [String]()), ("gone", ["List has no segue “gone”"])])
  func `A call without arguments means the function without parameters`(
    name: String, expected: [String]
  ) {
    let code = """
      class List: UIViewController {
        func segue(for row: Int) -> String { "row" }
        func segue() -> String { "\(name)" }
        func open() { performSegue(withIdentifier: segue(), sender: self) }
      }
      """
    #expect(errors(code) == expected)
  }

  @Test(arguments: [
    (#"func name(for row: Int) -> String { "row" }"#, "func name(isOpen: Bool = true)"),
    (#"static func name() -> String { "static" }"#, "func name()"),
  ])
  func `A call that may mean several functions is undecided if they return different values`(
    other: String, meant: String
  ) {
    func code(_ first: String, _ second: String) -> String {
      """
      class List: UIViewController {
        \(first)
        \(second)
        func open() { performSegue(withIdentifier: name(), sender: self) }
      }
      """
    }
    let meant = meant + " -> String { \"person\" }"
    #expect(errors(code(other, meant)) == [])
    #expect(errors(code(meant, other)) == [])
    let both = ["row", "static", "person"].reduce(code(other, meant)) {
      $0.replacing("\"\($1)\"", with: "\"gone\"")
    }
    #expect(errors(both) == ["List has no segue “gone”"])
  }

  @Test(arguments: [
    ("%", "let id = ", "id"),
    ("enum ID {\n%\n}", "static let id = ", "ID.id"),
    ("enum ID: String {\n%\n}", "case id = ", "ID.id.rawValue"),
  ])
  func `An identifier is undecided if branches of an #if declare different ones`(
    place: String, declaration: String, identifier: String
  ) {
    func result(_ first: String) -> SegueChecker.Result {
      let branches = """
        #if os(tvOS)
        \(declaration)"\(first)"
        #else
        \(declaration)"person"
        #endif
        """
      return outcome(
        """
        \(place.replacing("%", with: branches))
        class List: UIViewController {
          func open() { performSegue(withIdentifier: \(identifier), sender: self) }
        }
        """)
    }
    let differs = "several declarations with one name differ"
    #expect(result("gone").findings.filter { $0.severity == .error } == [])
    #expect(result("gone").undecided.contains { $0.reason == differs })
    #expect(!result("person").undecided.contains { $0.reason == differs })
  }

  @Test(arguments: [
    ("", "class List: UIViewController", "List.id", ["List has no segue “gone”"]),
    ("let ids = IDs()", "struct IDs", "ids.id", [String]()),
  ])
  func `The name of a type before a constant means the static one`(
    property: String, owner: String, identifier: String, expected: [String]
  ) {
    func code(_ members: String...) -> String {
      let list = "func open() { performSegue(withIdentifier: \(identifier), sender: self) }"
      return """
        \(owner) {
          \(members.joined(separator: "\n"))
        }
        \(property.isEmpty ? "extension List" : "class List: UIViewController") {
          \(property)
          \(list)
        }
        """
    }
    let own = #"static let id = "gone""#
    let ofObjects = #"var id: String { "person" }"#
    #expect(errors(code(own, ofObjects)) == expected)
    #expect(errors(code(ofObjects, own)) == expected)
  }

  @Test(arguments: ["var id: String", "func id() -> String"])
  func `An identifier that a subclass overrides is undecided`(declaration: String) {
    func result(_ keyword: String) -> SegueChecker.Result {
      outcome(
        """
        class Base: UIViewController {
          \(declaration) { "base" }
          func open() {
            performSegue(withIdentifier: id\(declaration.contains("()") ? "()" : ""), sender: self)
          }
        }
        class List: Base { \(keyword) \(declaration) { "person" } }
        """)
    }
    let found = result("override")
    #expect(found.findings.filter { $0.severity == .error } == [])
    #expect(found.undecided.map(\.rule).contains("perform-unknown-segue"))
    #expect(result("static").findings.map(\.message).contains("Base has no segue “base”"))
  }

  @Test(arguments: [("List", true), ("Other", false)])
  func `An identifier that a class replaces in an extension of a protocol is undecided`(
    name: String, isUndecided: Bool
  ) {
    let found = outcome(
      """
      protocol Flow: UIViewController { var id: String { get } }
      extension Flow {
        var id: String { "gone" }
        func open() { performSegue(withIdentifier: id, sender: self) }
      }
      class List: UIViewController, Flow {}
      class Other: UIViewController {}
      extension \(name) { var id: String { "person" } }
      """)
    #expect(found.undecided.map(\.rule).contains("perform-unknown-segue") == isUndecided)
    #expect(found.findings.map(\.rule).contains("perform-unknown-segue") == !isUndecided)
  }

  @Test func `A test's subclass that overrides an identifier doesn't count`() {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="person"/>
        </connections>
      </viewController>
      <viewController id="person"/>
      --- List.swift
      class List: UIViewController {
        var id: String { "base" }
        func open() { performSegue(withIdentifier: id, sender: self) }
      }
      --- Mock.swift
      class Mock: List { override var id: String { "person" } }
      """)
    var input = ExampleApp(app).input
    for index in input.sources.indices where input.sources[index].path == "Mock.swift" {
      input.sources[index].membership.isTest = true
    }
    #expect(
      SegueChecker.check(input).findings.map(\.message).contains("List has no segue “base”"))
  }

  @Test(arguments: ["var board: UIStoryboard", "func board() -> UIStoryboard"])
  func `A storyboard that a subclass overrides is undecided`(declaration: String) {
    func undecided(_ keyword: String) -> Bool {
      let found = outcome(
        """
        class Base: UIViewController {
          \(declaration) { UIStoryboard(name: "Main", bundle: nil) }
          func open() {
            let opened = board\(declaration.contains("()") ? "()" : "")
            show(opened.instantiateViewController(withIdentifier: "group"), sender: self)
          }
        }
        class List: Base {
          \(keyword) \(declaration) { UIStoryboard(name: "Groups", bundle: nil) }
        }
        --- Groups.storyboard
        <viewController storyboardIdentifier="group"/>
        """)
      return found.undecided.map(\.rule).contains("instantiate-unknown-scene")
        && found.findings.allSatisfy { $0.severity < .error }
    }
    #expect(undecided("override"))
    #expect(!undecided("static"))
  }

  @Test(arguments: [
    (#"{ "person" }"#, true),
    (#"{ var id = ""; for part in parts { id += part }; return id }"#, false),
  ])
  func `An override replaces a constant, even if its value is unknown`(
    getter: String, isKnown: Bool
  ) {
    let found = outcome(
      """
      class Base: UIViewController { var id: String { "gone" } }
      class List: Base {
        override var id: String \(getter)
        func open() { performSegue(withIdentifier: id, sender: self) }
      }
      """)
    #expect(found.findings.filter { $0.severity == .error } == [])
    #expect(found.undecided.map(\.rule).contains("perform-unknown-segue") == !isKnown)
  }

  @Test func `A constant that a class in Objective-C overrides is undecided`() {
    let code = """
      class List: UIViewController {
        @objc var next: String { "gone" }
        func open() { performSegue(withIdentifier: next, sender: self) }
      }
      """
    let subclass = """
      --- Sub.m
      @interface Sub : List
      @end
      @implementation Sub
      - (NSString *)next { return @"person"; }
      @end
      """
    #expect(errors(code) == ["List has no segue “gone”"])
    #expect(errors(code + "\n" + subclass) == [])
  }
}
