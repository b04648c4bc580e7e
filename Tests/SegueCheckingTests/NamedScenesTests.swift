import Findings
import SegueChecking
import Testing

/// How code gets the name of a scene or storyboard, and where a wrong one is reported.
@Suite struct NamedScenesTests {
  /// The findings in the code of an app with the storyboards Main and Groups, whose scenes are `person` of
  /// Person, and the initial Group; by severity, rule and line.
  private func findings(_ code: String, storyboards: String = "") -> [String] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person" storyboardIdentifier="person"/>
      --- Groups.storyboard
      <viewController customClass="Group" initial="YES"/>
      \(storyboards)
      --- Classes.swift
      class Person: UIViewController {}
      class Group: UIViewController {}
      --- List.swift
      \(code)
      """)
    return ExampleApp(app).check().findings
      .filter { $0.location.file.hasSuffix("swift") }
      .map { "\($0.severity) \($0.rule) \($0.location.line)" }
  }

  @Test func `A wrong string is reported once, at the enumeration's case`() {
    let code = """
      enum ID: String { case person, storyboardGroup = "group" }
      class List: UIViewController {
        func a() { storyboard?.instantiateViewController(withIdentifier: ID.storyboardGroup.rawValue) }
        func b() { storyboard?.instantiateViewController(withIdentifier: ID.storyboardGroup.rawValue) }
      }
      """
    #expect(findings(code) == ["error instantiate-unknown-scene 1"])
  }

  @Test func `Only a function of the app may take a storyboard's name with its extension`() {
    func code(_ call: String) -> String {
      "class List: UIViewController {\nfunc a() { \(call) }\n}"
    }
    let own = #"Router.open(storyboardName: "Groups.storyboard", storyboardIdentifier: nil)"#
    #expect(findings(code(own)) == [])
    let system = #"UIStoryboard(name: "Groups.storyboard", bundle: nil)"#
    #expect(findings(code(system)) == ["error unknown-storyboard 2"])
  }

  @Test func `A xib is not a storyboard that code can open`() {
    let code = """
      class List: UIViewController {
        func a() { UIStoryboard(name: "Card", bundle: nil).instantiateInitialViewController() }
      }
      """
    #expect(
      findings(code, storyboards: "--- Card.xib\n<view id=\"v\"/>")
        == ["error unknown-storyboard 2"])
  }

  @Test func `A storyboard may be among the files that were not checked`() {
    let app = RuleExample(
      """
      --- List.swift
      class List: UIViewController {
        func a() { UIStoryboard(name: "Cards", bundle: nil).instantiateInitialViewController() }
      }
      """)
    var input = ExampleApp(app).input
    input.isWhole = false
    let undecided = SegueChecker.check(input).undecided.filter { $0.rule == "unknown-storyboard" }
    #expect(
      undecided.map(\.reason) == [
        "the storyboard “Cards” may be among the files that were not read"
      ])
  }

  @Test func `A controller that contains itself doesn't hide that a storyboard is missing`() {
    let code = """
      class List: UIViewController {
        func a() { UIStoryboard(name: "Cards", bundle: nil).instantiateInitialViewController() }
      }
      """
    let cycle = """
      --- Cycle.storyboard
      <viewController id="outer" initial="YES">
        <view key="view"><subviews><containerView>
          <connections><segue kind="embed" destination="outer"/></connections>
        </containerView></subviews></view>
      </viewController>
      """
    #expect(findings(code, storyboards: cycle) == ["error unknown-storyboard 2"])
  }

  @Test func `A storyboard in a bundle that code names by a path may come from elsewhere`() {
    func code(_ name: String) -> String {
      """
      class List: UIViewController {
        func a() {
          UIStoryboard(name: "\(name)", bundle: nil).instantiateInitialViewController()
        }
      }
      """
    }
    #expect(findings(code("Kit.bundle/Other")) == [])
    #expect(findings(code("Kit.bundle/Main")) == [])
  }

  @Test(arguments: [("Groupss", ["warning unknown-storyboard 3"]), ("Mainn", [])])
  func `Only a long name in another bundle is taken for a mistyped one of the app`(
    name: String, found: [String]
  ) {
    let code = """
      class List: UIViewController {
        func open(_ url: URL) {
          _ = UIStoryboard(name: "\(name)", bundle: Bundle(url: url))
        }
      }
      """
    #expect(findings(code) == found)
  }

  @Test func `A wrong string in a local variable is reported at the variable`() {
    let code = """
      class List: UIViewController {
        func a() {
          let name = "showPersom"

          performSegue(withIdentifier: name, sender: nil)
        }
      }
      """
    #expect(findings(code) == ["error perform-unknown-segue 3"])
  }

  @Test(arguments: [
    ("UIStoryboard(name: \"Main\", bundle: nil)", Severity.note), ("anyStoryboard()", .warning),
  ])
  func `An identifier in code means a scene only if it may be for the scene's storyboard`(
    storyboard: String, severity: Severity
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      <viewController customClass="Person" storyboardIdentifier="homeScreen"/>
      --- Groups.storyboard
      <viewController customClass="Group" initial="YES"/>
      <viewController customClass="Group" storyboardIdentifier="home"/>
      --- List.swift
      class Person: UIViewController {}
      class Group: UIViewController {}
      class List: UIViewController {
        func a() { \(storyboard).instantiateViewController(withIdentifier: "homeScreen") }
        func b() { UIStoryboard(name: "Groups", bundle: nil).instantiateInitialViewController() }
      }
      """)
    let findings = ExampleApp(app).check().findings
    #expect(findings.map { "\($0.severity) \($0.rule)" } == ["\(severity) unreachable-scene"])
  }

  @Test func `A string that another storyboard has is reported where it is used`() {
    let code = """
      enum ID { static let person = "person" }
      class List: UIViewController {
        func a() {
          UIStoryboard(name: "Groups", bundle: nil).instantiateViewController(withIdentifier: ID.person)
        }
      }
      """
    #expect(findings(code) == ["error instantiate-unknown-scene 4"])
  }

  @Test func `A case may belong to an enumeration that is nested where the function is declared`() {
    let code = """
      extension UIViewController {
        enum Way: String { case person = "showPerson", gone }
        func follow(segue: Way) { performSegue(withIdentifier: segue.rawValue, sender: self) }
      }
      class List: UIViewController {
        func a() { follow(segue: .person) }
        func b() { self.follow(segue: .gone) }
      }
      """
    let found = findings(code).filter { $0.hasPrefix("error perform-unknown-segue") }
    #expect(found.count == 1)
  }

  @Test func `An initializer that opens a storyboard is followed, including its default values`() {
    let code = """
      class Holder: UIViewController {
        init(
          storyboardName: String = "Group",
          identifier: String = "person"
        ) {
          let made = UIStoryboard(name: storyboardName, bundle: nil)
            .instantiateViewController(withIdentifier: identifier)
        }
      }
      class List: UIViewController {
        func a() { present(Holder(storyboardName: "Main", identifier: "persom"), animated: true) }
      }
      """
    #expect(
      findings(code) == ["error unknown-storyboard 3", "error instantiate-unknown-scene 11"])
  }

  @Test func `The main bundle is recognized by its older name`() {
    let code = """
      extension UIStoryboard {
        class func other() -> UIStoryboard {
          return UIStoryboard(name: "Other", bundle: NSBundle.mainBundle())
        }
      }
      """
    #expect(findings(code) == ["error unknown-storyboard 3"])
  }

  @Test func `An argument label that tells what a string is for is enough for a warning`() {
    let code = """
      class List: UIViewController {
        func a() {
          Router.open(storyboardName: "Grous", storyboardIdentifier: "persom")
          Router.open(storyboardName: "Groups", storyboardIdentifier: nil)
        }
      }
      """
    #expect(findings(code) == ["warning unknown-storyboard 3"])
  }

  @Test func `A label that names several scenes is enough for a warning about each`() {
    let code = """
      class List: UIViewController {
        func a() { Pages(board: storyboard, viewControllerIdentifiers: ["person", "grup", "grop"]) }
        func b() { Pages(board: storyboard, viewControllerIdentifiers: ["person"]) }
        func c() { Pages(board: storyboard, titles: ["grup"]) }
      }
      """
    #expect(
      findings(code) == [
        "warning instantiate-unknown-scene 2", "warning instantiate-unknown-scene 2",
      ])
  }

  @Test func `A property named after segues tells what the strings assigned to it are for`() {
    let code = """
      class List: UIViewController {
        private var cancelSegueID: String?
        override func viewDidLoad() {
          cancelSegueID = isNew ? "showPerson" : "showGroup"
        }
        func cancel() { performSegue(withIdentifier: cancelSegueID!, sender: nil) }
        func a() {
          var segueTitleOrID = ""
          segueTitleOrID = "Group"
        }
      }
      """
    #expect(findings(code) == ["warning perform-unknown-segue 4"])
  }

  @Test func `A generated constant for a deleted scene is a warning`() {
    let code = """
      enum StoryboardScene {
        enum Main: StoryboardType {
          static let storyboardName = "Main"
          static let person = SceneType<Person>(storyboard: Main.self, identifier: "person")
          static let gone = SceneType<Person>(storyboard: Main.self, identifier: "gone")
          static let group = SceneType<Group>(storyboard: Main.self, identifier: "person")
        }
        enum Old: StoryboardType {
          static let storyboardName = "Old"
          static let initialScene = InitialSceneType<Person>(storyboard: Old.self)
        }
      }
      class List: UIViewController {}
      """
    #expect(
      findings(code) == [
        "warning instantiate-unknown-scene 5", "warning instantiate-wrong-class 6",
        "warning unknown-storyboard 9",
      ])
  }

  @Test func `A function that opens storyboards expects an initial scene of its class in each`() {
    let code = """
      class List: UIViewController {
        static func openController(_ name: String) -> Group {
          UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() as! Group
        }
        func a() {
          List.openController("Groups")
          List.openController("Main")
          List.openController("Empty")
        }
      }
      """
    let empty = """
      --- Empty.storyboard
      <viewController customClass="Group" storyboardIdentifier="group"/>
      """
    #expect(
      findings(code, storyboards: empty) == [
        "warning instantiate-wrong-class 7", "warning missing-initial-controller 8",
      ])
  }

  @Test(arguments: [
    (#"if id != nil { return board.instantiateViewController(withIdentifier: "group") }"#, []),
    ("if let id { return board.instantiateViewController(withIdentifier: id) }", []),
    (
      "if id != nil { print(name) }",
      ["warning missing-initial-controller 9", "warning instantiate-wrong-class 10"]
    ),
  ])
  func `A function that may instantiate another scene doesn't need the initial one`(
    line: String, found: [String]
  ) {
    let code = """
      class List: UIViewController {
        static func openController(_ name: String, _ id: String? = nil) -> UIViewController? {
          let board = UIStoryboard(name: name, bundle: nil)
          \(line)
          return board.instantiateInitialViewController()
        }
        func a() {
          List.openController("Groups")
          List.openController("Empty", "group")
          let person = List.openController("Main", "person") as! Person
        }
      }
      """
    let empty = """
      --- Empty.storyboard
      <viewController customClass="Group" storyboardIdentifier="group"/>
      """
    #expect(findings(code, storyboards: empty) == found)
  }

  @Test func `A cast to a class that none of the possible scenes has is reported`() {
    let code = """
      class Other: UIViewController {}
      class List: UIViewController {
        func a(_ name: String) {
          let made = storyboard?.instantiateViewController(withIdentifier: name + "1") as? Other
          let right = storyboard?.instantiateViewController(withIdentifier: name + "1") as? Person
        }
      }
      """
    #expect(findings(code) == ["warning instantiate-wrong-class 4"])
  }

  @Test(arguments: [
    ("show(made!, sender: nil)", "error"), ("title = nil; made!.title = title", "error"),
    ("if let made { show(made, sender: nil) }", "warning"), ("made?.title = title", "warning"),
    ("if made == nil { return }; made!.title = title", "warning"),
  ])
  func `A wrong cast by as? is an error if code unwraps its nil`(use: String, severity: String) {
    let code = """
      class List: UIViewController {
        func open() {
          let made = storyboard?.instantiateViewController(withIdentifier: "person") as? Group
          \(use)
        }
      }
      """
    #expect(findings(code) == ["\(severity) instantiate-wrong-class 3"])
  }

  @Test func `A wrong cast to Self names the class`() {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="Person" storyboardIdentifier="person" initial="YES"/>
      --- Person.swift
      class Person: UIViewController {
        static func make() -> Self {
          UIStoryboard(name: "Main", bundle: nil)
            .instantiateViewController(withIdentifier: "person") as! Self
        }
      }
      class Group: UIViewController {
        static func make() -> Self {
          UIStoryboard(name: "Main", bundle: nil)
            .instantiateViewController(withIdentifier: "person") as! Self
        }
      }
      """)
    let result = ExampleApp(app).check()
    let findings = result.findings.filter { $0.rule == "instantiate-wrong-class" }
    #expect(findings.map(\.message) == ["the scene creates a Person, which is not a Group"])
  }

  @Test func `A cast that fits one of several scenes is decided, whatever class another has`() {
    let app = RuleExample(
      """
      --- A/Main.storyboard
      <viewController customClass="Thing" customModule="Kit" storyboardIdentifier="person"/>
      --- B/Main.storyboard
      <viewController customClass="Person" storyboardIdentifier="person"/>
      --- List.swift
      class Person: UIViewController {}
      class List: UIViewController {
        func a() {
          _ = UIStoryboard(name: "Main", bundle: nil)
            .instantiateViewController(withIdentifier: "person") as! Person
        }
      }
      """)
    let result = ExampleApp(app).check()
    #expect(result.undecided.filter { $0.rule == "instantiate-wrong-class" } == [])
    #expect(result.findings.filter { $0.rule == "instantiate-wrong-class" } == [])
  }

  @Test(arguments: ["Details", "Persons"])
  func `The name of an alias is that of the class that it means`(storyboard: String) {
    let code = """
      typealias Details = DetailsController
      class DetailsController: UIViewController {}
      class List: UIViewController {
        func a() {
          let storyboard = UIStoryboard(name: "\(storyboard)", bundle: nil)
          show(storyboard.instantiateViewController(withIdentifier: "\\(Details.self)"), sender: nil)
        }
      }
      """
    let storyboards = """
      --- Details.storyboard
      <viewController customClass="DetailsController" storyboardIdentifier="DetailsController"/>
      --- Persons.storyboard
      <viewController customClass="Person" storyboardIdentifier="Details"/>
      """
    let expected = storyboard == "Details" ? [] : ["error instantiate-unknown-scene 6"]
    #expect(findings(code, storyboards: storyboards) == expected)
  }

  @Test(arguments: ["split", "person", "gone"])
  func `A scene may be only in the storyboard for one device`(identifier: String) {
    let code = """
      class List: UIViewController {
        func a() {
          let storyboard = UIStoryboard(name: "Main", bundle: nil)
          show(storyboard.instantiateViewController(withIdentifier: "\(identifier)"), sender: nil)
        }
      }
      """
    let storyboards = """
      --- Main~ipad.storyboard
      <viewController customClass="List" initial="YES"/>
      <viewController storyboardIdentifier="split"/>
      """
    let expected = identifier == "gone" ? ["error instantiate-unknown-scene 4"] : []
    #expect(findings(code, storyboards: storyboards) == expected)
  }

  @Test func `A constant is found through a property`() {
    let code = """
      struct Model { let personIdentifier = "persom" }
      class List: UIViewController {
        let model = Model()
        func a() { storyboard?.instantiateViewController(withIdentifier: model.personIdentifier) }
      }
      """
    #expect(findings(code) == ["error instantiate-unknown-scene 1"])
  }
}
