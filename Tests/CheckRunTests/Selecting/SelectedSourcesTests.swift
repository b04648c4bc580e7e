import CheckRun
import Findings
import SegueChecking
import TestSupport
import Testing

/// A finding doesn't depend on where in the sources its reason is declared.
@Suite struct SelectedSourcesTests {
  /// The rules with a warning or an error in an app, which has to be the same if all sources are parsed.
  private func rules(_ files: [String: String]) -> [String] {
    let both = BothSelections(files: files)
    both.expectSame("\(files)")
    return both.selecting.findings.filter { $0.severity > .note }.map(\.rule)
  }

  private let storyboard = StoryboardText(
    initial: "a",
    scenes: [
      .controller(
        "a", class: "List", segues: [SegueText("show", to: "b", identifier: "showPerson")]),
      .controller("b", class: "Person"),
    ]
  ).xml

  /// The rules with a warning or an error in an app whose list performs a segue by an expression.
  private func rules(performing identifier: String, _ files: [String: String]) -> [String] {
    let app = [
      "Main.storyboard": storyboard,
      "List.swift": """
      import UIKit
      class List: UIViewController {
        func a() { performSegue(withIdentifier: "showPerson", sender: nil) }
        func b() { performSegue(withIdentifier: \(identifier), sender: nil) }
      }
      class Person: UIViewController {}
      """,
    ]
    return rules(app.merging(files) { $1 })
  }

  @Test(arguments: [
    #"UINib(nibName: "Rwo", bundle: nil)"#, "UINib(nibName: Names.row, bundle: nil)",
    #"Holder(holdersNibName: "Rwo")"#, #"Holder(nibName: "Rwo", bundle: nil)"#,
  ])
  func `A missing xib may be loaded by a source that does nothing else`(load: String) {
    let found = rules(
      performing: "\"showPerson\"",
      [
        "Loader.swift": "func load() -> Any { \(load) }",
        "Names.swift": "enum Names { static let row = \"Rwo\" }",
        "Holder.swift": """
        class Holder: UIViewController {
          init(holdersNibName name: String) { super.init(nibName: name, bundle: nil) }
        }
        """,
      ])
    #expect(found == ["unknown-xib"])
  }

  @Test(arguments: ["showPerson", "showPersom"])
  func `An identifier may be the value of members in other files`(identifier: String) {
    let found = rules(
      performing: "Route.person",
      [
        "Route.swift": "enum Route { static let person = Names.late }",
        "Names.swift": """
        enum Names {
          static let early = "showNobody"
          static let late = "\(identifier)"
        }
        """,
      ])
    #expect(found == (identifier == "showPerson" ? [] : ["perform-unknown-segue"]))
  }

  @Test(arguments: [
    "let first = \"a\", person = ID",
    "let first: [String] = [\"a\", \"b\"],\n    person: String = ID",
    "let first = max(1, 2), second: (Int, Int) = (1, 2), // third\nperson = ID",
  ])
  func `An identifier may be the value of a global after another one`(globals: String) {
    let correct = globals.replacing("ID", with: "\"showPerson\"")
    #expect(rules(performing: "person", ["Names.swift": correct]) == [])
    let mistyped = globals.replacing("ID", with: "\"showPersom\"")
    #expect(rules(performing: "person", ["Names.swift": mistyped]) == ["perform-unknown-segue"])
  }

  @Test(arguments: ["showPerson", "showPersom"])
  func `An identifier may be a member of a type inside another one`(identifier: String) {
    let found = rules(
      performing: "Other.Key.person",
      [
        "Other.swift": "class Other {}",
        "Key.swift": "extension Other {\n  enum Key { static let person = \"\(identifier)\" }\n}",
      ])
    #expect(found == (identifier == "showPerson" ? [] : ["perform-unknown-segue"]))
  }

  @Test(arguments: ["showPerson", "showPersom"])
  func `An identifier may be passed through functions of other files`(identifier: String) {
    let found = rules([
      "Main.storyboard": storyboard,
      "List.swift": """
      import UIKit
      class List: UIViewController {
        func a() { performSegue(withIdentifier: "showPerson", sender: nil) }
        func b() { open(segue: Names.person) }
      }
      class Person: UIViewController {}
      """,
      "Names.swift": "enum Names { static let person = \"\(identifier)\" }",
      "Opening.swift": "extension List { func open(segue: String) { go(to: segue) } }",
      "Going.swift": """
      extension List { func go(to id: String) { performSegue(withIdentifier: id, sender: nil) } }
      """,
    ])
    #expect(found == (identifier == "showPerson" ? [] : ["perform-unknown-segue"]))
  }

  /// The rules with a warning or an error in a Mac app that makes an item by an identifier.
  private func rules(making identifier: String, _ files: [String: String]) -> [String] {
    let app = [
      "Main.storyboard": storyboard,
      "List.swift": """
      import AppKit
      class List: UIViewController {
        func a() { \(perform) }
        func b(_ c: NSCollectionView, _ p: IndexPath) {
          _ = c.makeItem(withIdentifier: \(identifier), for: p)
        }
      }
      class Person: UIViewController {}
      """,
    ]
    return rules(app.merging(files) { $1 })
  }

  @Test(arguments: [
    "NSUserInterfaceItemIdentifier(\"Tile\")", ".init(\"Tile\")", ".tile", ".other",
  ])
  func `The class that an item is named after may be declared in any source`(identifier: String) {
    let names = [
      "Names.swift": """
      extension NSUserInterfaceItemIdentifier {
        static let tile = NSUserInterfaceItemIdentifier("Tile")
        static let other = Self("Tile")
      }
      """
    ]
    #expect(rules(making: identifier, names) == ["dequeue-unknown-identifier"])
    let tiles = [
      "Tiles.m": "@interface Tile : NSCollectionViewItem\n@end\n@implementation Tile\n@end",
      "Other.swift": "@objc(Tile) class Other: NSCollectionViewItem {}",
    ]
    for (path, code) in tiles {
      #expect(rules(making: identifier, names.merging([path: code]) { $1 }) == [])
    }
  }

  private let connected = StoryboardText(
    initial: "a",
    scenes: [.controller("a", class: "List", segues: [.unwind("backToList:", to: "a-exit")])]
  ).xml

  @Test(arguments: [
    "class Other: UIViewController { @IBAction func back(toList segue: UIStoryboardSegue) {} }",
    "class Other: UIViewController { @IBAction func backToList(_ sender: Any) {} }",
    "class Other: UIViewController { @objc(backToList:) func other(_ sender: Any) {} }",
    "extension UIViewController {\n  @objc func back(toList sender: Any) {}\n}",
  ])
  func `An unwind action may be declared in any class`(code: String) {
    let files = ["Main.storyboard": connected, "List.swift": "class List: UIViewController {}"]
    #expect(rules(files).contains("unwind-without-action"))
    #expect(!rules(files.merging(["A.swift": code]) { $1 }).contains("unwind-without-action"))
  }

  @Test(arguments: [
    "class List: UIViewController {}",
    "enum Screens {\n  @objc(List) class Inner: UIViewController {}\n}",
    "@objc(List) class Swiftly: UIViewController {}", "class `List`: UIViewController {}",
    "class /* a */ List: UIViewController {}", "@MainActor class\n  List: UIViewController {}",
  ])
  func `A class may be declared in many ways`(code: String) {
    let person = "class Person: UIViewController {}"
    let open = "extension UIViewController { func a() { \(perform) } }"
    let files = ["Main.storyboard": storyboard, "Person.swift": person, "Open.swift": open]
    #expect(rules(files).contains("unknown-class"))
    #expect(!rules(files.merging(["A.swift": code]) { $1 }).contains("unknown-class"))
  }

  @Test func `A class of Objective-C may be used by its name for Swift`() {
    let code = """
      class List: UIViewController {
        func a() { \(perform) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          _ = segue.destination as! Base
        }
      }
      class Person: UIViewController {}
      """
    let files = ["Main.storyboard": storyboard, "List.swift": code]
    #expect(rules(files) == [])
    let base = "NS_SWIFT_NAME(Base)\n@interface ABBase : UIViewController\n@end"
    #expect(rules(files.merging(["ABBase.h": base]) { $1 }) == ["impossible-cast"])
  }

  @Test func `The class that a mistyped name means is found in any source`() {
    let files = [
      "Main.storyboard": storyboard.replacing("\"List\"", with: "\"Listt\""),
      "List.swift": "class List: UIViewController {}",
      "Person.swift": "class Person: UIViewController {}",
    ]
    let both = BothSelections(files: files)
    both.expectSame("a mistyped class")
    let help = both.selecting.findings.filter { $0.rule == "unknown-class" }.map(\.help)
    #expect(help == ["did you mean “List”?"])
  }

  @Test(arguments: [
    "class Friends: List {}", "final class Friends<T: Equatable>: List, P {}",
    "class Friends\n  : List\n{\n}", "enum Screens {\n  class Friends: List {}\n}",
  ])
  func `A class without a scene may have a subclass in any source`(code: String) {
    let files = [
      "Main.storyboard": storyboard.replacing("\"List\"", with: "\"Start\""),
      "Start.swift": "class Start: UIViewController {}",
      "Person.swift": "class Person: UIViewController {}",
      "List.swift": "class List: UIViewController {\n  func a() { \(perform) }\n}",
    ]
    #expect(rules(files) == ["perform-unknown-segue"])
    #expect(rules(files.merging(["Friends.swift": code]) { $1 }) == [])
  }

  @Test func `An action for the first responder may be a method of any source`() {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" \
      targetRuntime="MacOSX.Cocoa"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="List"/>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <button id="b"><connections>
        <action selector="openWithList:" target="-1" id="c"/>
      </connections></button></objects></document>
      """
    let found = rules([
      "Window.xib": xib,
      "List.swift":
        "class List: NSViewController { @IBAction func openWithLast(_ sender: Any) {} }",
      "Opener.swift": "class Opener: NSObject { @objc func open(list: Any) {} }",
    ])
    #expect(found == [])
  }

  @Test func `Any source may give an object another class`() {
    let files = [
      "Main.storyboard": storyboard,
      "List.swift": "class List: UIViewController {}",
      "Person.swift": "class Person: UIViewController {}",
      "LongList.swift": "class LongList: List {\n  func a() { \(perform) }\n}",
    ]
    let change = "func lengthen(_ list: List) { object_setClass(list, LongList.self) }"
    #expect(rules(files) == ["perform-unknown-segue"])
    #expect(rules(files.merging(["Length.swift": change]) { $1 }) == [])
  }

  private let perform = "performSegue(withIdentifier: \"showPerson\", sender: nil)"

  @Test(arguments: [
    #"let text = "image/*"; func f(_ c: List) { c.CALL }"#,
    #"let text = "http://x.org"; func f(_ c: List) { c.CALL }"#,
    "/* a /* nested */ comment */ func f(_ c: List) { c.CALL }",
    "let text = \"\"\"\n  a \" quote and a // slash\n  \"\"\"; func f(_ c: List) { c.CALL }",
    String(repeating: "// {\n", count: 5_000) + "func f(_ c: List) { c.CALL }",
  ])
  func `A call is found after text that looks like something else`(code: String) {
    let call = "performSegue(withIdentifier: \"showPersom\", sender: nil)"
    let found = rules(
      performing: "\"showPerson\"", ["A.swift": code.replacing("CALL", with: call)])
    #expect(found == ["perform-unknown-segue"])
  }

  @Test(arguments: [
    // Nothing in the source registers a view.
    ("class Other { func a() { let x = ) } }", Severity.error),
    // Only a part that yields no facts is broken.
    (
      """
      class Other: UITableViewController {
        func a() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Other") }
        func b() { let = 1 }
      }
      """, .error
    ),
    (
      """
      class Other: UITableViewController {
        func a() { tableView.register(Row.self, ) forCellReuseIdentifier: "Person") }
      }
      """, .warning
    ),
  ])
  func `A part that isn't parsed matters if it may register views`(code: String, severity: Severity)
  {
    let both = BothSelections(files: [
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        targetRuntime="iOS.CocoaTouch"><scenes><scene><objects>
      <tableViewController id="a" customClass="List"><tableView key="view"><prototypes>
      <tableViewCell id="b" reuseIdentifier="Person"/>
      </prototypes></tableView></tableViewController>
      </objects></scene></scenes></document>
      """,
      "List.swift": """
      class Row: UITableViewCell {}
      class List: UITableViewController {
        func cell(_ path: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Person", for: path) as! Row
        }
      }
      """,
      "Another.swift": code, "Other.swift": code,
    ])
    both.expectSame("\(code)")
    let found = both.selecting.findings.filter { $0.rule == "dequeue-wrong-class" }
    #expect(found.map(\.severity) == [severity])
  }

  @Test func `With a hostile source, the findings are the same if all sources are parsed`() {
    let name = String(repeating: "x", count: 10_000)
    for text in [
      String(repeating: "/*", count: 5_000), String(repeating: "\"", count: 5_001),
      "class \(name) {}; class 🧨 {}; extension \(name).List {}", "\u{0}\u{1}class A\u{0}",
      "", "é", "\"", "/", "@objc", "extension", "class",
    ] {
      _ = rules(performing: "\"showPerson\"", ["A.swift": text])
    }
  }

  @Test func `A source that doesn't concern storyboards is not parsed`() {
    let parsed = CheckRun(files: SmallApp.files).input().sources.map(\.path)
    #expect(!parsed.contains("Sources/Model.swift") && parsed.contains("Sources/Names.swift"))
  }
}
