import Findings
import SegueChecking
import Testing

/// Functions that instantiate the scene whose identifier is the name of a class.
@Suite struct ScenesByClassTests {
  /// The findings in code of an app whose storyboard Person has a scene with an identifier and a class.
  private func findings(
    _ code: String, file: String = "Person", identifier: String = "Person",
    class name: String = "Person"
  ) -> [String] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- \(file).storyboard
      <viewController customClass="\(name)" storyboardIdentifier="\(identifier)"/>
      --- Classes.swift
      class Person: UIViewController {}
      class Group: UIViewController {}
      --- List.swift
      class List: UIViewController {
      \(code)
      }
      """)
    return ExampleApp(app).check().findings
      .filter { $0.location.file == "List.swift" && $0.severity > .note }
      .map { "\($0.severity) \($0.rule) \($0.location.line)" }
  }

  private let helper = """
      func open() { show(Person.loadScene(), sender: nil) }
    }
    extension UIViewController {
      class func loadScene(_ name: String? = nil) -> Self { makeScene(storyboardName: name) }
      private class func makeScene<T>(storyboardName: String?) -> T {
        let className = String(describing: self)
        let storyboard = UIStoryboard(name: storyboardName ?? className, bundle: nil)
        return storyboard.instantiateViewController(withIdentifier: className) as! T
      }
    """

  @Test func `A function that calls one that instantiates scenes by classes is followed`() {
    #expect(findings(helper) == [])
    #expect(findings(helper, identifier: "Persom") == ["error instantiate-unknown-scene 2"])
    #expect(findings(helper, class: "Group") == ["error instantiate-wrong-class 2"])
    #expect(findings(helper, file: "People") == ["error unknown-storyboard 2"])
  }

  @Test func `A storyboard name that is passed replaces the class's`() {
    let code = helper.replacing("Person.loadScene()", with: "Person.loadScene(\"People\")")
    #expect(findings(code, file: "People") == [])
    #expect(findings(code, file: "Person") == ["error unknown-storyboard 2"])
  }

  private let named = """
      func open() { show(Person.load(.person), sender: nil) }
    }
    enum Boards: String { case person = "People" }
    extension NSObject {
      class var className: String { String(describing: self) }
    }
    extension UIViewController {
      private class func makeScene<T>(_ storyboard: UIStoryboard, identifier: String) -> T {
        storyboard.instantiateViewController(withIdentifier: identifier) as! T
      }
      private class func makeController(_ storyboard: UIStoryboard, identifier: String) -> Self {
        makeScene(storyboard, identifier: identifier)
      }
      class func loadController(_ board: Boards) -> Self {
        makeController(UIStoryboard(name: board.rawValue, bundle: nil), identifier: className)
      }
    """

  @Test func `A property that returns the name of its class is evaluated`() {
    let code = named.replacing("Person.load(", with: "Person.loadController(")
    #expect(findings(code, file: "People") == [])
    #expect(
      findings(code, file: "People", identifier: "Persom") == ["error instantiate-unknown-scene 2"])
    // The finding is at the name.
    #expect(findings(code, file: "Persons").contains("error unknown-storyboard 4"))
  }

  @Test(arguments: ["Person", "People"])
  func `A storyboard name may be the second argument without a label`(storyboard: String) {
    let code = """
        func open() { show(Person.loadScene("Hello", "\(storyboard)"), sender: nil) }
      }
      extension UIViewController {
        static func loadScene(_ title: String, _ board: String) -> Self {
          UIStoryboard(name: board, bundle: nil)
            .instantiateViewController(withIdentifier: String(describing: self)) as! Self
        }
      """
    #expect(findings(code) == (storyboard == "Person" ? [] : ["error unknown-storyboard 2"]))
  }

  private let generic = """
      func open() {
        let board = UIStoryboard(name: "Person", bundle: nil)
        show(board.instantiate(ofType: Person.self), sender: nil)
      }
    }
    extension UIStoryboard {
      func instantiate<T: UIViewController>(ofType type: T.Type) -> T {
        guard let made = instantiateViewController(withIdentifier: T.sceneIdentifier) as? T else {
          fatalError()
        }
        return made
      }
    }
    extension UIViewController {
      static var sceneIdentifier: String { String(describing: self) }
    """

  @Test func `A function that gets a class and asks it for the identifier is followed`() {
    #expect(findings(generic) == [])
    #expect(findings(generic, identifier: "Persom") == ["error instantiate-unknown-scene 4"])
    #expect(findings(generic, class: "Group") == ["error instantiate-wrong-class 4"])
    let byName = generic.replacing("T.sceneIdentifier", with: "type.sceneIdentifier")
    #expect(findings(byName, identifier: "Persom") == ["error instantiate-unknown-scene 4"])
  }

  @Test func `The default of a protocol is found through the conformance of a system's class`() {
    let code = """
        func open() {
          let board = UIStoryboard(name: "Person", bundle: nil)
          show(board.instantiateViewController(withIdentifier: Person.sceneName), sender: nil)
        }
      }
      protocol Named { static var sceneName: String { get } }
      extension Named where Self: UIViewController {
        static var sceneName: String { String(describing: self) }
      }
      extension UIViewController: Named {
      """
    #expect(findings(code) == [])
    #expect(findings(code, identifier: "Persom") == ["error instantiate-unknown-scene 4"])
    let own = code + "}\nextension Person { static var sceneName: String { \"Human\" }"
    #expect(findings(own, identifier: "Human") == [])
  }

  private let defaults = """
      func open() { show(Person.loadScene(), sender: nil) }
    }
    protocol Screen {
      static var sceneName: String { get }
      static var board: UIStoryboard { get }
    }
    extension Screen where Self: UIViewController {
      static var sceneName: String { String(describing: self) }
      static var board: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }
      static func loadScene() -> Self {
        board.instantiateViewController(withIdentifier: sceneName) as! Self
      }
    }
    extension Person: Screen {
      static var board: UIStoryboard { UIStoryboard(name: "Person", bundle: nil) }
      static var sceneName: String { "Human" }
    """

  @Test func `A class's own properties replace the defaults of a protocol`() {
    #expect(findings(defaults, identifier: "Human") == [])
    #expect(findings(defaults) == ["error instantiate-unknown-scene 17"])
    let named = defaults.replacing("  static var sceneName: String { \"Human\" }", with: "")
    #expect(findings(named) == [])
    #expect(findings(named, identifier: "Human") == ["error instantiate-unknown-scene 2"])
  }

  @Test(arguments: [
    ("UITableViewCell", "UIViewController"), ("UIViewController", "Person"),
    ("Group", "UIViewController"),
  ])
  func `Of two extensions of a protocol, the one that applies to the class counts`(
    other: String, own: String
  ) {
    let code = """
        func open() {
          let board = UIStoryboard(name: "Person", bundle: nil)
          show(board.instantiateViewController(withIdentifier: Person.sceneName), sender: nil)
        }
      }
      protocol Named {}
      extension Named where Self: \(other) {
        static var sceneName: String { String(describing: self) + "Cell" }
      }
      extension Named where Self: \(own) {
        static var sceneName: String { String(describing: self) }
      }
      extension Person: Named {
      """
    #expect(findings(code) == [])
    #expect(findings(code, identifier: "PersonCell") == ["error instantiate-unknown-scene 4"])
  }

  @Test
  func `A protocol's function is found in classes that conform to an inheriting protocol`() {
    let code = defaults.replacing(
      "extension Person: Screen {", with: "protocol Human: Screen {}\nextension Human {"
    ).replacing("{ \"Human\" }", with: "{ \"Human\" }\n}\nextension Person: Human {")
    #expect(findings(code, identifier: "Human") == [])
    #expect(findings(code) == ["error instantiate-unknown-scene 18"])
  }

  @Test func `The constraint of a protocol's extension doesn't apply to all conforming classes`() {
    let code = """
        func open() {
          let board = UIStoryboard(name: "Person", bundle: nil)
          show(board.instantiateViewController(withIdentifier: Person.sceneName), sender: nil)
        }
      }
      protocol Themed {}
      protocol Named {}
      extension Named { static var sceneName: String { "Somebody" } }
      extension Themed where Self: Named { static var color: String { sceneName } }
      extension Person: Themed {}
      extension UIViewController {
        static var sceneName: String { String(describing: self) }
      """
    #expect(findings(code) == [])
  }

  private let passing = """
      func open() { show(Person.makeScene(from: .person), sender: nil) }
    }
    enum Boards: String {
      case person = "Board"
      func makeScene<T: UIViewController>(for type: T.Type) -> T {
        let name = (type as UIViewController.Type).sceneName
        let storyboard = UIStoryboard(name: self.rawValue, bundle: Bundle.main)
        guard let made = storyboard.instantiateViewController(withIdentifier: name) as? T else {
          fatalError()
        }
        return made
      }
    }
    extension UIViewController {
      class var sceneName: String { "\\(self)" }
      static func makeScene(from board: Boards) -> Self { board.makeScene(for: self) }
    """

  @Test
  func `A function that passes its own class on to one that instantiates its scene is followed`() {
    let code = passing
    #expect(findings(code, file: "Board") == [])
    #expect(
      findings(code, file: "Board", identifier: "Persom") == ["error instantiate-unknown-scene 2"])
    let byName = code.replacing(
      "(type as UIViewController.Type).sceneName", with: "String(describing: type)")
    #expect(findings(byName, file: "Board") == [])
    #expect(
      findings(byName, file: "Board", identifier: "Persom") == ["error instantiate-unknown-scene 2"]
    )
    let direct = code.replacing(
      "Person.makeScene(from: .person)", with: "Boards.person.makeScene(for: Person.self)")
    #expect(findings(direct, file: "Board") == [])
    #expect(
      findings(direct, file: "Board", identifier: "Persom") == ["error instantiate-unknown-scene 2"]
    )
  }

  @Test func `A class that is passed to a storyboard's method is looked up in that storyboard`() {
    let code = generic.replacing(
      "extension UIViewController {",
      with: """
        extension UIViewController {
          static func makeScene() -> Self {
            UIStoryboard(name: "Main", bundle: nil).instantiate(ofType: self)
          }
        """
    ).replacing("board.instantiate(ofType: Person.self)", with: "Person.makeScene()")
    #expect(findings(code) == ["error instantiate-unknown-scene 4"])
    #expect(findings(code.replacing("\"Main\"", with: "\"Person\"")) == [])
  }

  @Test func `The bundle of a class in the app has the app's storyboards`() {
    let code = """
        func open() { show(Self.scenePage("Person"), sender: nil) }
        static func scenePage(_ name: String) -> UIViewController {
          UIStoryboard(name: name, bundle: Bundle(for: List.self))
            .instantiateViewController(withIdentifier: "Person")
        }
      """
    #expect(findings(code) == [])
    #expect(findings(code, file: "People") == ["error unknown-storyboard 2"])
  }

  /// The findings and the reasons of the rule for a helper that instantiates initial scenes too, if a storyboard's
  /// initial scene is of the class Person, and another scene has the identifier `group` and the class Group.
  private func check(
    initialBy call: String, opening name: String = "Person"
  ) -> (findings: [String], undecided: [String]) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- Person.storyboard
      <viewController customClass="Person" initial="YES"/>
      <viewController customClass="Group" storyboardIdentifier="group"/>
      --- List.swift
      class List: UIViewController {
        func open() { show(\(name).loadScene(), sender: nil) }
      }
      class Person: UIViewController {}
      class Group: UIViewController {}
      extension UIStoryboard {
        func firstController() -> UIViewController { instantiateInitialViewController()! }
      }
      extension UIViewController {
        static var isInitial: Bool { true }
        class func loadScene() -> Self {
          let storyboard = UIStoryboard(name: "Person", bundle: nil)
          if isInitial { \(call) }
          return storyboard.instantiateViewController(
            withIdentifier: String(describing: self)) as! Self
        }
      }
      """)
    let result = ExampleApp(app).check()
    let rule = "instantiate-unknown-scene"
    return (
      result.findings.filter { $0.rule == rule }.map { "\($0.severity) \($0.location.line)" },
      result.undecided.filter { $0.rule == rule && $0.location.line == 2 }.map(\.reason)
    )
  }

  @Test(arguments: [
    "return storyboard.instantiateInitialViewController() as! Self",
    "return storyboard.firstController() as! Self",
  ])
  func `A helper that also instantiates initial scenes may do so for a class with one`(
    _ call: String
  ) {
    let person = check(initialBy: call)
    #expect(person.findings == [])
    #expect(
      person.undecided == ["the function may instantiate the initial view controller instead"])
    #expect(check(initialBy: call, opening: "Group").findings == ["error 2"])
  }

  @Test func `A helper that instantiates no initial scene needs the class's identifier`() {
    #expect(check(initialBy: "print(1)").findings == ["error 2"])
  }
}
