import SourceFacts
import Testing

struct SwiftExpressionTests {
  @Test(arguments: [
    (#""show""#, "show"), (##"#"a\b"#"##, #"a\b"#), (#""a\tb\u{e9}""#, "a\tbé"), (#""""#, ""),
    ("\"\"\"\n  list\n  \"\"\"", "list"), (#""a" + "b" + "c""#, "abc"), (#"("a")"#, "a"),
    (#"String("a")"#, "a"), (#"NSStoryboard.Name("Main")"#, "Main"),
    (#"NSStoryboardSegue.Identifier(rawValue: "show")"#, "show"), (#""a" as String"#, "a"),
    (#""\("a")b""#, "ab"), (#"{ "a" }()"#, "a"),
  ])
  func `A literal is its text, however it is put together`(code: String, text: String?) {
    #expect(value(code).flatMap(\.text) == text)
  }

  @Test func `A path of names is kept as written`() {
    #expect(value("SegueID.show") == .name(["SegueID", "show"]))
    #expect(value("SegueID.show.rawValue") == .name(["SegueID", "show"]))
    #expect(
      value("R.segue.list.show.identifier") == .name(["R", "segue", "list", "show", "identifier"]))
    #expect(value("self.storyboard!") == .name(["self", "storyboard"]))
    #expect(value("a?.b!.c") == .name(["a", "b", "c"]))
    #expect(value("try! await Keys.`default`") == .name(["Keys", "default"]))
    #expect(value(".show") == .implicitMember(["show"]))
    #expect(value(".segues.show.rawValue") == .implicitMember(["segues", "show"]))
    #expect(value("nil") == .nil)
  }

  @Test func `A choice has each branch once`() {
    #expect(value(#"a ? "x" : "y""#) == .choice([.string("x"), .string("y")]))
    #expect(
      value(#"a == b ? "x" : c > 1 ? .y : "z""#)
        == .choice([.string("x"), .implicitMember(["y"]), .string("z")]))
    #expect(value(#"name ?? "x" + "y""#) == .choice([.name(["name"]), .string("xy")]))
    #expect(value(#"a ? "x" : "x""#) == .string("x"))
    #expect(
      value(#"if a { "x" } else if b { "y" } else { "z" }"#)
        == .choice([.string("x"), .string("y"), .string("z")]))
    #expect(
      value(#"switch a { case .b: "x"; default: "y" }"#)
        == .choice([.string("x"), .string("y")]))
  }

  @Test func `A partly known string is a concatenation`() {
    #expect(value(#""show" + name"#) == .concatenation([.string("show"), .name(["name"])]))
    #expect(
      value(#""\(self.prefix)-\(index).x""#)
        == .concatenation([
          .name(["self", "prefix"]), .string("-"), .name(["index"]), .string(".x"),
        ]))
  }

  @Test func `An interpolated constant or case is a call, unless it has a raw value`() {
    func interpolation(_ path: String...) -> Expression {
      let argument = CallExpression.Argument(label: nil, value: .name(path))
      return .call(CallExpression(function: "appendInterpolation", arguments: [argument]))
    }
    #expect(
      value(#""to\(Way.list)""#) == .concatenation([.string("to"), interpolation("Way", "list")]))
    #expect(
      value(#""\(a ? Way.b : Self.c)""#)
        == .concatenation([.choice([interpolation("Way", "b"), interpolation("Self", "c")])]))
    #expect(
      value(#""to\(Way.list.rawValue)""#)
        == .concatenation([.string("to"), .name(["Way", "list"])]))
    #expect(
      value(#""\(Way.list.rawValue)\(Way.list)""#)
        == .concatenation([.name(["Way", "list"]), interpolation("Way", "list")]))
    #expect(
      result(#""to\(way)""#, after: "let way = Way.list.rawValue")
        == .concatenation([.string("to"), .name(["Way", "list"])]))
  }

  @Test(arguments: [
    "a == b", "a && b", "1 * 2", "(a, b)", "[a]", "x = y", "#selector(a)", "{ $0 }",
  ])
  func `A computed value is unknown`(code: String) {
    switch value(code) {
    case nil, .unknown: break
    case let other?: Issue.record("\(other)")
    }
  }

  @Test func `Casts and optionality are left out`() {
    #expect(value("a as! List") == .name(["a"]))
    #expect(value("(a as? List)?.b") == .name(["a", "b"]))
    #expect(value(#"a as? String ?? "x""#) == .choice([.name(["a"]), .string("x")]))
    #expect(value(#"(a + "x") as NSString"#) == .concatenation([.name(["a"]), .string("x")]))
  }

  @Test func `An unknown value keeps at most 80 characters of its code`() {
    let code = "f == " + String(repeating: "é", count: 500)
    #expect(value(code) == .unknown(String(code.prefix(80))))
  }
}

extension Expression {
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
