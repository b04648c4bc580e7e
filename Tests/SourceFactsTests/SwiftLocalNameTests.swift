import SourceFacts
import Testing

struct SwiftLocalNameTests {
  @Test func `A local constant has its initial value`() {
    #expect(result("id", after: #"let id = "show""#) == .string("show"))
    #expect(
      result("prefix + id", after: #"let id = "List"; let prefix = "show""#)
        == .string("showList"))
    #expect(result("b", after: #"let (a, b) = ("x", "y")"#) == .string("y"))
    #expect(result("me.storyboard", after: "let me = self") == .name(["self", "storyboard"]))
    #expect(
      result("id", after: "guard let id = self.id else { return nil }")
        == .choice([.nil, .name(["self", "id"])]))
  }

  @Test func `An initial value sees the names before it, not those after it`() {
    #expect(
      result("id", after: #"let id = id + "x""#)
        == .concatenation([.name(["id"]), .string("x")]))
    #expect(result("a", after: #"let a = b; let b = "x""#) == .name(["b"]))
  }

  @Test func `A variable that is assigned more than once is a choice`() {
    let lines = #"var id = "a"; if wide { id = "b" } else { id = "c" }"#
    #expect(result("id", after: lines) == .choice([.string("a"), .string("b"), .string("c")]))
    #expect(result("id", after: #"let id: String; id = "b""#) == .string("b"))
    #expect(
      result("id", after: #"let id: String; if wide { id = "a" } else { id = tall ? "b" : "c" }"#)
        == .choice([.string("a"), .string("b"), .string("c")]))
    #expect(result("id", after: #"let id: String; id = "a" + "b""#) == .string("ab"))
  }

  @Test(arguments: [
    "print(1, to: &id)", #"id += "b""#, "rows.forEach { id += $0 }", "let n = change(&id)",
    #"func change() { id = "b" }; change()"#,
  ])
  func `A variable that may change in another way is partly unknown`(code: String) {
    let lines = "var id = \"a\"; let other = \"x\"; \(code)"
    #expect(result("id", after: lines) == .choice([.string("a"), .unknown("id")]))
    #expect(result("other", after: lines) == .string("x"))
  }

  @Test func `The interpolation of a local case is a call, unless the local is a raw value`() {
    func interpolation(after lines: String) -> Expression? {
      identifier(after: "\(lines)\nid = \"\\(way)\"")
    }
    let path = Expression.name(["Way", "list"])
    let call = Expression.call(
      CallExpression(
        function: CallExpression.interpolating, arguments: [.init(label: nil, value: path)]))
    #expect(interpolation(after: "let way = Way.list") == .concatenation([call]))
    #expect(interpolation(after: "let way: Way = .list") == .concatenation([call]))
    #expect(
      identifier(after: "let way: Way = wide ? .list : .row\nid = way.rawValue")
        == .choice([path, .name(["Way", "row"])]))
    #expect(interpolation(after: "let other = Way.list; let way = other") == .concatenation([call]))
    #expect(interpolation(after: "let way = Way.list.rawValue") == .concatenation([path]))
    #expect(
      interpolation(after: "let other = Way.list.rawValue; let way = other")
        == .concatenation([path]))
  }

  private func identifier(after lines: String) -> Expression? {
    Uses(run: "var id = \"a\"\n\(lines)\nperformSegue(withIdentifier: id, sender: nil)")
      .facts.calls.last?.call.arguments.first?.value
  }

  @Test(arguments: [
    #"if wide { id = "b" } else { id = "c" }"#,
    #"if wide { id = "b" } else if tall { id = "c" } else { return }"#,
    "switch size {\ncase .wide: id = \"b\"\nbreak\ndefault: id = \"c\"\n}",
    "switch size {\ncase .wide: id = \"b\"\ncase .tall: id = \"c\"\ndefault: return\n}",
  ])
  func `A value is replaced if all branches assign another one`(lines: String) {
    #expect(identifier(after: lines) == .choice([.string("b"), .string("c")]))
  }

  @Test(arguments: [
    #"if wide { id = "b" } else if tall { id = "c" }"#,
    #"if wide { id = "b" } else { if tall { id = "c" } }"#,
    "switch size {\ncase .wide: id = \"b\"\ncase .tall: id = \"c\"\ndefault: break\n}",
    "switch size {\ncase .wide: if tall { break }\nid = \"b\"\ndefault: id = \"c\"\n}",
    "#if DEBUG\nif wide { id = \"b\" } else { id = \"c\" }\n#endif",
    #"rows.forEach { if wide { id = "b" } else { id = "c" } }"#,
  ])
  func `A value isn't replaced if a branch assigns none, or may not be there`(lines: String) {
    #expect(
      identifier(after: lines) == .choice([.string("a"), .string("b"), .string("c")]))
  }

  @Test func `A name that each branch of an if-config declares hides a property in all of them`() {
    let uses = Uses(
      run: """
        #if DEBUG
        let id = "a"
        performSegue(withIdentifier: id, sender: nil)
        #else
        let id = "b"
        performSegue(withIdentifier: id, sender: nil)
        #endif
        """)
    #expect(
      uses.calls == [
        #"performSegue(withIdentifier: "a", sender: nil)"#,
        #"performSegue(withIdentifier: ("a" | "b"), sender: nil)"#,
      ])
  }

  @Test func `A defer sees the values that are assigned after it`() {
    let uses = Uses(
      run: """
        var id = "a"
        defer { performSegue(withIdentifier: id, sender: nil) }
        if wide { id = "b" }
        """)
    #expect(uses.calls == [#"performSegue(withIdentifier: ("a" | "b"), sender: nil)"#])
  }

  @Test(arguments: [
    #"id.append("b")"#, #"id?.append("b")"#, #"id!.append("b")"#, #"id.replace("a", with: "b")"#,
    #"id.trimPrefix("a")"#, #"id += "b""#,
  ])
  func `A value that a method or an operator changes is unknown`(line: String) {
    #expect(identifier(after: line) == .unknown("id"))
  }

  @Test func `A copy that a condition binds may change, and its original keeps its value`() {
    #expect(identifier(after: #"if var id { id = "b" }"#) == .string("a"))
    let uses = Uses(run: "if var id { performSegue(withIdentifier: id, sender: nil) }")
    #expect(uses.calls == [#"performSegue(withIdentifier: ?, sender: nil)"#])
  }

  @Test func `A name in a block is unknown after the block`() {
    #expect(result("id", after: #"if wide { let id = "a"; use(id) }"#) == .name(["id"]))
  }

  @Test func `A parameter is known by its index`() {
    #expect(result("id", in: "_ row: Int, with id: String") == .parameter(1))
    #expect(
      result(#"id + "x""#, in: "id: String")
        == .concatenation([.parameter(0), .string("x")]))
    #expect(result("id", in: "id: String", after: #"let id = "x""#) == .string("x"))
    #expect(
      result("row.id", in: "row: Row")
        == .call(CallExpression(receiver: .parameter(0), function: "id")))
  }

  @Test(arguments: [
    #"func id() -> String { "x" }"#, #"let id = { "x" }"#, "guard let id = make else { return }",
  ])
  func `A call of a local function or closure is not that of a method`(line: String) {
    #expect(result("self.id()", after: line) == .call(CallExpression(function: "id")))
    let uses = Uses(run: "\(line)\nperformSegue(withIdentifier: id(), sender: nil)")
    #expect(uses.facts.calls.last?.call.arguments.first?.value == .unknown("id()"))
  }

  @Test func `The result of a local function or closure is unknown`() {
    #expect(result("id()", after: #"func id() -> String { "x" }"#) == .unknown("id()"))
    #expect(result("id()", after: #"let id = { "x" }"#) == .unknown("id()"))
    #expect(result("id()", in: "id: () -> String") == .unknown("id()"))
    #expect(result("id()") == .call(CallExpression(function: "id")))
  }

  @Test func `A local name with an unknown value is not taken for a member`() {
    #expect(result("id", after: "let id: String") == .unknown("id"))
    #expect(
      result("x.id", after: "guard case .row(let x) = row else { return y }")
        == .choice([.name(["y"]), .unknown("x.id")]))
  }

  @Test(arguments: ["{ get { y } set(id)", "= y { didSet(id)", "= y { willSet(id)"])
  func `The parameter of an accessor hides a member of its name`(accessor: String) {
    let uses = Uses(
      """
      class List: UIViewController {
        var x: String \(accessor) { performSegue(withIdentifier: id, sender: nil) } }
      }
      """)
    #expect(uses.facts.calls.first?.call.arguments.first?.value == .unknown("id"))
  }

  @Test(arguments: [
    ("{ get { y } set", "newValue", Expression.unknown("newValue")),
    ("= y { didSet", "oldValue", Expression.unknown("oldValue")),
    ("{ get", "id", Expression.choice([.string("a"), .string("b")])),
  ])
  func `Accessors of a local variable have their own names and may run later`(
    accessor: String, name: String, expected: Expression
  ) {
    let uses = Uses(
      run: """
        var id = "a"
        var x: String \(accessor) { performSegue(withIdentifier: \(name), sender: nil) } }
        id = "b"
        """)
    #expect(uses.facts.calls.first?.call.arguments.first?.value == expected)
  }

  @Test func `The segue that a function receives is known by its type`() {
    func segue(_ expression: String) -> Expression? {
      result(expression, in: "for segue: UIStoryboardSegue, sender: Any?")
    }
    #expect(segue("segue") == .segue([]))
    #expect(segue("segue.identifier!") == .segue(["identifier"]))
    #expect(segue("segue.destinationViewController") == .segue(["destination"]))
    #expect(segue("segue.destination as! List") == .segue(["destination"]))
    #expect(
      segue("(segue.destination as? UINavigationController)?.topViewController as! List")
        == .segue(["destination", "topViewController"]))
    #expect(
      segue("(segue.destination as! UITabBarController).viewControllers![1]")
        == .segue(["destination", "viewControllers", "[1]"]))
    #expect(
      segue("segue.destination.childViewControllers[index]")
        == .segue(["destination", "children", "[n]"]))
    #expect(
      segue("segue.destination.children.first") == .segue(["destination", "children", "first"]))
    #expect(
      result("segue.destinationController", in: "for segue: NSStoryboardSegue")
        == .segue(["destination"]))
    #expect(result("segue.identifier", in: "segue: Track.Segue") != .segue(["identifier"]))
  }

  @Test(arguments: [
    ("segueIdentifier(for: segue)", ["segueIdentifier"]),
    ("self.segueIdentifierForSegue(segue)", ["segueIdentifierForSegue"]),
    ("SegueIdentifier(rawValue: segue.identifier!)!", ["SegueIdentifier"]),
    (#"SegueIdentifier(rawValue: segue.identifier ?? "")"#, ["SegueIdentifier"]),
    ("List.SegueIdentifier(segue)", ["List", "SegueIdentifier"]),
    ("StoryboardSegue.Main(segue)", ["StoryboardSegue", "Main"]),
    ("segue.identifier.flatMap(SegueIdentifier.init)", ["SegueIdentifier"]),
    ("segue.identifier.flatMap(Keys.Segue.init(rawValue:))", ["Keys", "Segue"]),
    ("segue.identifier.flatMap { SegueIdentifier(rawValue: $0) }", ["SegueIdentifier"]),
    ("SegueIdentifier.from(segue).rawValue", ["SegueIdentifier", "from"]),
  ])
  func `An identifier that is derived from the segue names the function that derives it`(
    code: String, path: [String]
  ) {
    let value = result(code, in: "for segue: UIStoryboardSegue")
    #expect(value == .derivedIdentifier(path))
  }

  @Test func `R.swift's typed segue is a call`() {
    let value = result("R.segue.list.show(segue: segue)", in: "for segue: UIStoryboardSegue")
    let call = CallExpression(
      receiver: .name(["R", "segue", "list"]), function: "show",
      arguments: [.init(label: "segue", value: .segue([]))])
    #expect(value == .call(call))
  }

  @Test func `A value that doubles with every line is cut`() {
    let lines = (1...60).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)" }
    let value = result("a60", after: "let a0 = name\n" + lines.joined(separator: "\n"))
    #expect(value != nil)
  }
}
