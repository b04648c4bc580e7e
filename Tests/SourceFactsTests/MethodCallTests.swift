import SourceFacts
import Testing

/// The calls on `self` and `super` in methods.
@Suite struct MethodCallTests {
  private func swift(_ body: String) -> [String]? {
    SwiftFacts("class List: Base {\n  func go() {\n\(body)\n  }\n}").method("List.go")?.calls
  }

  @Test(arguments: [
    ("open()", ["open"]), ("self.open(1)", ["open"]), ("super.open()", ["open"]),
    ("weakSelf?.open()", ["open"]), ("run(self.open)", ["run", "open"]),
    ("#selector(open(_:))", ["open", "_"]), ("if a { b(); open() }", ["b", "open"]),
    ("let x = \"\\(open())\"", ["open"]), ("self\n.open()", ["open"]), ("`open`()", ["open"]),
    ("func inner() { open() }\ninner()", ["inner", "open"]),
  ])
  func `Calls on self or super are known in Swift, even in a body that is not parsed`(
    body: String, calls: [String]
  ) throws {
    #expect(try Set(#require(swift(body))).isSuperset(of: calls))
  }

  @Test(arguments: [
    "door.open()", "door.state = .open", "let open = true", "\"open()\"", "// open()",
    "door.self.x.open()", "shelf.open()",
  ])
  func `Other code is not a call on self in Swift`(body: String) throws {
    #expect(try !#require(swift(body)).contains("open"))
  }

  @Test func `Each method has its own calls, and one without a body has none`() {
    let facts = SwiftFacts(
      """
      protocol Opening { func open(); func close() }
      class List: Base {
        override func viewDidLoad() { super.viewDidLoad(); open() }
        var count: Int { other() }
        override func viewWillAppear(_ animated: Bool) { close() }
        func make(_ a: () -> Void = { b() }) { c() }
      }
      """)
    #expect(facts.method("Opening.open")?.calls == nil)
    #expect(facts.method("List.viewDidLoad")?.calls == ["viewDidLoad", "open"])
    #expect(facts.method("List.viewDidLoad")?.callsSuper == true)
    #expect(facts.method("List.viewWillAppear")?.calls == ["close"])
    #expect(facts.method("List.viewWillAppear")?.callsSuper == false)
    #expect(facts.method("List.make")?.calls == ["c"])
  }

  @Test func `A method that is called twice in Swift is named twice`() {
    #expect(swift("open(); self.open(); list.open()") == ["open", "open"])
  }

  @Test(arguments: [
    "[self open];", "[super open];", "[weakSelf open];", "[weak_self open];", "self.open;",
    "[b addTarget:self action:@selector(open:) forControlEvents:0];", "if (a) { [self open:a]; }",
  ])
  func `Calls on self or super are known in Objective-C`(body: String) {
    #expect(ObjectiveCFacts(body: body).method("go")?.calls?.contains("open") == true)
  }

  @Test(arguments: ["[door open];", "door.open = YES;", "BOOL open;", "@\"[self open]\";"])
  func `Other code is not a call on self in Objective-C`(body: String) {
    #expect(ObjectiveCFacts(body: body).method("go")?.calls?.contains("open") == false)
  }

  @Test func `A method of Objective-C without a body has no calls`() {
    let facts = ObjectiveCFacts("@interface List : Base\n- (void)open;\n@end")
    #expect(facts.method("open")?.calls == nil)
  }
}
