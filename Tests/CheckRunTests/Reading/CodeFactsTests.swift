import CheckRun
import Findings
import TestSupport
import Testing

/// Rules know facts about code, and don't guess from its text.
@Suite struct CodeFactsTests {
  private func findings(_ files: [String: String]) -> [Finding] {
    CheckRun(files: files).run().findings
  }

  private static let watch = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" \
    targetRuntime="watchKit" initialViewController="list"><scenes><scene sceneID="s1"><objects>\
    <controller identifier="List" id="list" customClass="List"/></objects></scene></scenes></document>
    """

  @Test(arguments: ["", "- (void)segue {}\n"])
  func `A watch app's unknown scene is reported, whatever else the source contains`(other: String) {
    let found = findings([
      "Interface.storyboard": Self.watch,
      "List.swift": "import WatchKit\nclass List: WKInterfaceController {}\n",
      "Helper.m": """
      @implementation Helper
      - (void)show:(WKInterfaceController *)c { [c presentControllerWithName:@"Gone" context:nil]; }
      \(other)@end
      """,
    ])
    #expect(found.contains { $0.location.file == "Helper.m" && $0.message.contains("Gone") })
  }

  private static let people = StoryboardText(
    initial: "list",
    scenes: [
      .controller(
        "list", class: "List", segues: [SegueText("show", to: "person", identifier: "showPerson")]),
      .controller("person", class: "Person"),
    ]
  ).xml

  @Test func `A wrong identifier in a local variable is reported at the variable's value`() {
    let found = findings([
      "Main.storyboard": Self.people,
      "List.swift": """
      import UIKit
      class List: UIViewController {
        func open() {
          let name = "showPersom"
          log("showPersom")
          performSegue(withIdentifier: name, sender: nil)
        }
        func go() { performSegue(withIdentifier: "showPerson", sender: nil) }
      }
      class Person: UIViewController {}
      """,
    ])
    #expect(found.map(\.location) == [SourceLocation(file: "List.swift", line: 4, column: 16)])
  }

  @Test func `A wrong identifier in a local variable of Objective-C is reported at its value`() {
    let found = findings([
      "Main.storyboard": Self.people,
      "List.m": """
      @implementation List
      - (void)open {
        NSString *name = @"showPersom";
        NSLog(@"showPersom");
        [self performSegueWithIdentifier:name sender:nil];
      }
      - (void)go { [self performSegueWithIdentifier:@"showPerson" sender:nil]; }
      @end
      @implementation Person
      @end
      """,
    ])
    let places = found.filter { $0.rule == "perform-unknown-segue" }.map(\.location)
    #expect(places == [SourceLocation(file: "List.m", line: 3, column: 20)])
  }

  private static let friends = StoryboardText(
    initial: "friends",
    scenes: [
      .controller(
        "friends", class: "Friends",
        segues: [
          SegueText("show", to: "person", identifier: "showPerson"),
          SegueText("show", to: "enemies", identifier: "showEnemies"),
        ]),
      .controller("enemies", class: "Enemies"),
      .controller("person", class: "Person"),
    ]
  ).xml

  private func inherited(running code: String) -> [Finding] {
    findings([
      "Main.storyboard": Self.friends,
      "List.swift": """
      import UIKit
      class List: UIViewController {
        func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
      }
      class Person: UIViewController {}
      """,
      "Friends.swift": """
      class Friends: List {
        @objc func meet() { open(); performSegue(withIdentifier: "showEnemies", sender: nil) }
      }
      """,
      "Enemies.swift": """
      class Enemies: List {
        override func viewWillLayoutSubviews() { \(code) }
      }
      """,
    ]).filter { $0.rule == "perform-unknown-segue" && $0.severity >= .warning }
  }

  @Test(arguments: [
    "door.state = .open", "door.open()", "let open = 1", "log(\"open()\")", "// open()\n",
  ])
  func `Code that only mentions the inherited method's name doesn't run it`(code: String) {
    #expect(inherited(running: code) == [])
  }

  @Test(arguments: [
    "open()", "self.open()", "super.open()", "run { [weak self] in self?.open() }",
    "button.addTarget(self, action: #selector(open), for: .touchUpInside)",
  ])
  func `Code that calls the inherited method runs it`(code: String) {
    #expect(inherited(running: code).count == 1)
  }
}
