import CheckRun
import Findings
import NavigationGraph
import SegueChecking
import StoryboardModel
import TestSupport
import Testing

/// Functions that create the scene whose identifier is the name of a class.
@Suite struct PassedClassTests {
  /// The scenes of Person and Group that are not reached, in a check and in a list.
  private func unreached(_ files: [String: String]) -> [[String]] {
    let storyboard = StoryboardText(
      initial: "list",
      scenes: [
        .controller("list", class: "List"),
        .controller("person", class: "Person", identifier: "Person"),
        .controller("group", class: "Group", identifier: "Group"),
      ])
    let run = CheckRun(
      files: files.merging(["Main.storyboard": storyboard.xml]) { $1 },
      entryPoints: ["Main.storyboard"])
    let messages = run.run().findings.filter { $0.rule == "unreachable-scene" }.map(\.message)
    let app = run.linked()
    let reached = Reachability(
      in: app.graph, rule: .project, startingAt: ["Main.storyboard"], code: CodeNavigation(of: app)
    ).controllers.map(\.object.rawValue)
    let scenes = ["Person", "Group"]
    return [
      scenes.filter { scene in messages.contains { $0.contains("“\(scene)”") } },
      scenes.filter { !reached.contains($0.lowercased()) },
    ]
  }

  private let classes = """
    class List: UIViewController {}
    class Person: UIViewController {}
    class Group: UIViewController {}
    """

  @Test(arguments: ["get", "make", "instantiate"])
  func `A function of any name that gets a class creates the scene of the class`(name: String) {
    let files = [
      "Classes.swift": classes,
      "Boards.swift": """
      extension UIStoryboard {
        static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }
        func \(name)<T: UIViewController>(_ type: T.Type) -> T? {
          let identifier = String(describing: type)
          return instantiateViewController(withIdentifier: identifier) as? T
        }
      }
      """,
      "Opener.swift": "func open(_ boards: Boards) { show(boards.\(name)(Person.self)) }",
    ]
    #expect(unreached(files) == [["Group"], ["Group"]])
  }

  @Test func `A generic function creates the scene that has the name of its class`() {
    let files = [
      "Classes.swift": classes,
      "Boards.swift": """
      extension UIStoryboard {
        enum Name: String { case main = "Main" }
        convenience init(_ name: Name) { self.init(name: name.rawValue, bundle: nil) }
        func make<T: UIViewController>() -> T {
          instantiateViewController(withIdentifier: T.sceneIdentifier) as! T
        }
      }
      extension UIViewController {
        static var sceneIdentifier: String { String(describing: self) }
      }
      """,
      "Opener.swift": """
      func open() { let next: Person = UIStoryboard(.main).make(); show(next) }
      """,
    ]
    #expect(unreached(files)[0] == ["Group"])
  }

  @Test func `A function of any name that gets an identifier may create any scene`() {
    let boards = """
      extension List {
        func change(to name: String) {
          show(storyboard!.instantiateViewController(withIdentifier: name), sender: self)
        }
      }
      """
    let known = boards.replacing("change(to name", with: "instantiate(named name")
    #expect(unreached(["Classes.swift": classes, "A.swift": boards])[0] == [])
    #expect(unreached(["Classes.swift": classes, "A.swift": known])[0] == ["Person", "Group"])
  }

  @Test func `A function that returns a class creates the scene of a class that the code uses`() {
    let boards = """
      extension UIStoryboard {
        static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }
        func get<T: UIViewController>() -> T? {
          instantiateViewController(withIdentifier: String(describing: T.self)) as? T
        }
      }
      """
    let opener = "func open(_ boards: Boards) { let person: Person? = boards.get() }"
    let group = "class Group: UIViewController {}"
    let others = "class List: UIViewController {}\nclass Person: UIViewController {}"
    #expect(
      unreached([
        "Boards.swift": boards, "Opener.swift": opener, "Others.swift": others,
        "Group.swift": group,
      ]) == [["Group"], ["Group"]])
    let code = [boards, opener, others, group].joined(separator: "\n")
    #expect(unreached(["App.swift": code]) == [["Group"], ["Group"]])
  }

  @Test func `A function that gets a class may open the storyboard of the class`() {
    let files = [
      "Classes.swift": classes,
      "Person.storyboard": StoryboardText(
        initial: "first", scenes: [.controller("first"), .controller("second")]
      ).xml,
      "Boards.swift": """
      func get<T: UIViewController>(_ type: T.Type) -> T? {
        let board = UIStoryboard(name: String(describing: type), bundle: nil)
        return board.instantiateInitialViewController() as? T
      }
      """,
      "Opener.swift": "func open() { show(get(Group.self), get(Person.self)) }",
    ]
    let app = CheckRun(files: files).linked()
    #expect(CodeNavigation(of: app).starts.map(\.object.rawValue) == ["first"])
  }
}
