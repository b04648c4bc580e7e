import FilesAndPaths
import CheckRun
import Findings
import Renaming
import TestSupport
import Testing

@Suite struct ClassRenamingTests {
  private static let storyboard = StoryboardText(
    initial: "list",
    scenes: [
      .controller(
        "list", class: "ListController",
        segues: [SegueText("show", to: "detail", identifier: "showDetail")]),
      .controller("detail", class: "DetailController"),
    ]
  ).xml

  @Test func `A class changes in its declaration, extensions, casts, types and lookups`() throws {
    let renamed = try RenamedApp([
      "Main.storyboard": Self.storyboard,
      "Detail.swift": """
      final class DetailController: UIViewController { static let shared = DetailController() }
      extension DetailController { func update() {} }
      """,
      "List.swift": """
      class ListController: UITableViewController {
        var details: [DetailController] = []
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if let detail = segue.destination as? DetailController { detail.update() }
        }
        func find() -> AnyClass? { NSClassFromString("App.DetailController") }
        let action = #selector(DetailController.update)
      }
      """,
      "Other.m": """
      #import "DetailController.h"
      #import "App-Swift.h"
      @class DetailController;
      @implementation Other
      - (DetailController *)make { return [[DetailController alloc] init]; }
      - (BOOL)is:(id)x { return [x isKindOfClass:[DetailController class]]; }
      @end
      """,
    ]).expectRoundTrip("DetailController", "PersonController")
    let code = try #require(renamed.files["List.swift"])
    #expect(!code.contains("DetailController"))
    #expect(code.contains("NSClassFromString(\"App.PersonController\")"))
    let objectiveC = try #require(renamed.files["Other.m"])
    #expect(objectiveC.contains("#import \"DetailController.h\""))
    #expect(objectiveC.contains("[[PersonController alloc] init]"))
    #expect(renamed.files["Main.storyboard"]?.contains("customClass=\"PersonController\"") == true)
  }

  @Test func `An Objective-C class changes in its header and implementation`() throws {
    let renamed = try RenamedApp([
      "Main.storyboard": Self.storyboard,
      "DetailController.h": "@interface DetailController : UIViewController\n@end\n",
      "DetailController.m": """
      #import "DetailController.h"
      @interface DetailController ()
      @end
      @implementation DetailController
      @end
      """,
      "List.swift": "class ListController: UITableViewController { var next: DetailController? }\n",
    ]).expectRoundTrip("DetailController", "PersonController")
    #expect(
      renamed.files["DetailController.h"]
        == "@interface PersonController : UIViewController\n@end\n")
  }

  @Test func `The names of generated segues follow their class`() throws {
    let renamed = try RenamedApp([
      "Main.storyboard": Self.storyboard,
      "List.swift": """
      class ListController: UITableViewController { typealias SegueIdentifier = ListControllerSegues.ID }
      class DetailController: UIViewController {}
      """,
    ]).expectRoundTrip("ListController", "PeopleController")
    #expect(renamed.files["List.swift"]?.contains("= PeopleControllerSegues.ID") == true)
  }

  @Test func `A class whose name is turned into a string is undecided`() throws {
    let plan = try RenamedApp([
      "Main.storyboard": Self.storyboard,
      "Code.swift": """
      class ListController: UITableViewController {}
      class DetailController: UIViewController {
        static let nib = UINib(nibName: String(describing: DetailController.self), bundle: nil)
      }
      """,
    ]).plan("DetailController", "PersonController")
    #expect(plan.undecided.map(\.location.line) == [3])
  }

  @Test func `A string that is spelled like the class is undecided`() throws {
    let plan = try RenamedApp([
      "Main.storyboard": Self.storyboard,
      "Code.swift": """
      class ListController: UITableViewController {}
      class DetailController: UIViewController { let screen = track("DetailController") }
      """,
    ]).plan("DetailController", "PersonController")
    #expect(plan.undecided.map(\.location.description) == ["Code.swift:2:63"])
  }

  @Test func `The class of a property list changes`() throws {
    let plist = """
      <plist version="1.0"><dict>
      <key>UISceneDelegateClassName</key>
      <string>$(PRODUCT_MODULE_NAME).DetailController</string>
      </dict></plist>
      """
    let renamed = try RenamedApp([
      "Main.storyboard": Self.storyboard, "Info.plist": plist,
      "Code.swift": "class DetailController: UIViewController {}\nclass ListController {}\n",
    ]).expectRoundTrip("DetailController", "PersonController")
    #expect(renamed.files["Info.plist"]?.contains("_NAME).PersonController</string>") == true)
  }

  @Test(arguments: [
    ("$(PRODUCT_MODULE_NAME).MyDetailController", true), ("MyDetailController", true),
    ("_TtC4Shop16DetailController", false),
  ])
  func `The class of a property list whose name only ends with the class's stays`(
    _ value: String, _ isDecided: Bool
  ) throws {
    let plist =
      "<plist version=\"1.0\"><dict><key>NSPrincipalClass</key><string>\(value)</string></dict></plist>"
    let plan = try RenamedApp([
      "Main.storyboard": Self.storyboard, "Info.plist": plist,
      "Code.swift": "class DetailController: UIViewController {}\nclass ListController {}\n",
    ]).plan("DetailController", "PersonController")
    #expect(plan.undecided.isEmpty == isDecided)
    #expect(!plan.changes.contains { $0.path == "Info.plist" })
  }

  @Test func `A storyboard or an identifier of a property list with the class's name stays`() throws
  {
    let plist = """
      <plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key>
      <string>DetailController</string>
      <key>CFBundleIdentifier</key>
      <string>com.example.DetailController</string>
      </dict></plist>
      """
    let app = [
      "Main.storyboard": Self.storyboard, "Info.plist": plist,
      "Code.swift": "class DetailController: UIViewController {}\nclass ListController {}\n",
    ]
    let renamed = try RenamedApp(app).expectRoundTrip("DetailController", "PersonController")
    #expect(renamed.files["Info.plist"] == plist)
  }

  @Test(arguments: ["DetailController", "Shop.DetailController"])
  func `The class's name under an unknown key of a property list is undecided`(
    value: String
  ) throws {
    let plan = try RenamedApp([
      "Main.storyboard": Self.storyboard,
      "Info.plist": "<plist><dict><key>Start</key><string>\(value)</string></dict></plist>",
      "Code.swift": "class DetailController: UIViewController {}\nclass ListController {}\n",
    ]).plan("DetailController", "PersonController")
    #expect(plan.undecided.map(\.location.file) == ["Info.plist"])
  }

  @Test func `A name that another type has is refused as taken`() throws {
    let app = RenamedApp([
      "Main.storyboard": Self.storyboard,
      "Code.swift": "class DetailController: UIViewController {}\nstruct Person {}\n",
    ])
    #expect(throws: RenameFailure.taken("Person", .class, at: "Code.swift:2:8")) {
      try app.plan("DetailController", "Person")
    }
  }

  @Test(arguments: ["1st", "my class", "a.b"])
  func `A class can't have a name that isn't an identifier`(name: String) throws {
    let app = RenamedApp([
      "Main.storyboard": Self.storyboard,
      "Code.swift": "class DetailController: UIViewController {}\n",
    ])
    #expect(throws: RenameFailure.notAnIdentifier(name, .class)) {
      try app.plan("DetailController", name)
    }
  }

  @Test func `A class that generated code declares is undecided`() throws {
    let plan = try RenamedApp([
      "Query.swift": "// This file was generated.\nclass ListQuery {}\n",
      "List.swift": "class List: UIViewController { let query = ListQuery() }\n",
    ]).plan("ListQuery", "PersonQuery")
    #expect(plan.undecided.map(\.location.description) == ["Query.swift:2:7"])
    #expect(plan.generated == ["Query.swift"])
  }

  @Test(arguments: ["FirstResponder", "NSTextView"])
  func `A class of the system can't be renamed`(name: String) throws {
    let app = RenamedApp([
      "Window.xib": """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <customView id="v" customClass="NSTextView"/>
      <customView id="w" customClass="ListView"/>
      </objects></document>
      """,
      "List.swift": "class ListView: NSView {}\n",
    ])
    #expect(throws: RenameFailure.unknownName(name, kind: .class, nearest: nil)) {
      try app.plan(name, "Other", .class)
    }
    try app.expectRoundTrip("ListView", "PersonView")
  }

  @Test func `A mangled name of the class is undecided in any view`() throws {
    let app = RenamedApp([
      "Cell.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects>
      <view id="v"><subviews><view id="r" customClass="_TtC3App6OldRow"/></subviews></view>
      </objects></document>
      """,
      "Rows.swift": "class OldRow: UIView {}\nclass Row: UIView {}\n",
    ])
    let reasons = ["the class has its mangled name"]
    #expect(try app.plan("OldRow", "NewRow", .class).undecided.map(\.reason) == reasons)
    #expect(try app.plan("Row", "Line", .class).undecided == [])
  }

  @Test func `A class that a dependency declares is undecided`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/Podfile")
    try folder.write("open class KitList: UIViewController {}\n", to: "App/Pods/Kit/KitList.swift")
    try folder.write("class List: KitList {}\n", to: "App/List.swift")
    var request = CheckRequest(paths: [folder.path("App")])
    request.parsesEverything = true
    let plan = try Renaming(CheckRun(request)).plan(
      RenameRequest("KitList", to: "Kit2", kind: .class))
    #expect(plan.undecided.map(\.reason) == ["a dependency declares the class"])
  }

  @Test func `A constant that is only a segue's identifier may be spelled like the class`() throws {
    func plan(_ use: String) throws -> RenamePlan {
      try RenamedApp([
        "Main.storyboard": StoryboardText(
          initial: "list",
          scenes: [
            .controller(
              "list", class: "ListController",
              segues: [SegueText("show", to: "detail", identifier: "DetailController")]),
            .controller("detail", class: "DetailController"),
          ]
        ).xml,
        "Detail.swift": "class DetailController: UIViewController {}\n",
        "List.swift": """
        class ListController: UIViewController {
          let detail = "DetailController"
          func open() { performSegue(withIdentifier: detail, sender: nil) }
          \(use)
        }

        """,
      ]).plan("DetailController", "PersonController", .class)
    }
    #expect(try plan("").undecided == [])
    #expect(
      try plan("func make() -> AnyClass? { Classes.named(detail) }").undecided.map(\.location.line)
        == [2])
  }

  @Test func `Classes of the same name are told apart by the names of their targets`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [.target(name: "Phone", path: "Phone"), .target(name: "Pad", path: "Pad")])
      """, to: "App/Package.swift")
    for target in ["Phone", "Pad"] {
      try folder.write(Self.storyboard, to: "App/\(target)/\(target)Main.storyboard")
      try folder.write(
        "class DetailController: UIViewController {}\n", to: "App/\(target)/Detail.swift")
    }
    var check = CheckRequest(paths: [folder.path("App")])
    check.parsesEverything = true
    let renaming = try Renaming(CheckRun(check))
    let request = RenameRequest("DetailController", to: "Person", kind: .class)
    let owners = ["Pad", "Phone"]
    #expect(throws: RenameFailure.severalOwners("DetailController", .class, owners: owners)) {
      try renaming.plan(request)
    }
  }
}
