import CheckRun
import SegueChecking
import Testing

/// The places of words decide whether code names a member, lists cases and uses a class.
@Suite struct WordPlacesTests {
  private func texts(_ code: String, path: String = "A.swift") -> SourceTexts {
    CheckRun(files: [path: code]).input().texts
  }

  @Test(arguments: ["a.show", "SegueID.show", ".show", "a\n  .show", "a.`show`", "a. /* b */ show"])
  func `Code names a member after a dot`(code: String) {
    #expect(texts(code).nameMember("show"))
  }

  @Test(arguments: ["show", "a, show", "// a.show", #""a.show""#, "a.shows", "a.b(show)"])
  func `Other words don't name a member`(code: String) {
    #expect(!texts(code).nameMember("show"))
  }

  @Test func `Code lists the cases of the type before the dot`() {
    #expect(texts("for id in SegueID.allCases {}").listCases(ofType: "SegueID"))
    #expect(texts("for id in List.SegueID.allCases {}").listCases(ofType: "SegueID"))
    #expect(!texts("for id in Other.allCases {}").listCases(ofType: "SegueID"))
    #expect(!texts("SegueID(allCases)").listCases(ofType: "SegueID"))
    #expect(!texts("// SegueID.allCases").listCases(ofType: "SegueID"))
  }

  @Test(arguments: [
    "List()", "a = List.make()", "let a: List", "a as! List.Row", "a as? List<Row>", #"b("List")"#,
    "register(List.self)", "a.List", "selector(List.open)",
  ])
  func `Code uses a class`(code: String) {
    #expect(texts(code).use(classes: ["List"], countingRegistrations: false))
  }

  @Test(arguments: [
    "class List: UIView {}", "extension List {}", "a as! List", "if a is List {}", "a as? List",
    "b() // List", "/* List */", "Lists()", "#selector(List.open)", "#selector(List.open(_:))",
  ])
  func `Code declares a class, extends it, asks for it or names its method`(code: String) {
    #expect(!texts(code).use(classes: ["List"], countingRegistrations: true))
  }

  @Test func `A registration creates objects, but uses nothing else`() {
    let texts = texts(#"table.register(List.self, forCellReuseIdentifier: "list")"#)
    #expect(!texts.use(classes: ["List"], countingRegistrations: false))
    #expect(texts.use(classes: ["List"], countingRegistrations: true))
  }

  @Test func `Objective-C's code uses a class`() {
    #expect(
      texts("[List new];", path: "A.m").use(classes: ["List"], countingRegistrations: false))
    #expect(!texts("@class List;", path: "A.m").use(classes: ["List"], countingRegistrations: true))
  }

  @Test(arguments: [
    "List()", "List.init", "a(List.self)", "let a = List {", "return List { $0 }", "Box<List>()",
  ])
  func `Code makes a Swift class`(code: String) {
    #expect(texts(code).classesMade(among: ["List"], declaredIn: .swift) == ["List"])
  }

  @Test(arguments: ["class A: List {}", "let a: List", "// List()", #"a("List")"#, "a as? List"])
  func `Other code doesn't make a Swift class`(code: String) {
    #expect(texts(code).classesMade(among: ["List"], declaredIn: .swift) == [])
  }

  @Test func `A class is found by its name if some code looks for classes`() {
    let code = #"let a = "List", b = "A List""#
    let texts = CheckRun(files: ["A.swift": code, "B.m": "NSClassFromString(name);"]).input().texts
    #expect(texts.classesMade(among: ["List", "A"], declaredIn: .swift) == ["List"])
  }

  @Test(arguments: [
    ("B.m", #"NSClassFromString([NSString stringWithFormat:@"%@_Swift", name]);"#, ["List_Swift"]),
    ("B.swift", #"NSClassFromString("\(module).ListController")"#, ["ListController"]),
    ("B.swift", #"NSClassFromString("List\(number)")"#, ["List_Swift", "ListController"]),
    ("B.m", #"classNamed([NSString stringWithFormat:@"%@_Swift", name]);"#, []),
  ])
  func `A class is found by a name of which a part is computed`(
    path: String, code: String, expected: [String]
  ) {
    let texts = CheckRun(files: ["A.m": "NSString *a = @\"%@Controller\";", path: code]).input()
      .texts
    let names: Set<String> = ["List_Swift", "ListController"]
    #expect(texts.classesMade(among: names, declaredIn: .swift) == Set(expected))
  }

  @Test func `Objective-C's classes are made by messages and by inheriting from them`() {
    func made(_ code: String) -> Set<String> {
      texts(code, path: "A.m").classesMade(among: ["List"], declaredIn: .objectiveC)
    }
    #expect(made("[List new];") == ["List"])
    #expect(made("@interface Row : List") == ["List"])
    #expect(made("[[List alloc] init];") == ["List"])
    #expect(made("[[List<Opening> alloc] init];") == ["List"])
    #expect(made("[self show:List.new];") == ["List"])
    #expect(made("List *list;") == [])
  }

  // MARK: Calls and generated sources

  @Test func `A class is named in a source that calls a function`() {
    let code = "object_setClass(list, LongList.self)"
    #expect(texts(code).call("object_setClass", whereNaming: ["Row", "LongList"]))
    #expect(!texts(code).call("object_setClass", whereNaming: ["List", "Long"]))
    #expect(!texts("// \(code)").call("object_setClass", whereNaming: ["LongList"]))
    let files = ["A.swift": "object_setClass(list, type)", "B.swift": "class LongList {}"]
    #expect(
      !CheckRun(files: files).input().texts.call("object_setClass", whereNaming: ["LongList"]))
  }

  @Test(arguments: [
    "// Generated using SwiftGen\n\nimport UIKit",
    "//\n//  This file is autogenerated.\n//\nlet a = 1",
    "/*\n * GENERATED\n */\nclass List {}",
  ])
  func `The comment at the top says that a source is generated`(code: String) {
    #expect(texts(code).isGenerated("A.swift"))
    #expect(!texts(code).isGenerated("B.swift"))
  }

  @Test(arguments: [
    "import UIKit\n// Generated using SwiftGen", "let generated = 1",
    "// List.swift\nclass List {}", "",
    "//\(String(repeating: " ", count: 1_024))generated",
  ])
  func `Other sources are not generated`(code: String) {
    #expect(!texts(code).isGenerated("A.swift"))
  }
}
