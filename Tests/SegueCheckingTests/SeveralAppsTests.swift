import Findings
import RuleExamples
import SegueChecking
import StoryboardModel
import Testing

/// A folder of several apps, whose files, functions and types have the same names.
@Suite struct SeveralAppsTests {
  /// The findings in an example except notes.
  ///
  /// Each file is in the app that its folder names, or in several: `A+B`.
  private func findings(_ example: String, areApps: Bool = true) -> [String] {
    var input = ExampleApp(RuleExample(example)).input
    input.setMemberships { membership, folder in
      membership.targets = folder.split(separator: "+").map { "\($0.prefix(1)):\($0):0" }
      membership.isOfApps = areApps
    }
    return SegueChecker.check(input).findings.filter { $0.severity != .note }
      .map { "\($0.severity.rawValue) \($0.rule) \($0.location.file):\($0.location.line)" }
  }

  private func storyboard(_ path: String) -> String {
    """
    --- \(path).storyboard
    <viewController customClass="List" initial="YES"/>

    """
  }

  @Test func `A storyboard that only another app has cannot be opened`() {
    func code(_ name: String) -> String {
      """
      --- A/List.swift
      class List: UIViewController {
        func open() -> UIViewController? {
          UIStoryboard(name: "\(name)", bundle: nil).instantiateInitialViewController()
        }
      }
      --- B/List.swift
      class List: UIViewController {}

      """
    }
    let files = storyboard("A/Main") + storyboard("B/Other")
    #expect(findings(files + code("Main")) == [])
    #expect(findings(files + code("Other")) == ["warning unknown-storyboard A/List.swift:3"])
  }

  @Test(arguments: [(true, 0), (false, 1)])
  func `A test opens the storyboard of an app in its own project`(isTest: Bool, count: Int) {
    let example = """
      --- A/Main.storyboard
      <viewController initial="YES"/>
      --- B/Main.storyboard
      <viewController/>
      --- ATests/ListTests.swift
      class ListTests: XCTestCase {
        func testList() -> UIViewController? {
          UIStoryboard(name: "Main", bundle: Bundle.main).instantiateInitialViewController()
        }
      }
      """
    var input = ExampleApp(RuleExample(example).files).input
    input.setMemberships { membership, folder in
      membership.targets = ["\(folder.prefix(1)):\(folder):0"]
      membership.isTest = isTest && folder == "ATests"
    }
    let found = SegueChecker.check(input).findings
    #expect(found.count { $0.rule == "missing-initial-controller" } == count)
  }

  @Test func `An alias of another app has no meaning`() {
    func app(_ folder: String, _ name: String) -> String {
      """
      --- \(folder)/Main.storyboard
      <viewController customClass="List" initial="YES">
        <connections><segue destination="next" kind="show" identifier="next"/></connections>
      </viewController>
      <viewController id="next" customClass="\(name)"/>
      --- \(folder)/List.swift
      typealias Target = \(name)
      class \(name): UIViewController {}
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          (segue.destination as! Target).title = ""
        }
        func open() { performSegue(withIdentifier: "next", sender: nil) }
      }

      """
    }
    #expect(findings(app("A", "Person") + app("B", "Group")) == [])
  }

  @Test func `An extension of an alias extends the type of its own app`() {
    func app(_ folder: String, _ name: String) -> String {
      """
      --- \(folder)/Main.storyboard
      <viewController id="list" customClass="\(name)" initial="YES">
        <button>
          <connections>
            <action selector="tap:" destination="list" eventType="touchUpInside"/>
          </connections>
        </button>
      </viewController>
      --- \(folder)/List.swift
      typealias Screen = \(name)
      class \(name): UIViewController {}
      extension Screen { @IBAction func tap(_ sender: Any) {} }

      """
    }
    #expect(findings(app("A", "Person") + app("B", "Group")) == [])
  }

  @Test func `A reference finds no storyboard that only another app has`() {
    let files = """
      --- A/Main.storyboard
      <viewController customClass="List" initial="YES">
        <button>
          <connections><segue kind="show" destination="person"/></connections>
        </button>
      </viewController>
      <viewControllerPlaceholder id="person" storyboardName="Person"/>
      --- A/List.swift
      class List: UIViewController {}

      """
    let person = """
      <viewController initial="YES"/>

      """
    #expect(
      findings(files + "--- B/Person.storyboard\n" + person) == [
        "warning storyboard-not-found A/Main.storyboard:6"
      ])
    #expect(findings(files + "--- B/Person.storyboard\n" + person, areApps: false) == [])
    #expect(findings(files + "--- A+B/Person.storyboard\n" + person) == [])
    let segue = #"<segue kind="show" destination="person"/>"#
    let unused = files.replacing(segue, with: "")
    #expect(findings(unused + "--- B/Person.storyboard\n" + person) == [])
  }

  @Test func `Storyboards of two apps may have names that differ only in case`() {
    func count(_ path: String) -> Int {
      findings(storyboard("A/List") + storyboard(path)).count { $0.contains("similar-names") }
    }
    #expect(count("A/Old/list") == 1)
    #expect(count("B/list") == 0)
  }

  @Test func `An Objective-C class of one name is the same in every app`() {
    let files = """
      --- A/Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view"><subviews><view id="c" customClass="Chart"/></subviews></view>
        <connections><outlet property="chart" destination="c"/></connections>
      </viewController>
      --- A/Chart.h
      @interface Chart : UIView
      - (void)refresh;
      @end
      --- B/Chart.h
      @interface Chart : UIView
      - (void)refresh;
      @end
      --- B/List.h
      @interface List : UIViewController

      """
    let found = ["warning wrong-outlet-type A/Main.storyboard:3"]
    #expect(findings(files + "@property IBOutlet Chart *chart;\n@end") == [])
    #expect(findings(files + "@property IBOutlet UIButton *chart;\n@end") == found)
  }

  @Test func `Code of one app never runs in a scene of another`() {
    let files = """
      --- A/Main.storyboard
      <viewController storyboardIdentifier="Detail" initial="YES"/>
      --- B/Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- A+B/List.swift
      class List: UIViewController {}
      --- A/Detail.swift
      extension List {
        func open() -> UIViewController? {
          storyboard?.instantiateViewController(withIdentifier: "Detail")
        }
      }
      --- B/Detail.swift
      extension List {
        func close() -> UIViewController? {
          storyboard?.instantiateViewController(withIdentifier: "Missing")
        }
      }

      """
    #expect(findings(files) == ["error instantiate-unknown-scene B/Detail.swift:3"])
  }

  @Test func `Code never passes on a segue of another app, or performs it on another object`() {
    func app(_ name: String, identifier: String, _ code: String) -> String {
      """
      --- \(name)/Main.storyboard
      <viewController customClass="\(name)List" initial="YES">
        <connections><segue destination="p" kind="show" identifier="\(identifier)"/></connections>
      </viewController>
      <viewController id="p"/>
      --- \(name)/List.swift
      class \(name)List: UIViewController {}
      class \(name)Row {
        func fill() { \(code) }
      }

      """
    }
    let own = #"item.segueIdentifier = "showPerson""#
    #expect(
      findings(app("A", identifier: "showPerson", own) + app("B", identifier: "showGroup", own))
        == [
          "warning perform-unknown-segue B/List.swift:3"
        ])
    let other = #"list.performSegue(withIdentifier: "showPerson", sender: nil)"#
    #expect(
      findings(app("A", identifier: "showPerson", other) + app("B", identifier: "showGroup", other))
        == [
          "warning perform-unknown-segue B/List.swift:3"
        ])
  }

  @Test func `A class of two targets has the superclass of each`() {
    func app(_ name: String, connects outlet: String) -> String {
      """
      --- \(name)/Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view" id="v"/>
        <connections><outlet property="\(outlet)" destination="v"/></connections>
      </viewController>
      --- \(name)/Base.swift
      class Base: UIViewController { @IBOutlet var of\(name): UIView! }

      """
    }
    let shared = """
      --- A+B/List.swift
      class List: Table {}
      class Table: Base {}

      """
    let first = app("A", connects: "ofA")
    #expect(findings(first + app("B", connects: "ofB") + shared) == [])
    #expect(
      findings(first + app("B", connects: "ofA") + shared).filter { $0.contains("unknown") }
        == ["error unknown-outlet B/Main.storyboard:3"])
  }

  @Test func `A class of two targets that nothing creates is reported once`() {
    let base = "class Base: UIViewController {}"
    let files = """
      --- A/Main.storyboard
      <viewController initial="YES"/>
      --- B/Main.storyboard
      <viewController initial="YES"/>
      --- A/Base.swift
      \(base)
      --- B/Base.swift
      \(base)
      --- A+B/List.swift
      class List: Base { @IBOutlet var label: UILabel! }
      """
    #expect(findings(files) == ["warning unmade-controller A+B/List.swift:1"])
  }

  @Test(arguments: [
    ("let board = MAIN", "board"),
    ("extension UIStoryboard {\nstatic let board = MAIN\n}", "UIStoryboard.board"),
    (
      "extension UIStoryboard {\nstatic func board() -> UIStoryboard { MAIN }\n}",
      "UIStoryboard.board()"
    ),
    ("struct Boards {\nstatic var board: UIStoryboard { MAIN }\n}", "Boards.board"),
    (
      """
      struct Boards {
        static var board: UIStoryboard { MAIN }
        static func open() { board.instantiateViewController(withIdentifier: "SCENE") }
      }
      """, nil
    ),
  ])
  func `If apps share a constant's name, code uses its own app's`(code: String, name: String?) {
    func app(_ folder: String, scene: String) -> String {
      let opening = name.map { "\($0).instantiateViewController(withIdentifier: \"SCENE\")" }
      return """
        --- \(folder)/Main.storyboard
        <viewController storyboardIdentifier="\(folder)" customClass="List" initial="YES"/>
        --- \(folder)/Boards.swift
        \(code)
        --- \(folder)/List.swift
        class List: UIViewController {
          func open() { \(opening ?? "") }
        }

        """.replacing("MAIN", with: #"UIStoryboard(name: "Main", bundle: nil)"#)
          .replacing("SCENE", with: scene)
    }
    #expect(findings(app("A", scene: "A") + app("B", scene: "B")) == [])
    let wrong = findings(app("A", scene: "A") + app("B", scene: "A"))
    #expect(wrong.map { $0.prefix { $0 != "/" } } == ["error instantiate-unknown-scene B"])
  }

  @Test(arguments: [
    ("extension UIViewController { var board: String { \"NAME\" } }", "board"),
    ("protocol Boards {}\nextension Boards { var board: String { \"NAME\" } }", "board"),
    ("extension List { func board() -> String { \"NAME\" } }", "board()"),
  ])
  func `If apps share a member's name, code uses its own app's`(
    code: String, name: String
  ) {
    func app(_ folder: String, opens board: String) -> String {
      """
      --- \(folder)/Boards.swift
      \(code.replacing("NAME", with: board))
      --- \(folder)/Open.swift
      extension List {
        func open() -> UIViewController? {
          UIStoryboard(name: \(name), bundle: nil).instantiateInitialViewController()
        }
      }

      """
    }
    let files =
      storyboard("A/First") + storyboard("B/Second") + """
        --- A+B/List.swift
        class List: UIViewController\(code.contains("protocol") ? ", Boards" : "") {}

        """
    #expect(findings(files + app("A", opens: "First") + app("B", opens: "Second")) == [])
    #expect(
      findings(files + app("A", opens: "First") + app("B", opens: "First"))
        == ["warning unknown-storyboard B/Open.swift:3"])
  }

  @Test func `A function with the same name in another app is ignored`() {
    func code(_ name: String) -> String {
      """
      --- A/List.swift
      extension UIViewController {
        static func makeScene(in name: String) -> UIViewController? { nil }
        static func makeController(_ board: Boards) -> UIViewController? {
          UIStoryboard(name: board.rawValue, bundle: nil).instantiateInitialViewController()
        }
      }
      enum Boards: String { case main = "Main" }
      class List: UIViewController {
        func open() -> UIViewController? { UIViewController.makeController(.main) }
      }
      --- B/List.swift
      extension UIViewController {
        static func makeController(_ board: Screens) -> UIViewController? {
          UIStoryboard(name: board.rawValue, bundle: nil).instantiateInitialViewController()
        }
      }
      enum Screens: String { case main = "Main", other = "\(name)" }
      class List: UIViewController {
        func open() -> UIViewController? { UIViewController.makeController(.other) }
      }

      """
    }
    let files = storyboard("A/Main") + storyboard("B/Main") + storyboard("B/Other")
    #expect(findings(files + code("Other")) == [])
    #expect(findings(files + code("Otter")).contains("error unknown-storyboard B/List.swift:6"))
  }

  @Test func `A storyboard in another bundle may be that of an extension of the same project`() {
    func code(_ type: String) -> String {
      """
      --- A/List.swift
      class List: UIViewController {
        func open(_ url: URL) -> UIViewController? {
          let board = UIStoryboard(name: "Interface", bundle: Bundle(url: url))
          return board.instantiateInitialViewController() as! \(type)
        }
      }
      --- A_Extension/Filter.swift
      class Filter: UIViewController {}
      --- C/List.swift
      class Other: UIViewController {}

      """
    }
    func app(_ name: String, _ type: String) -> String {
      """
      --- \(name)/Interface.storyboard
      <viewController customClass="\(type)" initial="YES"/>

      """
    }
    let files = app("A_Extension", "Filter") + app("C", "Other")
    #expect(findings(files + code("Filter")) == [])
    #expect(
      findings(files + code("Other")).filter { $0.contains("wrong") }
        == ["warning instantiate-wrong-class A/List.swift:4"])
  }

  @Test func `Each of several targets' storyboards with one name needs an initial view controller`()
  {
    func files(_ begins: Bool) -> String {
      """
      --- Phone/Main.storyboard
      <viewController customClass="List" \(begins ? "initial=\"YES\"" : "storyboardIdentifier=\"list\"")/>
      --- Television/Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- Kit/List.swift
      class List: UIViewController {
        func open() -> UIViewController? {
          UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        }
      }

      """
    }
    #expect(findings(files(true), areApps: false) == [])
    #expect(
      findings(files(false), areApps: false).filter { $0.contains("initial") }
        == ["warning missing-initial-controller Kit/List.swift:3"])
  }
}
