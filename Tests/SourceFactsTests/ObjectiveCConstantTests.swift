import SourceFacts
import Testing

struct ObjectiveCConstantTests {
  @Test func `A constant has its literal, whatever its qualifiers`() {
    let facts = ObjectiveCFacts(
      """
      static NSString * const First = @"a";
      NSString *const Second = @"b", *const Third = @"c";
      const NSString *Fourth = @"d";
      static NSStoryboardName const Fifth = @"e";
      FOUNDATION_EXPORT NSString *const Sixth;
      extern NSString *const Seventh;
      @implementation List
      static NSString *Eighth = (__bridge NSString *)CFSTR("h");
      @end
      """)
    let values = facts.facts.globals.properties.map { $0.value?.short }
    #expect(
      facts.facts.globals.properties.map(\.name)
        == ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth"])
    #expect(values == ["a", "b", "c", "d", "e", nil, nil, "h"])
    #expect(facts.property("First")?.type == "NSString")
    #expect(facts.property("Sixth")?.type == "NSString")
    #expect(facts.property("Third")?.position == SourcePosition(line: 2, column: 39))
  }

  @Test func `Macros that define strings and aliases are constants`() {
    let facts = ObjectiveCFacts(
      """
      #define kShow @"show"
      #define kLong @"show" \\
        @"Detail" // a comment
      #define kAlias kShow
      #  define kAddress (@"http://example.org")
      #define kClass NSStringFromClass([List class])
      #define kNumber 3
      #define kFlag
      #define MAKE(x) @"x"
      #define kBoard [UIStoryboard storyboardWithName:@"Main" bundle:nil]
      """)
    #expect(facts.property("kShow")?.value == .string("show"))
    #expect(facts.property("kShow")?.position == SourcePosition(line: 1, column: 9))
    #expect(facts.property("kLong")?.value == .string("showDetail"))
    #expect(facts.property("kAlias")?.value == .name(["kShow"]))
    #expect(facts.property("kAddress")?.value == .string("http://example.org"))
    #expect(facts.property("kClass")?.value == .typeName(["List"]))
    #expect(facts.property("kNumber") == nil)
    #expect(facts.property("kFlag") == nil)
    #expect(facts.property("MAKE") == nil)
    #expect(facts.call("storyboardWithName:bundle:")?.position.line == 10)
  }

  @Test func `A macro after an at sign is a constant, and its definition a string of C`() {
    let facts = ObjectiveCFacts(
      """
      #define SHOW_LIST "list"
      @implementation List
      - (void)go { [self performSegueWithIdentifier:@SHOW_LIST sender:nil]; }
      @end
      """)
    #expect(facts.performed == .name(["SHOW_LIST"]))
    #expect(facts.property("SHOW_LIST")?.value == .string("list"))
  }

  @Test func `A local constant has its value`() {
    #expect(
      ObjectiveCFacts(
        body: #"NSString *x = @"a"; [self performSegueWithIdentifier:x sender:nil];"#
      ).performed == .string("a"))
    #expect(
      ObjectiveCFacts(
        body: """
          static NSString *const one = @"a"; NSString *two = one, *three = two;
          { NSString *one = @"b"; }
          [self performSegueWithIdentifier:three sender:nil];
          """
      ).performed == .string("a"))
  }

  @Test func `A variable that is assigned again is a choice`() {
    #expect(
      ObjectiveCFacts(
        body: """
          NSString *x = @"a";
          if (self.b) { x = @"b"; } else x = kThird;
          [self performSegueWithIdentifier:x sender:nil];
          """
      ).performed == .choice([.string("a"), .string("b"), .name(["kThird"])]))
    #expect(
      ObjectiveCFacts(
        body: """
          __block NSString *x;
          [self each:^{ x = @"a"; }];
          [self performSegueWithIdentifier:x sender:nil];
          """
      ).performed == .string("a"))
    guard
      case .choice(let parts)? = ObjectiveCFacts(
        body: """
          NSString *x = @"a"; [self fill:&x]; [self performSegueWithIdentifier:x sender:nil];
          """
      ).performed
    else {
      Issue.record("What is filled from elsewhere may be anything.")
      return
    }
    #expect(parts.contains { $0.short == "?" })
  }

  @Test(arguments: [
    (#"NSString *x = @"a"; x = @"b"; [self scene:x];"#, ["b"]),
    (#"NSString *x = @"a"; [self scene:x]; x = @"b"; [self scene:x];"#, ["a", "b"]),
    (#"NSString *x; x = @"a"; { [self scene:x]; }"#, ["a"]),
    (#"NSString *x; x = f(^{ id y = @"a"; y = @"b"; }); [self scene:x];"#, ["another expression"]),
    (#"NSString *x = @"a"; if (c) { x = @"b"; [self scene:x]; }"#, ["another expression"]),
    (#"NSString *x = @"a"; if (c) x = @"b"; [self scene:x];"#, ["another expression"]),
    ("NSString *x = @\"a\";\n#if A\nx = @\"b\";\n#endif\n[self scene:x];", ["another expression"]),
    (#"__block id x = @"a"; [self run:^{ [self scene:x]; }]; x = @"b";"#, ["another expression"]),
    (#"static id x, y = @"a"; [self scene:y]; y = @"b";"#, ["another expression"]),
    (
      "#if A\nid x, y = @\"a\";\n#else\nid x, y = @\"b\";\n#endif\n[self scene:y];",
      ["another expression"]
    ),
    (#"NSString *x = @"a"; for (;;) { [self scene:x]; x = @"b"; }"#, ["another expression"]),
    (
      #"NSString *x = @"a"; if (c) goto end; x = @"b"; end: [self scene:x];"#,
      ["another expression"]
    ),
  ])
  func `A statement that assigns a variable replaces its value if it always runs`(
    body: String, found: [String]
  ) {
    #expect(
      ObjectiveCFacts(body: body).facts.calls.filter { $0.call.function == "scene:" }
        .map { $0.call.arguments[0].value.short } == found)
  }

  private func performed(after lines: String) -> Expression? {
    ObjectiveCFacts(
      body: "NSString *x = @\"a\";\n\(lines)\n[self performSegueWithIdentifier:x sender:nil];"
    ).performed
  }

  @Test(arguments: [
    #"if (d) { x = @"b"; } else { x = @"c"; }"#,
    #"if (d) { x = @"b"; } else if (e) { x = @"c"; } else { if (f) { [self stop]; } x = @"b"; }"#,
  ])
  func `A value is replaced if all branches assign another one`(lines: String) {
    #expect(performed(after: lines) == .choice([.string("b"), .string("c")]))
  }

  @Test(arguments: [
    #"if (d) { x = @"b"; } else if (e) { x = @"c"; }"#,
    #"if (d) { x = @"b"; } else { if (e) { x = @"c"; } }"#,
    #"for (;;) if (d) { x = @"b"; } else { x = @"c"; }"#,
    #"if (e) if (d) { x = @"b"; } else { x = @"c"; }"#,
    "#if A\nif (d) { x = @\"b\"; } else { x = @\"c\"; }\n#endif",
    #"if (e) goto end; if (d) { x = @"b"; } else { x = @"c"; } end:"#,
  ])
  func `A value isn't replaced if a branch assigns none, or may not be there`(lines: String) {
    #expect(performed(after: lines) == .choice([.string("a"), .string("b"), .string("c")]))
  }

  @Test func `A value isn't replaced if a branch appends to it`() {
    let lines = #"if (d) { x = @"b"; } else { x = [x stringByAppendingString:@"c"]; }"#
    let appended = Expression.concatenation([.string("a"), .string("c")])
    #expect(performed(after: lines) == .choice([.string("a"), .string("b"), appended]))
  }

  @Test func `A variable can be replaced with a longer text`() {
    #expect(
      ObjectiveCFacts(
        body: """
          NSString *x = @"a"; x = [x stringByAppendingString:@"b"];
          [self performSegueWithIdentifier:x sender:nil];
          """
      ).performed == .concatenation([.string("a"), .string("b")]))
  }

  @Test func `A mutable string may be anything`() {
    #expect(
      ObjectiveCFacts(
        body: """
          NSMutableString *x = [@"a" mutableCopy]; [x appendString:@"b"];
          [self performSegueWithIdentifier:x sender:nil];
          """
      ).performed == .choice([.string("a"), .unknown("x")]))
  }

  @Test func `A name in a block or loop hides one outside`() {
    let facts = ObjectiveCFacts(
      body: """
        NSString *name = @"outer";
        [self each:^(NSString *name) { [self showScene:name]; }];
        for (NSString *name in names) { [self showScene:name]; }
        for (NSString *name : names) { [self showScene:name]; }
        [self showScene:name];
        """)
    #expect(facts.facts.calls.map { $0.call.arguments[0].value.short } == ["?", "?", "?", "outer"])
  }

  @Test func `The value of a name is known only after its declaration`() {
    let facts = ObjectiveCFacts(
      body: """
        if (a) { [self showScene:name]; }
        NSString *name = @"late";
        """)
    #expect(facts.call("showScene:")?.call.arguments[0].value == .name(["name"]))
  }

  @Test func `Functions and aliases outside types are read`() {
    let facts = ObjectiveCFacts(
      """
      typedef NSString *SegueName NS_STRING_ENUM;
      static NSString *Named(NSString *prefix, int number) { return @"x"; }
      void Open(UIViewController *from);
      int main(int argc, char *argv[]) { return 0; }
      """)
    #expect(facts.facts.globals.aliases.map(\.name) == ["SegueName"])
    #expect(facts.facts.globals.aliases.first?.type == "NSString")
    #expect(facts.facts.globals.methods.map(\.name) == ["Named", "main"])
    #expect(facts.method("Named")?.result == .string("x"))
    #expect(facts.facts.globals.properties.isEmpty)
  }
}
