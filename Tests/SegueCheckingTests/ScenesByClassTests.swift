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
    return ExampleApp(app.files).check().findings
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

  @Test func `A storyboard that is passed replaces that of the class`() {
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
    // At the name.
    #expect(findings(code, file: "Persons").contains("error unknown-storyboard 4"))
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
    #expect(findings(generic, class: "Group") == ["warning instantiate-wrong-class 4"])
    let byName = generic.replacing("T.sceneIdentifier", with: "type.sceneIdentifier")
    #expect(findings(byName, identifier: "Persom") == ["error instantiate-unknown-scene 4"])
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
}
