import SourceFacts
import Testing

struct SwiftResultTests {
  private func getter(_ accessors: String) -> PropertyFact? {
    SwiftFacts("class List { var id: String { \(accessors) } }").property("List.id")
  }

  @Test(arguments: [
    #""a""#, #"return "a""#, #"get { "a" }"#, #"get { return "a" } set { }"#,
    "let x = \"a\"\nreturn x", "print(1)\nreturn \"a\"", #"{ "a" }()"#,
  ])
  func `The value of a getter is its result`(code: String) {
    #expect(getter(code)?.value == .string("a"))
  }

  @Test func `Several returns are a choice`() {
    let code = """
      switch self {
      case .list: return "a"
      case .detail(let id): return id
      default: break
      }
      guard let x = y else { return "b" }
      #if DEBUG
      return "c"
      #endif
      if wide { return "d" } else if tall { return "e" }
      return x
      """
    guard case .choice(let values)? = getter(code)?.value else {
      Issue.record("no choice")
      return
    }
    #expect(
      values == [
        .string("a"), .unknown("id"), .string("b"), .string("c"), .string("d"), .string("e"),
        .name(["y"]),
      ])
  }

  @Test(arguments: [
    "guard var x = y else { return \"a\" }", "guard case var x = y else { return \"a\" }",
  ])
  func `A variable that a condition binds may change`(condition: String) {
    #expect(
      getter("\(condition)\nx += \"b\"\nreturn x")?.value
        == .choice([.string("a"), .name(["y"]), .unknown("x")]))
  }

  @Test(arguments: [
    "case .show(var x) = y", "case var .show(x) = y", "case (var x, let z) = y",
    "case (var x, let z) = (y, 1)", "case var (x, z) = (y, 1)", "case .some(var x) = y", "var x",
  ])
  func `A variable that is a part of a pattern, or a copy, may change`(condition: String) {
    let code = "if \(condition) { x = \"a\"; x.append(\"b\"); return x }\nreturn \"c\""
    guard case .choice(let values)? = getter(code)?.value else {
      Issue.record("no choice")
      return
    }
    #expect(values.contains(.unknown("x")))
  }

  @Test(arguments: [
    "#if DEBUG\nlet x = \"a\"\n#else\nlet x = \"b\"\n#endif",
    "#if DEBUG\n#if os(iOS)\nlet (x, y) = (\"a\", 1)\n#endif\n#endif",
  ])
  func `A name that an if-config declares is unknown after it`(lines: String) {
    #expect(getter("get {\n\(lines)\nreturn x\n}")?.value == .unknown("x"))
  }

  @Test func `A getter that switches over self has a result for each case`() {
    let results = getter(
      """
      switch self {
      case .list, .grid: return "a"
      case .detail(let id): return id
      default: "b"
      }
      """)?.results
    #expect(
      results == [
        .init(cases: ["list", "grid"], value: .string("a")),
        .init(cases: ["detail"], value: .unknown("id")), .init(cases: [], value: .string("b")),
      ])
    #expect(getter("return switch self { case .list: \"a\" }")?.results.count == 1)
  }

  @Test func `A branch that ends the program has no result`() {
    let code = #"switch self { case .list: return "a"; default: fatalError("x") }"#
    #expect(getter(code)?.value == .string("a"))
    #expect(getter(code)?.results.count == 2)
    #expect(getter(#"if wide { "a" } else { preconditionFailure() }"#)?.value == .string("a"))
  }

  @Test(arguments: [
    #"switch self { case .list where wide: return "a"; default: return "b" }"#,
    #"switch self { case .detail(1): return "a"; default: return "b" }"#,
    #"switch wide { case .list: return "a"; default: return "b" }"#,
    #"switch self { case .list: if wide { return "a" }; fallthrough; default: return "b" }"#,
    #"print(1); switch self { case .list: return "a"; default: return "b" }"#,
  ])
  func `A getter that decides by more than the case has no results for cases`(code: String) {
    #expect(getter(code)?.results.isEmpty == true)
  }

  @Test func `An if that is the only statement is a result`() {
    let both = Expression.choice([.string("a"), .string("b")])
    #expect(getter(#"if wide { "a" } else { "b" }"#)?.value == both)
    #expect(getter(#"if wide { return "a" } else { return "b" }"#)?.value == both)
    #expect(getter("if wide { print(1) }\nreturn \"a\"")?.value == .string("a"))
  }

  @Test func `The results of a do and of its catches are a choice`() {
    let code = """
      do { try check(); return "a" }
      catch let error as Failure { return error }
      catch { return "b" }
      """
    let values: [Expression] = [.string("a"), .unknown("error"), .string("b")]
    #expect(getter(code)?.value == .choice(values))
  }

  @Test func `A body with a loop has no known result`() {
    #expect(getter("for x in y { return x }\nreturn \"a\"")?.value == nil)
  }

  @Test func `A return in a closure or a nested function is not the method's`() {
    #expect(getter("let f = { return \"x\" }\nreturn \"a\"")?.value == .string("a"))
    #expect(getter("func f() -> String { return \"x\" }\nreturn \"a\"")?.value == .string("a"))
  }

  @Test func `The result of a method is read like a getter's`() {
    let facts = SwiftFacts(
      """
      func id() -> String { "a" }
      func none() { print("a") }
      func count() -> Int { 1 }
      func id(_ x: Int) -> [String] { ["a"] }
      """)
    #expect(facts.facts.globals.methods.map(\.result) == [.string("a"), nil, nil, nil])
  }

  @Test func `Values that no rule looks at are left out`() {
    let facts = SwiftFacts(
      """
      let a = 1, b = true, c = [x], d = { x }, e: Bool = x.y, f: [Row] = make(), g = -1
      let h = x
      """)
    #expect(facts.facts.globals.properties.dropLast().allSatisfy { $0.value == nil })
    #expect(facts.property("h")?.value == .name(["x"]))
  }
}
