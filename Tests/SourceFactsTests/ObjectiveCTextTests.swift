import SourceFacts
import Testing

struct ObjectiveCTextTests {
  @Test func `Adjacent literals are one`() {
    #expect(objectiveCValue(#"@"a" @"b""#) == .string("ab"))
    #expect(objectiveCValue("@\"a\"\n  \"b\" // c\n @\"d\"") == .string("abd"))
    #expect(
      objectiveCValue(#"@"list." SUFFIX_NAME @"!""#)
        == .concatenation([.string("list."), .name(["SUFFIX_NAME"]), .string("!")]))
  }

  @Test func `Escapes are resolved`() {
    #expect(objectiveCValue(#"@"a\"b\\c\n""#) == .string("a\"b\\c\n"))
    #expect(objectiveCValue(#"@"\x41\102\u00e9\U0001F600""#) == .string("ABé😀"))
    #expect(objectiveCValue(#"@"\u{e9}\x{41}\u{1F600}!""#) == .string("éA😀!"))
    #expect(objectiveCValue("@\"one \\\n two\"") == .string("one  two"))
    #expect(objectiveCValue("@\"é 😀\"") == .string("é 😀"))
    #expect(objectiveCValue(#"@"""#) == .string(""))
  }

  @Test func `Comments are ignored`() {
    let facts = ObjectiveCFacts(
      body: """
        // [self performSegueWithIdentifier:@"a" sender:nil];
        /* [self performSegueWithIdentifier:@"b" sender:nil]; // */
        // it goes on \\
        [self performSegueWithIdentifier:@"c" sender:nil];
        NSLog(@"// no comment /*"); [self performSegueWithIdentifier:@"d" sender:nil];
        """)
    #expect(facts.facts.calls.count == 1)
    #expect(facts.performed == .string("d"))
  }

  @Test func `Code in literals is ignored`() {
    let facts = ObjectiveCFacts(
      body: #"""
        NSLog(@"[self performSegueWithIdentifier:@\"a\" sender:nil]; }");
        char c = '"'; char d = '\''; char e = '{';
        [self performSegueWithIdentifier:@"b" sender:nil];
        """#)
    #expect(facts.facts.calls.count == 1)
    #expect(facts.performed == .string("b"))
  }

  @Test func `Positions count lines and bytes from one, with any line ends`() {
    for end in ["\n", "\r\n", "\r"] {
      let text = [
        "@implementation List", "- (void)go {", "/* é", "*/ [self showScene:@\"ä\" as:x];", "}",
        "@end",
      ].joined(separator: end)
      let facts = ObjectiveCFacts(text)
      let call = facts.call("showScene:as:")
      #expect(facts.type("List")?.position == SourcePosition(line: 1, column: 17))
      #expect(facts.method("go")?.position == SourcePosition(line: 2, column: 9))
      #expect(call?.position == SourcePosition(line: 4, column: 10))
      #expect(call?.call.arguments[0].position == SourcePosition(line: 4, column: 20))
      #expect(call?.call.arguments[1].position == SourcePosition(line: 4, column: 29))
    }
  }

  @Test func `A byte order mark doesn't count as a column`() {
    let facts = ObjectiveCFacts("\u{FEFF}@interface List : Base\n@end")
    #expect(facts.type("List")?.position == SourcePosition(line: 1, column: 12))
  }

  @Test func `A literal on several lines has the position where it begins`() {
    let facts = ObjectiveCFacts(body: "x = @\"a\\\nb\"; [self scene:@\"c\"];")
    let call = facts.call("scene:")
    #expect(call?.call.arguments.first?.value == .string("c"))
    #expect(call?.position == SourcePosition(line: 4, column: 11))
  }

  @Test func `Code in characters and in raw strings of C++ is ignored`() {
    let facts = ObjectiveCFacts(
      """
      static const char *text = R"x( [self segue:1]; " )" )x";
      int big = 1'000'000;
      @implementation List
      - (void)go { auto t = u8R"(")"; [self scene:@"a"]; }
      @end
      """)
    #expect(facts.facts.calls.map(\.call.function) == ["scene:"])
    #expect(!facts.facts.isBroken)
  }
}
