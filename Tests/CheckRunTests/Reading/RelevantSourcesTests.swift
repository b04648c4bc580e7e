import CheckRun
import SegueChecking
import SourceFacts
import TestSupport
import Testing

/// Which sources are parsed.
@Suite struct RelevantSourcesTests {
  /// The names of the sources that are parsed, sorted.
  private func parsed(_ files: [String: String]) -> [String] {
    CheckRun(files: files).input().sources.map(\.path)
  }

  private let storyboard = StoryboardText(scenes: [.controller("a", class: "List")]).xml

  @Test func `Sources that have nothing to do with storyboards are not parsed`() {
    let all = SmallApp.files.keys.filter { $0.hasPrefix("Sources/") }
    let unparsed = Set(all).subtracting(parsed(SmallApp.files))
    #expect(unparsed == ["Sources/Model.swift", "Sources/Helper.h"])
  }

  @Test func `What is parsed does not depend on the order of the files`() {
    let renamed = Dictionary(
      uniqueKeysWithValues: SmallApp.files.map { path, text in
        (path.replacing("Sources/", with: "Sources/\(99 - path.utf8.count)/"), text)
      })
    func names(_ paths: [String]) -> Set<Substring> {
      Set(paths.compactMap { $0.split(separator: "/").last })
    }
    #expect(names(parsed(renamed)) == names(parsed(SmallApp.files)))
  }

  @Test func `All sources are parsed where that is asked for`() throws {
    let folder = try TemporaryFolder()
    try SmallApp.write(to: folder)
    var request = CheckRequest(paths: [folder.path])
    request.parsesEverything = true
    #expect(try CheckRun(request).input().sources.count == SmallApp.files.count - 1)
  }

  @Test(arguments: [
    "func go() { performSegue(withIdentifier: x, sender: nil) }",
    "let board = UIStoryboard(name: n, bundle: nil)",
    "let x = factory.instantiateViewController(identifier: y)",
    "func f(_ s: UISTORYBOARDSegue) {}",
    #"let text = "image/*"; func f(_ segue: S) {}"#,
    #"let text = "http://x.org", other = storyboard"#,
    "/* a /* nested */ comment */ let s = storyboard",
    "/* a comment that never ends: storyboard",
    "let text = \"\"\"\n  a \" quote and a // slash\n  \"\"\"; let s = storyboard",
    "pushController(withName: name, context: nil)", "open(.home, viewControllerIdentifier: x)",
    "open(sceneIdentifier: x)",
    "class A: B { @IBOutlet var x: UIView! }", "class A: B { @IBAction func f() {} }",
  ])
  func `A source that navigates is parsed`(code: String) {
    #expect(parsed(["A.swift": code]) == ["A.swift"])
  }

  @Test(arguments: [
    "// performSegue", "/* storyboard */ let x = 1", "/* a /* segue */ storyboard */",
    "let x = 1 // a storyboard", "class Lists {}", "let list = List()", "class A { class B {} }",
    "import UIKit", "", "é", "\"", "/", "@objc", "extension", "class",
  ])
  func `A source that only speaks of navigation is not parsed`(code: String) {
    #expect(parsed(["Main.storyboard": storyboard, "A.swift": code]) == [])
  }

  @Test(arguments: [
    "class List {}", "extension List: P {}", "final class Outer { class List {} }",
    "@objc(List) class Swiftly {}", "typealias List = Other", "extension Outer.List {}",
    "class `List` {}", "class /* c */ List {}", "actor List {}", "@MainActor class\n  List {}",
  ])
  func `A source that declares a class of a storyboard is parsed`(code: String) {
    #expect(parsed(["Main.storyboard": storyboard, "A.swift": code]) == ["A.swift"])
  }

  @Test func `Classes lead to their superclasses and protocols, and to extensions of these`() {
    let files = [
      "Main.storyboard": storyboard, "1.swift": "class List: Kit.Base<Int>, P {}",
      "2.swift": "class Base: Root {}", "3.swift": "class Root {}",
      "4.swift": "extension P { func a() {} }", "5.swift": "protocol P: Q {}",
      "6.swift": "protocol Q {}", "7.swift": "class Other: Base {}", "8.swift": "protocol R {}",
    ]
    #expect(parsed(files) == (1...6).map { "\($0).swift" })
  }

  @Test func `A source is read with all its members`() throws {
    let names = (0..<50).map { "  static let name\($0) = \"\($0)\"" }.joined(separator: "\n")
    let input = CheckRun(files: [
      "Main.storyboard": storyboard,
      "1.swift": "class List: A { func go() { performSegue(withIdentifier: Route.list) } }",
      "2.swift": "enum Route { static let list = Names.late }",
      "3.swift": "enum Names {\n\(names)\n  static let late = \"late\"\n}",
      "4.swift": "extension List { func see() { performSegue(withIdentifier: Names.name1) } }",
    ]).input()
    let source = try #require(input.sources.first { $0.path == "3.swift" })
    let members = try #require(source.facts.types.first).members.properties.map(\.name)
    #expect(members.contains("late"))
  }

  @Test func `A type that shares a file with another leads nowhere by itself`() {
    let files = [
      "Main.storyboard": storyboard, "1.swift": "class List: B {}\nclass Other: C {}",
      "2.swift": "class B {}", "3.swift": "class C {}",
    ]
    #expect(parsed(files) == ["1.swift", "2.swift"])
  }

  @Test func `What is passed to a function leads somewhere if the function hands it on`() {
    let calling = [
      "Main.storyboard": storyboard, "1.swift": "class List { func a() { show(scene: Names.b) } }",
      "2.swift": "enum Names { static let b = \"b\" }",
    ]
    func parsed(with function: String) -> [String] {
      self.parsed(calling.merging(["3.swift": function]) { $1 })
    }
    let body = "{ storyboard.instantiateViewController(withIdentifier: id) }"
    #expect(parsed(with: "func show(scene id: String) \(body)").count == 3)
    #expect(parsed(with: "func shown(scene id: String) \(body)") == ["1.swift", "3.swift"])
    #expect(
      parsed(
        with: "func show(scene id: String) { make(scene: id) }\nfunc make(scene id: String) \(body)"
      ).count == 3)
  }

  @Test func `A type inside of another is asked for with the other one`() {
    let files = [
      "Main.storyboard": storyboard,
      "1.swift":
        "class List: Base { func a() { performSegue(withIdentifier: Names.b, sender: Other.Key.c) } }",
      "2.swift": "class Base {\n  enum Names { static let b = \"b\" }\n}",
      "3.swift": "class Stranger {\n  enum Names { static let b = \"c\" }\n}",
      "4.swift": "extension Other {\n  enum Key { static let c = 1 }\n}",
    ]
    #expect(parsed(files) == ["1.swift", "2.swift", "4.swift"])
  }

  @Test func `What a storyboard names may be inside of a type`() {
    let files = ["Main.storyboard": storyboard, "1.swift": "enum Screens {\n  class List {}\n}"]
    #expect(parsed(files) == ["1.swift"])
  }

  @Test func `Objective-C classes lead to their headers, not to forward declarations`() {
    let files = [
      "Main.storyboard": storyboard, "List.h": "@interface List : Base\n@end",
      "List.m": "@implementation List\n@end", "List+More.h": "@interface List (More)\n@end",
      "Base.h": "@interface Base : NSObject\n@end", "Use.h": "@class List;\n",
    ]
    #expect(parsed(files) == ["Base.h", "List+More.h", "List.h", "List.m"])
  }

  @Test func `Unwind actions, and what is sent to the first responder, are looked for everywhere`()
  {
    let scene = SceneText.controller("a", segues: [.unwind("backToList:", to: "a-exit")])
    let files = [
      "Main.storyboard": StoryboardText(scenes: [scene]).xml,
      "A.swift": "class A { @IBAction func back(toList sender: Any) {} }",
      "B.swift": "class B { @IBAction func backToList(_ sender: Any) {} }",
      "C.swift": "class C { @objc(backToList:) func other(_ sender: Any) {} }",
      "D.m": "@implementation D\n- (IBAction)backToList:(id)sender {}\n@end",
      "E.swift": "class E { func forward() {}; var back = 1 }",
    ]
    #expect(parsed(files) == ["A.swift", "B.swift", "C.swift", "D.m"])
  }

  @Test func `Classes that some source mentions are known, in comments and strings too`() {
    let scenes = ["Coded", "Said", "Quoted", "Missing"].enumerated().map {
      SceneText.controller("c\($0.offset)", class: $0.element)
    }
    let files = [
      "Main.storyboard": StoryboardText(scenes: scenes).xml,
      "A.swift": "class Coded {} // of Said\nlet x = \"Quoted\", MissingNot = 1",
    ]
    #expect(CheckRun(files: files).input().mentionedNames == ["Coded", "Said", "Quoted"])
  }

  @Test func `Outlets and actions that some source mentions are known, and other words on request`()
  {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene><objects><viewController id="list" customClass="List">
        <view key="view" id="v"><subviews><button id="b"><connections>
          <action selector="open:sender:" destination="list" eventType="touchUpInside"/>
          <action selector="close:" destination="list" eventType="touchDown"/>
        </connections></button></subviews></view>
        <connections><outlet property="button" destination="b"/><outlet property="top" destination="v"/></connections>
      </viewController></objects></scene></scenes></document>
      """
    let files = [
      "Main.storyboard": storyboard,
      "A.m": "// open\n@implementation Other\n- (void)go { [x setButton:button]; }\n@end",
    ]
    let input = CheckRun(files: files).input()
    #expect(input.mentionedNames == ["open", "button"])
    #expect(input.wordsOfSources(["go", "setButton", "set", "gone"]) == ["go", "setButton"])
    #expect(input.sourceNames == ["A.m"])
  }

  @Test func `A hostile source is looked at like any other`() {
    let name = String(repeating: "x", count: 10_000)
    let texts = [
      String(repeating: "/*", count: 5_000), String(repeating: "\"", count: 5_001),
      String(repeating: "{", count: 5_000) + "class List {}",
      "class \(name) {}; class 🧨 {}; extension \(name).List {}", "\u{0}\u{1}class List\u{0}",
      String(repeating: "}", count: 5_000) + "\nlet segue = 1",
    ]
    for text in texts {
      let paths = parsed(["Main.storyboard": storyboard, "A.swift": text])
      #expect(paths == (text.contains("List") || text.contains("segue") ? ["A.swift"] : []))
    }
  }
}
