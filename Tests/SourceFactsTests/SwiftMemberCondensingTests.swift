import Foundation
import SourceFacts
import TestSupport
import Testing

/// Members that nobody can ask for are left out, and what is left says what it said.
struct SwiftMemberCondensingTests {
  @Test(arguments: [
    // Functions by what they return, and by what their bodies do.
    "func f() { g() } ; func h() -> String { \"a\" }": "h",
    "func f() -> Void { g() } ; func h() -> Bool { g() } ; func i() -> Row? { j }": "i",
    "func f() { performSegue(withIdentifier: \"a\", sender: nil) } ; func g() { }": "f",
    "func f(for segue: UIStoryboardSegue) { g() }": "f",
    "func f(to controller: UIViewController = make()) { }": "f",
    "func f()\n func g() { }": "",
    "func f(controller: UIViewController) { } ; func showController() { } ; init(scene: Int) { }":
      "",
    "func f(a: Int = makeController(b)) { } ; func g() { makeController(b) } ; func showSegue() { }":
      "f g showSegue",
    // By their names.
    "func kept() { g() } ; func f() { }": "kept",
    "func tableView(_ a: UITableView) { } ; func table() { } ; func tableView( _: Int) { }": "",
    "func tableView(tapped: Any) { } ; func table<A>(viewTapped a: A) { } ; func tableViewTapped() { }":
      "tableView table tableViewTapped",
    "func setKept(_ a: UIView) { } ; var _kept: UIView? ; var Kept: UIView? ; var keptA: UIView?":
      "setKept _kept Kept",
    "let kept = 1 ; var kept: Int { 2 } ; var kept: UIView?": "kept kept kept",
    "override func viewDidAppear(animated: Bool) { } ; override func f() { }": "viewDidAppear",
    "override func setValue(_ value: Any?, forUndefinedKey key: String) { }": "setValue",
    // By what stands before them.
    "@IBAction func f() { } ; @objc func g() { } ; @objc(h:) func i() { }": "f i",
    "@IBOutlet var a: UILabel! ; @IBInspectable var b: Int = 1 ; @Published var c: Int = 1": "a b",
    "@discardableResult\n public static func f() { }\n @IBAction\n private func g() { }": "g",
    "class func f() { } ; dynamic func g() { } ; private func h() { }": "f g",
    "private /* a */ func f() { }\n public // b\n func g() { }\n static func h() -> Row { i }": "h",
    "required convenience init() { f() }\n @objc init(a: Int) { }\n deinit { g() }\n let a = \"b\"":
      "a",
    // Variables.
    "let a: Int = 1 ; let b = \"c\" ; var d: UIView? ; weak var e: UIView! ; let f: Row": "b f",
    "let a = 1, b = \"c\" ; let d = true ; let e = [1] ; let f = -1 ; let g = falsehood": "a b f g",
    "lazy var a: UIView = { let b = UIView(); return b }() ; var c: UIView { d } ; var e: Row { f }":
      "e",
    "var a: Int { didSet { b() } } ; var c: Int { get { 1 } set { } } ; var d = 1 { willSet { } }":
      "",
    "var a: Row { didSet { b() } } ; var c: Int { didSet { present(controller: a) } } ; let d: Int":
      "a c",
    "var a = 1, b: Int { didSet { c() } } ; var kept: Int { get { 1 } }\n\n\n var d: Row { get { 1 } }":
      "a b kept d",
    "let a = UIView(b) ; let c = UIColor.red ; let d = L10n.tr(\"e\") ; let f = NSLocalizedString(\"g\")":
      "",
    "let a = View(b) ; let c = Color2.red ; let d = L10n.tr ; let e = UIView ; let f = Bundle.main":
      "a c d e f",
    "var c: URL = d[\"e\"] ; var a: Int = controller(b)": "a",
    "@objc // a\n /* b */ private // c\n func d() { } // e\n /// F.\n @available(iOS 13, *) let f: Int":
      "",
    "#if A\n let a: Int\n #else\n func b() { }\n #endif\n let c: Int ; let d = \"e\"": "a d",
    "let a: Int = #line ; let b: Int // c\n /* d */ @IBOutlet var e: UILabel!\n let f: Int":
      "a b e",
    "var a: String { L10n.tr(\"b\") } ; static let c = L10n.tr(\"d\") ; var e: String { L10n.f }":
      "e",
    "let a: Int = make(controller: b) ; let c: Int ; private var d: Int ; @Kept(segue: e) var f: Int":
      "a f",
  ])
  func `Members are left out by what they say`(code: String, left: String) throws {
    let facts = facts(
      of: "class A {\n \(code.replacing(" ; ", with: "\n "))\n}\n",
      keeping: names(["kept", "tableViewTapped"]))
    let members = try #require(facts.types.first?.members)
    let names =
      members.methods.map { ($0.position, $0.name) }
      + members.properties.map { ($0.position, $0.name) }
    let sorted = names.sorted { ($0.0.line, $0.0.column) < ($1.0.line, $1.0.column) }.map(\.1)
    #expect(sorted.joined(separator: " ") == left)
  }

  @Test(arguments: [true, false])
  func `Where nothing navigates, a call that is given nothing does not`(isNavigating: Bool) {
    let code = """
      class A {
        func a() { showController() }
        func b() { showController(c) }
        func d() { e = makeController() as? B }
        func f() -> Row { makeController() }
      }
      """
    let facts = SwiftFactsReader.factsOnDeepStack(
      of: Array(code.utf8), keepingMembers: MemberNames(), isNavigating: isNavigating)
    let methods = facts.types.first?.members.methods.map(\.name)
    #expect(methods == (isNavigating ? ["a"] : []) + ["b", "d", "f"])
  }

  @Test func `What a protocol requires is left out by what it says`() throws {
    let code = """
      protocol Rows: class {
        func a()

        mutating func b(_ c: Int) throws -> Bool
        func d() -> Row; static func e(); func kept()
        init(f: Int)
        func g(for segue: UIStoryboardSegue)
        func l(controller: UIViewController)
        var h: Int { get set }
        var i: String { get }
        func j()
      }
      let k: Int
      """
    let facts = facts(of: code, keeping: names(["kept"]))
    let members = try #require(facts.types.first?.members)
    #expect(members.methods.map(\.name) == ["d", "kept", "g"])
    #expect(members.properties.map(\.name) == ["i"])
    #expect(facts.globals.properties.map(\.name) == ["k"])
    #expect(facts.problems.isEmpty)
  }

  @Test func `Outside of types statements may follow a variable`() {
    let facts = facts(of: "let a: Int = 1\nUIApplicationMain(a)\nlet b = \"c\"\nfunc d() { }\n")
    #expect(facts.globals.properties.map(\.name) == ["a", "b"])
    #expect(facts.globals.methods.isEmpty)
  }

  @Test(arguments: [
    "func a() -> Row { b } ; func c() -> Row { d } ; func kept() -> Row { e } ; func f() -> Int { 1 }":
      "a kept - c kept",
    "let a = \"b\" ; static let c = \"d\" ; let kept = \"e\" ; let f: Int ; let a2 = g, h = \"i\"":
      "a kept a2 h - c",
    "var a: Row { b } ; var c: Row { d } ; var e: Row { get { f } } ; var g: Int { 1 }": "a - c e",
    "var c: Row { get { d } set { } } ; lazy var e: Row = { f }() ; var g = h { i }": "- c e g",
    "func c() -> Row { makeController(d) } ; var e: Row { makeController(f) }": "c e -",
    "var c: Row { get { d } set { present(controller: newValue) } }": "c - c",
    "init?(c: Row) { } ; @objc(d) func e() -> Row { f } ; @IBOutlet var g: UIView!": "e g -",
  ])
  func `Members that nobody asks for are left out, and named`(code: String, left: String) throws {
    let facts = facts(
      of: "class A {\n \(code.replacing(" ; ", with: "\n "))\n}\n", keeping: names(["kept"]),
      asked: ["a"])
    let members = try #require(facts.types.first?.members)
    let names =
      members.methods.map { ($0.position, $0.name) }
      + members.properties.map { ($0.position, $0.name) }
    let sorted = names.sorted { ($0.0.line, $0.0.column) < ($1.0.line, $1.0.column) }.map(\.1)
    #expect((sorted + ["-"] + Set(facts.unasked).sorted()).joined(separator: " ") == left)
    #expect(facts.problems.isEmpty)
  }

  @Test(arguments: ["Sources", "Tests", "Examples"])
  func `What is asked for says what it said, and what is not is named`(folder: String) throws {
    for (text, name) in try sources(in: folder) {
      let asked: Set = ["name", "path", "source", "file", "scenes", "description"]
      let part = facts(of: text, asked: asked)
      let all = facts(of: text)
      #expect(asked.isDisjoint(with: part.unasked), "\(name)")
      #expect(part.types.map(\.path) == all.types.map(\.path), "\(name)")
      let unasked = Set(part.unasked)
      for (type, whole) in zip(part.types, all.types) {
        let methods = whole.members.methods.filter { !unasked.contains($0.name) }
        #expect(type.members.methods.filter { !unasked.contains($0.name) } == methods, "\(name)")
        let properties = whole.members.properties.filter { !unasked.contains($0.name) }
        #expect(
          type.members.properties.filter { !unasked.contains($0.name) } == properties, "\(name)")
      }
    }
  }

  @Test(arguments: ["Sources", "Tests", "Examples"])
  func `What is left says what it said`(folder: String) throws {
    for (text, name) in try sources(in: folder) { expectPart(text, name) }
  }

  /// The texts and names of the package's sources in a folder.
  private func sources(in folder: String) throws -> [(text: String, name: String)] {
    let path = PackageFolder.path + "/" + folder
    let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let sources = files.filter { $0.hasSuffix(".swift") }
    #expect(sources.count > 5)
    return try sources.map { (try String(contentsOfFile: path + "/" + $0, encoding: .utf8), $0) }
  }

  /// Expects nothing but members to be left out.
  private func expectPart(_ text: String, _ name: String) {
    let part = facts(of: text)
    let whole = SwiftFactsReader.facts(of: text, parsingAll: true)
    #expect(part.types.map(\.path) == whole.types.map(\.path), "\(name)")
    for (type, all) in zip(part.types, whole.types) { expectPart(type.members, all.members, name) }
    expectPart(part.globals, whole.globals, name)
    #expect(part.calls == whole.calls, "\(name)")
    #expect(part.casts == whole.casts, "\(name)")
    #expect(part.comparisons == whole.comparisons, "\(name)")
    #expect(part.imports == whole.imports, "\(name)")
    #expect(part.isBeforeSwift3 == whole.isBeforeSwift3, "\(name)")
    #expect(part.problems.filter(\.isMistake) == whole.problems.filter(\.isMistake), "\(name)")
  }

  private func expectPart(_ part: Members, _ all: Members, _ name: String) {
    #expect(Set(part.methods).isSubset(of: all.methods), "\(name)")
    #expect(Set(part.properties).isSubset(of: all.properties), "\(name)")
    #expect(part.cases == all.cases, "\(name)")
    #expect(part.aliases == all.aliases, "\(name)")
  }

  private func names(_ kept: [String]) -> MemberNames {
    kept.reduce(into: MemberNames()) {
      $0.add(outlet: $1)
      $0.add(selector: $1 + ":")
    }
  }

  private func facts(
    of text: String, keeping kept: MemberNames = MemberNames(), asked: Set<String>? = nil
  ) -> SourceFacts {
    SwiftFactsReader.factsOnDeepStack(
      of: Array(text.utf8), keepingMembers: kept,
      isAsked: asked.map { asked in { asked.contains(String(decoding: $0, as: UTF8.self)) } })
  }
}
