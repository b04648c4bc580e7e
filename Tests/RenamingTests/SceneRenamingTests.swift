import Findings
import Renaming
import TestSupport
import Testing

@Suite struct SceneRenamingTests {
  @Test func `A scene's identifier changes in code and in references`() throws {
    let main = StoryboardText(scenes: [
      .controller("list", class: "List", identifier: "List"),
      .reference("ref", storyboard: "Settings", identifier: "Sound"),
    ]).xml
    let settings = StoryboardText(scenes: [
      .controller("sound", class: "SoundController", identifier: "Sound")
    ]).xml
    let renamed = try RenamedApp([
      "Main.storyboard": main, "Settings.storyboard": settings,
      "Code.swift": """
      class List: UIViewController {
        func open() -> UIViewController {
          UIStoryboard(name: "Settings", bundle: nil).instantiateViewController(withIdentifier: "Sound")
        }
      }
      class SoundController: UIViewController {}
      """,
    ]).expectRoundTrip("Sound", "Noise", .scene)
    #expect(renamed.files["Main.storyboard"]?.contains("referencedIdentifier=\"Noise\"") == true)
    #expect(
      renamed.files["Settings.storyboard"]?.contains("storyboardIdentifier=\"Noise\"") == true)
    #expect(renamed.files["Code.swift"]?.contains("withIdentifier: \"Noise\"") == true)
    #expect(renamed.files["Code.swift"]?.contains("class SoundController") == true)
  }

  @Test(arguments: ["identifier", "Self.identifier", "Sound.identifier"])
  func `A scene's identifier changes in a class's constant that is called identifier`(
    _ constant: String
  ) throws {
    let main = StoryboardText(scenes: [
      .controller("sound", class: "Sound", identifier: "Sound")
    ]).xml
    let renamed = try RenamedApp([
      "Main.storyboard": main,
      "Sound.swift": """
      class Sound: UIViewController {
        static let identifier = "Sound"
        static func make() -> UIViewController {
          UIStoryboard(name: "Main", bundle: nil)
            .instantiateViewController(withIdentifier: \(constant))
        }
      }
      """,
    ]).expectRoundTrip("Sound", "Noise", .scene)
    #expect(renamed.files["Sound.swift"]?.contains("identifier = \"Noise\"") == true)
  }

  @Test func `A name of several kinds of things is refused without a kind`() throws {
    let storyboard = StoryboardText(scenes: [
      .controller(
        "a", class: "A", identifier: "next",
        segues: [SegueText("show", to: "a", identifier: "next")])
    ]).xml
    let app = RenamedApp([
      "Main.storyboard": storyboard,
      "Code.swift": """
      class A: UIViewController {
        func go() { performSegue(withIdentifier: "next", sender: nil) }
        func make() {
          storyboard?.instantiateViewController(withIdentifier: "next")
        }
      }
      """,
    ])
    #expect(throws: RenameFailure.severalKinds("next", [.segue, .scene])) {
      try app.plan("next", "on")
    }
    let renamed = try app.expectRoundTrip("next", "on", .scene)
    #expect(renamed.files["Code.swift"]?.contains("performSegue(withIdentifier: \"next\"") == true)
    try app.expectRoundTrip("next", "on", .segue)
  }
}

@Suite struct ReuseRenamingTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="list">
      <scenes>
        <scene sceneID="s1"><objects>
          <tableViewController id="list" customClass="ListController" sceneMemberID="viewController">
            <tableView key="view" id="t1"><prototypes>
              <tableViewCell id="c1" reuseIdentifier="PersonCell" style="default"/>
              <tableViewCell id="c2" reuseIdentifier="PlaceCell" style="default"/>
            </prototypes></tableView>
          </tableViewController>
        </objects></scene>
      </scenes>
    </document>
    """

  @Test func `A reuse identifier changes where code dequeues cells`() throws {
    let renamed = try RenamedApp([
      "Main.storyboard": Self.storyboard,
      "List.swift": """
      enum CellID { static let place = "PlaceCell" }
      class ListController: UITableViewController {
        func cell(_ path: IndexPath) -> UITableViewCell {
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "PersonCell")
          return tableView.dequeueReusableCell(withIdentifier: "PersonCell", for: path)
        }
        func third(_ isNew: Bool) -> UITableViewCell? {
          let id = isNew == true ? "PersonCell" : "PlaceCell"
          return tableView.dequeueReusableCell(withIdentifier: id)
            ?? tableView.dequeueReusableCell(withIdentifier: isNew ? "PersonCell" : "PlaceCell")
        }
        func other() -> UITableViewCell? {
          tableView.dequeueReusableCell(withIdentifier: CellID.place)
        }
      }
      """,
      "Old.m": """
      @implementation OldList
      - (id)cell { return [self.tableView dequeueReusableCellWithIdentifier:@"PersonCell"]; }
      @end
      """,
    ]).expectRoundTrip("PersonCell", "HumanCell")
    #expect(renamed.files["Old.m"]?.contains("Identifier:@\"HumanCell\"]") == true)
    let code = try #require(renamed.files["List.swift"])
    #expect(!code.contains("PersonCell"))
    try renamed.expectRoundTrip("PlaceCell", "TownCell")
  }

  @Test func `The name of a file and a title that are spelled like the identifier stay`() throws {
    let renamed = try RenamedApp([
      "Main.storyboard": Self.storyboard,
      "List.swift": """
      class ListController: UITableViewController {
        override func viewDidLoad() {
          title = "PersonCell"
          let nib = UINib(nibName: "PersonCell", bundle: nil)
          tableView.register(nib, forCellReuseIdentifier: "PersonCell")
        }
      }
      """,
    ]).expectRoundTrip("PersonCell", "HumanCell")
    let code = try #require(renamed.files["List.swift"])
    #expect(code.contains("title = \"PersonCell\""))
    #expect(code.contains("nibName: \"PersonCell\""))
    #expect(code.contains("forCellReuseIdentifier: \"HumanCell\""))
  }

  @Test func `The word before a block doesn't make a text in it a reuse identifier`() throws {
    let plan = try RenamedApp([
      "Main.storyboard": Self.storyboard,
      "List.swift": """
      class ListController: UITableViewController {
        func cell() { _ = tableView.dequeueReusableCell(withIdentifier: "PersonCell") }
        func name(_ hasReuseID: Bool) -> String {
          if hasReuseID { return "PersonCell" }
          return ""
        }
      }
      """,
    ]).plan("PersonCell", "HumanCell")
    #expect(plan.undecided.map(\.reason) == ["it is unknown what the text is for"])
  }

  @Test func `A reuse identifier that the table already has is refused as taken`() throws {
    let app = RenamedApp(["Main.storyboard": Self.storyboard])
    #expect {
      try app.plan("PersonCell", "PlaceCell")
    } throws: { error in
      guard case RenameFailure.taken("PlaceCell", .reuse, _) = error else { return false }
      return true
    }
  }

  @Test func `A reuse identifier changes in a constant that another file names by its type`() throws
  {
    let renamed = try RenamedApp([
      "Main.storyboard": Self.storyboard,
      "Cell.swift": "class Row: UITableViewCell { static let identifier = \"PersonCell\" }\n",
      "List.swift": """
      class ListController: UITableViewController {
        func cell() -> UITableViewCell? {
          tableView.dequeueReusableCell(withIdentifier: Row.identifier)
        }
      }
      """,
    ]).expectRoundTrip("PersonCell", "HumanCell")
    #expect(renamed.files["Cell.swift"]?.contains("= \"HumanCell\"") == true)
  }

  @Test func `A reuse identifier that code derives from a class's name is undecided`() throws {
    let plan = try RenamedApp([
      "Main.storyboard": Self.storyboard,
      "List.swift": """
      class PersonCell: UITableViewCell {}
      class ListController: UITableViewController {
        func cell(_ path: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: String(describing: PersonCell.self), for: path)
        }
      }
      """,
    ]).plan("PersonCell", "HumanCell", .reuse)
    #expect(plan.undecided.map(\.location.description) == ["List.swift:4:51"])
    #expect(plan.undecided.map(\.reason) == ["the identifier is the name of a class"])
  }

  @Test func `A reuse identifier changes in each part of a choice`() throws {
    let renamed = try RenamedApp([
      "Main.storyboard": Self.storyboard,
      "List.swift": """
      class ListController: UITableViewController {
        func cell(_ isNew: Bool, _ path: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: isNew ? "PersonCell" : "PlaceCell", for: path)
        }
      }
      """,
    ]).expectRoundTrip("PlaceCell", "TownCell")
    #expect(renamed.files["List.swift"]?.contains("? \"PersonCell\" : \"TownCell\"") == true)
  }

  @Test(arguments: [("Cells", "Cells"), ("ListController", "Self"), ("ListController", "self")])
  func `A constant that names a xib as well is undecided`(type: String, owner: String) throws {
    let plan = try RenamedApp([
      "Main.storyboard": Self.storyboard,
      "List.swift": """
      extension \(type) { static let person = "PersonCell" }
      enum Cells {}
      class ListController: UITableViewController {
        class func register(in tableView: UITableView) {
          let nib = UINib(nibName: \(owner).person, bundle: nil)
          tableView.register(nib, forCellReuseIdentifier: \(owner).person)
        }
      }
      """,
    ]).plan("PersonCell", "HumanCell")
    #expect(plan.undecided.map(\.location.line) == [1])
    #expect(plan.undecided.map(\.reason) == ["code may use the constant for something else"])
  }

  @Test(arguments: [
    "let id = Cells.person; _ = tableView.dequeueReusableCell(withIdentifier: id)",
    "let id = isNew ? Cells.place : Cells.person; _ = tableView.dequeueReusableCell(withIdentifier: id)",
    "_ = UITableViewCell(style: .default, reuseIdentifier: Cells.person)",
    "if cell.reuseIdentifier == Cells.person { show() }",
    "let rowReuseID: String = Cells.person",
    "print(other.person, Others.person)",
  ])
  func `A constant changes if code uses it only as a reuse identifier`(
    code: String
  ) throws {
    try RenamedApp([
      "Main.storyboard": Self.storyboard,
      "List.swift": """
      enum Cells { static let person = "PersonCell", place = "PlaceCell" }
      class ListController: UITableViewController {
        func show(_ isNew: Bool, _ cell: UITableViewCell) {
          _ = tableView.dequeueReusableCell(withIdentifier: Cells.person)
          \(code)
        }
      }
      """,
    ]).expectRoundTrip("PersonCell", "HumanCell")
  }

  @Test func `A reuse identifier changes in a variable that code may assign to`() throws {
    let renamed = try RenamedApp([
      "Main.storyboard": Self.storyboard,
      "List.swift": """
      class ListController: UITableViewController {
        var person = "PersonCell"
        func show() { _ = tableView.dequeueReusableCell(withIdentifier: person) }
      }
      """,
    ]).expectRoundTrip("PersonCell", "HumanCell")
    #expect(renamed.files["List.swift"]?.contains("var person = \"HumanCell\"") == true)
  }

  @Test func `A parameter that is named like a constant is not a use of the constant`() throws {
    try RenamedApp([
      "Main.storyboard": Self.storyboard,
      "List.swift": """
      class ListController: UITableViewController {
        let person = "PersonCell"
        func show() { _ = tableView.dequeueReusableCell(withIdentifier: person) }
        func find(person: String) { print(person) }
      }
      """,
    ]).expectRoundTrip("PersonCell", "HumanCell")
  }

  @Test func `An identifier put together from parts is undecided if it may be the name`() throws {
    let plan = try RenamedApp([
      "Main.storyboard": Self.storyboard,
      "List.swift": """
      class ListController: UITableViewController {
        func cell(_ kind: String) -> UITableViewCell? {
          tableView.dequeueReusableCell(withIdentifier: kind + "Cell")
            ?? tableView.dequeueReusableCell(withIdentifier: kind + "Row")
        }
      }
      """,
    ]).plan("PersonCell", "HumanCell")
    #expect(plan.undecided.map(\.location.description) == ["List.swift:3:51"])
  }
}
