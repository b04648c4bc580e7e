import CheckRun
import FilesAndPaths
import Findings
import Renaming
import Testing
import TestSupport

@Suite struct SegueRenamingTests {
  private static let storyboard = StoryboardText(
    initial: "list",
    scenes: [
      .controller(
        "list", class: "ListController",
        segues: [
          SegueText("show", to: "detail", identifier: "showDetail"),
          SegueText("show", to: "about", identifier: "showAbout"),
        ]),
      .controller("detail", class: "DetailController"),
      .controller("about", class: "AboutController"),
    ]
  ).xml

  private static let classes = """
    class DetailController: UIViewController {}
    class AboutController: UIViewController {}

    """

  private func app(_ list: String, _ others: [String: String] = [:]) -> RenamedApp {
    RenamedApp(
      ["Main.storyboard": Self.storyboard, "List.swift": list, "Classes.swift": Self.classes]
        .merging(others) { $1 })
  }

  @Test func `The id of an embed segue stays although it is the case's name`() throws {
    let storyboard = StoryboardText(
      initial: "list",
      scenes: [
        .controller(
          "list", class: "ListController",
          segues: [
            SegueText("embed", to: "detail", identifier: "showDetail", from: .containerView)
          ]),
        .controller("detail", class: "DetailController"),
      ])
    let renamed = try app(
      """
      @SegueSource
      class ListController: UITableViewController {
        enum Segue {
          @Embed(DetailController.self, id: "showDetail") case detail
        }
      }
      """, ["Main.storyboard": storyboard.xml]
    ).expectRoundTrip("showDetail", "detail")
    #expect(
      renamed.files["List.swift"]?
        .contains("@Embed(DetailController.self, id: \"detail\") case detail") == true)
  }

  @Test func `A case with another attribute after its macro is undecided`() throws {
    let plan = try app(
      """
      @SegueSource
      class ListController: UITableViewController {
        enum Segue {
          @To(DetailController.self) @available(iOS 16, *) case showDetail
          @available(iOS 16, *) @Untyped case showAbout
        }
      }
      """
    ).plan("showDetail", "openDetail")
    #expect(plan.undecided.map(\.location.description) == ["List.swift:4:59"])
    #expect(plan.undecided.map(\.reason) == ["the case has another attribute after the macro"])
  }

  @Test func `A literal and a comparison change with the segue`() throws {
    let renamed = try app(
      """
      class ListController: UITableViewController {
        func open() { performSegue(withIdentifier: "showDetail", sender: nil) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "showDetail" { title = "detail" }
          if segue.identifier == "showAbout" { title = "about" }
        }
      }
      """
    ).expectRoundTrip("showDetail", "openDetail")
    #expect(
      renamed.files["List.swift"] == """
        class ListController: UITableViewController {
          func open() { performSegue(withIdentifier: "openDetail", sender: nil) }
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "openDetail" { title = "detail" }
            if segue.identifier == "showAbout" { title = "about" }
          }
        }
        """)
    #expect(
      renamed.files["Main.storyboard"]
        == Self.storyboard.split(separator: "\"showDetail\"").joined(separator: "\"openDetail\""))
  }

  @Test func `A literal changes in a choice between several`() throws {
    let renamed = try app(
      """
      class ListController: UITableViewController {
        func open(_ isNew: Bool) {
          performSegue(withIdentifier: isNew ? "showAbout" : "showDetail", sender: nil)
        }
      }
      """
    ).expectRoundTrip("showDetail", "openDetail")
    #expect(renamed.files["List.swift"]?.contains("? \"showAbout\" : \"openDetail\"") == true)
  }

  @Test func `The literal of a constant changes, and not its name`() throws {
    let renamed = try app(
      """
      enum SegueID { static let detail = "showDetail" }
      class ListController: UITableViewController {
        func open() { performSegue(withIdentifier: SegueID.detail, sender: nil) }
      }
      """
    ).expectRoundTrip("showDetail", "openDetail")
    #expect(
      renamed.files["List.swift"]?.contains("static let detail = \"openDetail\"") == true)
    #expect(renamed.files["List.swift"]?.contains("SegueID.detail, sender") == true)
  }

  @Test func `A case without a raw value gets one, and loses it on the way back`() throws {
    let renamed = try app(
      """
      class ListController: UITableViewController {
        enum SegueIdentifier: String { case showDetail, showAbout }
        func open() { performSegue(withIdentifier: SegueIdentifier.showDetail.rawValue, sender: nil) }
      }
      """
    ).expectRoundTrip("showDetail", "open-detail")
    #expect(
      renamed.files["List.swift"]?
        .contains("{ case showDetail = \"open-detail\", showAbout }") == true)
  }

  @Test func `A raw value changes, and its case keeps the name`() throws {
    let renamed = try app(
      """
      class ListController: UITableViewController {
        enum SegueIdentifier: String {
          case detail = "showDetail"
        }
        func open() { performSegue(withIdentifier: SegueIdentifier.detail.rawValue, sender: nil) }
      }
      """
    ).expectRoundTrip("showDetail", "openDetail")
    #expect(renamed.files["List.swift"]?.contains("case detail = \"openDetail\"") == true)
  }

  @Test func `A case of a SegueSource gets an identifier, and loses it on the way back`() throws {
    let renamed = try app(
      """
      @SegueSource
      class ListController: UITableViewController {
        enum Segue {
          @To(DetailController.self) case showDetail
          @To(AboutController.self, id: "showAbout") case about
        }
        func open() { performSegue(.showDetail) }
      }
      """
    ).expectRoundTrip("showDetail", "openDetail")
    #expect(
      renamed.files["List.swift"]?
        .contains("@To(DetailController.self, id: \"openDetail\") case showDetail") == true)
  }

  @Test func `The identifier of a case of a SegueSource changes`() throws {
    let renamed = try app(
      """
      @SegueSource
      class ListController: UITableViewController {
        enum Segue {
          @To(DetailController.self) case showDetail
          @To(AboutController.self, id: "showAbout") case about
        }
      }
      """
    ).expectRoundTrip("showAbout", "openAbout")
    #expect(
      renamed.files["List.swift"]?
        .contains("@To(AboutController.self, id: \"openAbout\") case about") == true)
  }

  @Test func `Objective-C's literals and constants change`() throws {
    let renamed = try RenamedApp([
      "Main.storyboard": Self.storyboard, "Classes.swift": Self.classes,
      "ListController.h": "@interface ListController : UITableViewController\n@end\n",
      "ListController.m": """
      #import "ListController.h"
      static NSString *const DetailSegue = @"showDetail";
      @implementation ListController
      - (void)open { [self performSegueWithIdentifier:DetailSegue sender:self]; }
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        if ([segue.identifier isEqualToString:@"showDetail"]) { self.title = @"detail"; }
      }
      @end
      """,
    ]).expectRoundTrip("showDetail", "openDetail")
    let code = try #require(renamed.files["ListController.m"])
    #expect(code.contains("DetailSegue = @\"openDetail\";"))
    #expect(code.contains("isEqualToString:@\"openDetail\"]"))
  }

  @Test func `Names that code generators derive change at their uses`() throws {
    let renamed = try app(
      """
      class ListController: UITableViewController, SegueHandler {
        typealias SegueIdentifier = ListControllerSegues.ID
        func open() { performSegue(.showDetail, sender: self) }
        func other() { perform(segue: StoryboardSegue.Main.showDetail) }
        func third() { performSegue(withIdentifier: R.segue.listController.showDetail, sender: self) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          switch segueIdentifier(for: segue) {
          case .showDetail: break
          case .showAbout: break
          }
        }
      }
      """
    ).expectRoundTrip("showDetail", "OpenDetail")
    let code = try #require(renamed.files["List.swift"])
    #expect(code.contains("performSegue(.openDetail, sender: self)"))
    #expect(code.contains("StoryboardSegue.Main.openDetail)"))
    #expect(code.contains("R.segue.listController.openDetail,"))
    #expect(code.contains("case .openDetail: break"))
    #expect(!code.contains("showDetail"))
  }

  @Test func `A handwritten case that is named like a generated one stays`() throws {
    let app = app(
      """
      class ListController: UITableViewController {
        typealias SegueIdentifier = ListControllerSegues.ID
        enum Hint { case showDetail }
        func hint() -> Hint { .showDetail }
      }
      """)
    let plan = try app.plan("showDetail", "openDetail")
    #expect(plan.changes.map(\.path) == ["Main.storyboard"])
  }

  @Test func `A generated file is left to its generator`() throws {
    let generated = "// Generated by a tool.\nenum Names { static let detail = \"showDetail\" }\n"
    let app = app("class ListController: UITableViewController {}\n", ["Names.swift": generated])
    let plan = try app.plan("showDetail", "openDetail")
    #expect(plan.generated == ["Names.swift"])
    #expect(plan.changes.map(\.path) == ["Main.storyboard"])
  }

  @Test func `A generated case that has the name without a literal is left to its generator`()
    throws
  {
    let generated = """
      // Generated by a tool.
      enum StoryboardSegue { enum Main: String { case showDetail } }

      """
    let app = app("class ListController: UITableViewController {}\n", ["Names.swift": generated])
    let plan = try app.plan("showDetail", "openDetail")
    #expect(plan.generated == ["Names.swift"])
    #expect(plan.changes.map(\.path) == ["Main.storyboard"])
  }

  @Test func `A name in a storyboard that is not in UTF-8 is undecided`() throws {
    let text = "\u{FEFF}" + Self.storyboard.replacing("UTF-8", with: "UTF-16")
    let bytes = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let run = CheckRun(files: ["Main.storyboard": "", "Classes.swift": Self.classes])
      .replacing("Main.storyboard", with: bytes)
    let plan = try Renaming(run).plan(RenameRequest("showDetail", to: "showMore"))
    #expect(plan.undecided.map(\.reason) == ["the file is not in UTF-8"])
  }

  @Test func `A string whose purpose is unknown is undecided`() throws {
    let app = app(
      """
      class ListController: UITableViewController {
        func log() { track("showDetail") }
      }
      """)
    let plan = try app.plan("showDetail", "openDetail")
    #expect(plan.undecided.map(\.location.description) == ["List.swift:2:22"])
    #expect(plan.changes.map(\.path) == ["Main.storyboard"])
  }

  @Test func `A computed identifier is undecided if its controller has the segue`() throws {
    let app = app(
      """
      class ListController: UITableViewController {
        func open(_ name: String) { performSegue(withIdentifier: "show" + name, sender: nil) }
      }
      extension AboutController {
        func open(_ name: String) { performSegue(withIdentifier: "show" + name, sender: nil) }
      }
      """)
    let plan = try app.plan("showDetail", "openDetail")
    #expect(plan.undecided.map(\.location.line) == [2])
  }

  @Test func `A comment with the name is listed and kept`() throws {
    let app = app(
      """
      // showDetail opens a person, showDetails doesn't exist.
      class ListController: UITableViewController {}
      """)
    let plan = try app.plan("showDetail", "openDetail")
    #expect(plan.comments.map(\.description) == ["List.swift:1:4"])
    #expect(plan.undecided == [])
  }

  @Test func `The new identifier is escaped for XML and for Swift`() throws {
    let renamed = try app(
      """
      class ListController: UITableViewController {
        func open() { performSegue(withIdentifier: "showDetail", sender: nil) }
      }
      """
    ).expectRoundTrip("showDetail", #"a "b" & <c> \d"#)
    #expect(
      renamed.files["Main.storyboard"]?
        .contains(#"identifier="a &quot;b&quot; &amp; &lt;c&gt; \d""#) == true)
    #expect(renamed.files["List.swift"]?.contains(#""a \"b\" & <c> \\d""#) == true)
  }

  @Test func `A raw literal is escaped only where it would end or begin an escape`() throws {
    let renamed = try app(
      """
      class ListController: UITableViewController {
        func open() { performSegue(withIdentifier: #"showDetail"#, sender: nil) }
      }
      """
    ).expectRoundTrip("showDetail", ##"a "b" "#c \d \#e \"##)
    #expect(renamed.files["List.swift"]?.contains(##"#"a "b" \#"#c \d \#\#e \"#"##) == true)
  }

  @Test func `A generated name of two segues changes where the renamed one is meant`() throws {
    let storyboard = StoryboardText(scenes: [
      .controller(
        "a", class: "A", segues: [SegueText("show", to: "b", id: "s1", identifier: "next")]),
      .controller(
        "b", class: "B", segues: [SegueText("show", to: "a", id: "s2", identifier: "next")]),
    ]).xml
    let app = RenamedApp([
      "Main.storyboard": storyboard,
      "Code.swift": """
      class A: UIViewController { func go() { perform(segue: StoryboardSegue.Main.next) } }
      class B: UIViewController { func go() { perform(segue: StoryboardSegue.Main.next) } }
      let all = [StoryboardSegue.Main.next]
      """,
    ])
    let plan = try app.plan("next", "on", in: ["B"])
    #expect(plan.undecided.map(\.location.line) == [3])
    #expect(
      app.applying(plan).files["Code.swift"] == """
        class A: UIViewController { func go() { perform(segue: StoryboardSegue.Main.next) } }
        class B: UIViewController { func go() { perform(segue: StoryboardSegue.Main.on) } }
        let all = [StoryboardSegue.Main.next]
        """)
  }

  @Test func `Only the chosen controller's segue changes`() throws {
    let storyboard = StoryboardText(scenes: [
      .controller(
        "a", class: "A", segues: [SegueText("show", to: "b", id: "s1", identifier: "next")]),
      .controller(
        "b", class: "B", segues: [SegueText("show", to: "a", id: "s2", identifier: "next")]),
    ]).xml
    let code = """
      class A: UIViewController {
        func go() { performSegue(withIdentifier: "next", sender: nil) }
      }
      class B: UIViewController {
        func go() { performSegue(withIdentifier: "next", sender: nil) }
      }
      """
    let app = RenamedApp(["Main.storyboard": storyboard, "Code.swift": code])
    #expect(throws: RenameFailure.severalOwners("next", .segue, owners: ["A", "B"])) {
      try app.plan("next", "on")
    }
    #expect(throws: RenameFailure.unknownOwner("C", owners: ["A", "B", "Main"])) {
      try app.plan("next", "on", in: ["C"])
    }
    let plan = try app.plan("next", "on", in: ["B"])
    #expect(plan.undecided == [])
    let renamed = app.applying(plan)
    #expect(
      renamed.files["Code.swift"] == """
        class A: UIViewController {
          func go() { performSegue(withIdentifier: "next", sender: nil) }
        }
        class B: UIViewController {
          func go() { performSegue(withIdentifier: "on", sender: nil) }
        }
        """)
    #expect(renamed.findings() == app.findings())
    #expect(try app.plan("next", "on", everywhere: true).editCount == 4)
  }

  @Test func `A constant for the segues of several controllers is undecided for one of them`()
    throws
  {
    let storyboard = StoryboardText(scenes: [
      .controller(
        "a", class: "A", segues: [SegueText("show", to: "b", id: "s1", identifier: "next")]),
      .controller(
        "b", class: "B", segues: [SegueText("show", to: "a", id: "s2", identifier: "next")]),
    ]).xml
    let code = """
      let next = "next"
      class A: UIViewController {
        func go() { performSegue(withIdentifier: next, sender: nil) }
      }
      class B: UIViewController {
        func go() { performSegue(withIdentifier: next, sender: nil) }
      }
      """
    let app = RenamedApp(["Main.storyboard": storyboard, "Code.swift": code])
    let plan = try app.plan("next", "on", in: ["B"])
    #expect(plan.undecided.map(\.location.description).contains("Code.swift:1:12"))
    try app.expectRoundTrip("next", "on", in: ["A", "B"])
  }

  @Test func `An identifier that another segue of the controller has is refused as taken`() throws {
    let app = app("class ListController: UITableViewController {}\n")
    #expect {
      try app.plan("showDetail", "showAbout")
    } throws: { error in
      guard case RenameFailure.taken("showAbout", .segue, _) = error else { return false }
      return true
    }
  }

  @Test func `An unknown name suggests the nearest`() throws {
    let app = app("class ListController: UITableViewController {}\n")
    #expect(throws: RenameFailure.unknownName("showDetial", kind: nil, nearest: "showDetail")) {
      try app.plan("showDetial", "openDetail")
    }
  }

  @Test func `A blank name is refused`() throws {
    let app = app("class ListController: UITableViewController {}\n")
    #expect(throws: RenameFailure.blankName) { try app.plan("showDetail", "  ") }
  }
}
