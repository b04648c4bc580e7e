import Findings
import SegueChecking
import Testing

/// Several scenes of one class, some of which lack a segue.
@Suite struct ScenesOfOneClassTests {
  private func messages(_ scenes: String, code: String = "") -> [String] {
    let example = """
      --- Main.storyboard
      \(scenes)
      <viewController id="all" customClass="List">
        <connections><segue destination="p" kind="show" identifier="showPerson"/></connections>
      </viewController>
      <viewController id="p"/>
      --- List.swift
      class List: UIViewController {
        func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
        \(code)
      }

      """
    return SegueChecker.check(ExampleApp(RuleExample(example)).input).findings
      .filter { $0.rule == "perform-unknown-segue" }.map(\.message)
  }

  @Test func `Each scene that lacks the segue is reported by its id`() {
    let lacks =
      "in Main.storyboard has no segue “showPerson”, but another scene of the class does"
    #expect(
      messages("<viewController id=\"a-b\" customClass=\"List\" initial=\"YES\"/>") == [
        "the scene of List \(lacks)"
      ])
    #expect(
      messages(
        """
        <viewController id="a-b" customClass="List" initial="YES"/>
        <viewController id="c-d" customClass="List"/>
        """) == ["the scene “a-b” of List \(lacks)", "the scene “c-d” of List \(lacks)"])
  }

  @Test func `Many scenes of a class that lack the segue get one finding`() {
    let scenes = (0..<21).map { "<viewController id=\"s\($0)\" customClass=\"List\"/>" }
    #expect(
      messages(scenes.joined(separator: "\n")) == [
        "21 scenes of List have no segue “showPerson”, but another scene of the class does"
      ])
  }

  @Test func `Many scenes of subclasses that lack the segue get one finding`() {
    let scenes = (0..<21).map { "<viewController id=\"s\($0)\" customClass=\"Sub\"/>" }
    #expect(
      messages(
        scenes.joined(separator: "\n"),
        code: "override func viewDidLoad() { open() }\n}\nclass Sub: List {") == [
          "21 scenes inherit this code, but have no segue “showPerson”, which another scene has"
        ])
  }

  @Test func `A scene that does not get its class, because it names no module, is not reported`() {
    let module = "customModule=\"App\" customModuleProvider=\"target\""
    let menu = "<viewController customClass=\"Menu\" \(module) initial=\"YES\"/>\n"
    #expect(messages(menu + "<viewController id=\"a-b\" customClass=\"List\"/>") == [])
    #expect(
      messages(menu + "<viewController id=\"a-b\" customClass=\"List\" \(module)/>").count == 1)
  }

  @Test func `A case is compared with the segue of each scene`() {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="person"/>
          <segue destination="other" kind="show" identifier="list"/>
        </connections>
      </viewController>
      <viewController customClass="List" id="other">
        <connections>
          <segue destination="group" kind="show" identifier="person"/>
          <segue destination="other" kind="show" identifier="list"/>
        </connections>
      </viewController>
      <viewController customClass="Person" id="person"/>
      <viewController customClass="Group" id="group"/>
      --- List.swift
      @SegueSource final class List: UIViewController {
        enum Segue {
          @To(Person.self) case person
          @To(List.self) case list
        }
      }
      class Person: UIViewController {}
      class Group: UIViewController {}
      """)
    let found = ExampleApp(app).check().findings.filter { $0.rule == "segue-source-mismatch" }
    #expect(found.map(\.message) == ["the segue “person” leads to Group, not to Person"])
    #expect(found.map(\.related.count) == [1])
  }

  @Test(arguments: [
    (") { coder in Special(coder: coder) }", nil), (") { Other(coder: $0) }", "is not an Other"),
    (", creator: { Special(coder: $0) })", nil), (", creator: make) as! Special", nil),
    (", creator: make) as! Other", "is not an Other"),
    (", creator: nil) as! Special", "is not a Special"), (") as! Special", "is not a Special"),
    (") { Special(coder: $0) }", nil),
  ])
  func `A closure may create an object of a subclass of the scene's class`(
    rest: String, problem: String?
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      <viewController customClass="Person" storyboardIdentifier="person"/>
      --- List.swift
      class Person: UIViewController {}
      class Special: Person {}
      class Other: UIViewController {}
      class List: UIViewController {
        func open() {
          let shown = storyboard!.instantiateViewController(identifier: "person"\(rest)
        }
      }
      """)
    let found = ExampleApp(app).check().findings.filter { $0.rule == "instantiate-wrong-class" }
    #expect(found.map(\.severity) == (problem == nil ? [] : [.error]))
    #expect(found.allSatisfy { $0.message.hasSuffix(problem ?? "") })
  }

  @Test func `A case may name a class that is deep inside containers`() {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <connections><segue destination="split" kind="show" identifier="person"/></connections>
      </viewController>
      <splitViewController id="split">
        <connections>
          <segue destination="tabs" kind="relationship" relationship="masterViewController"/>
        </connections>
      </splitViewController>
      <tabBarController id="tabs">
        <connections>
          <segue destination="nav" kind="relationship" relationship="viewControllers"/>
        </connections>
      </tabBarController>
      <navigationController id="nav">
        <connections>
          <segue destination="person" kind="relationship" relationship="rootViewController"/>
        </connections>
      </navigationController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      @SegueSource final class List: UIViewController {
        enum Segue { @To(Person.self) case person }
      }
      class Person: UIViewController {}
      """)
    let found = ExampleApp(app).check().findings.filter { $0.rule == "segue-source-mismatch" }
    #expect(found.isEmpty)
  }

  @Test(arguments: [("List", 1), ("Sub", 0)])
  func `A scene of a subclass may have segues that the inherited enumeration lacks`(
    className: String, count: Int
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="\(className)" initial="YES">
        <connections>
          <segue destination="p" kind="show" identifier="showPerson"/>
          <segue destination="p" kind="show" identifier="showGroup"/>
        </connections>
      </viewController>
      <viewController id="p"/>
      --- List.swift
      class List: UIViewController, SegueHandlerType {
        enum SegueIdentifier: String { case showPerson }
        func open() { performSegue(withIdentifier: SegueIdentifier.showPerson.rawValue, sender: nil) }
      }
      class Sub: List {}
      """)
    let found = ExampleApp(app).check().findings
    #expect(found.count { $0.rule == "segue-without-enum-case" } == count)
  }
}
