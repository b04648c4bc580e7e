import SourceFacts
import Testing

struct ObjectiveCConditionalTests {
  private func scenes(_ text: String) -> [String] {
    ObjectiveCFacts(body: text).facts.calls.compactMap { $0.call.arguments.first?.value.short }
  }

  @Test func `All branches are read except those that no compiler sees`() {
    #expect(
      scenes(
        """
        #if DEBUG
        [self scene:@"a"];
        #elif OTHER
        [self scene:@"b"];
        #else
        [self scene:@"c"];
        #endif
        #if 0 // gone
        [self scene:@"d"]; it's no code {
        #ifdef X
        [self scene:@"e"];
        #endif
        #else
        [self scene:@"f"];
        #endif
        #if 1
        [self scene:@"g"];
        #else
        [self scene:@"h"];
        #endif
        """) == ["a", "b", "c", "f", "g"])
  }

  @Test func `Only the first of several branches that open braces is read`() {
    let facts = ObjectiveCFacts(
      """
      @implementation List
      - (void)go {
      #if NEW
        if (x) {
      #else
        if (y) {
      #endif
          [self scene:@"a"];
        }
      }
      - (void)stop { [self scene:@"b"]; }
      @end
      """)
    #expect(!facts.facts.isBroken)
    #expect(facts.facts.calls.map(\.context.function) == ["go", "stop"])
  }

  @Test func `Braces that several conditional lines open and close are balanced`() {
    let facts = ObjectiveCFacts(
      """
      #ifdef __cplusplus
      extern "C" {
      #endif
      extern NSString *const Name;
      #ifdef __cplusplus
      }
      #endif
      @interface List : Base
      @end
      """)
    #expect(!facts.facts.isBroken)
    #expect(facts.property("Name") != nil)
    #expect(facts.type("List") != nil)
  }

  @Test func `Constants of two branches are two, and a local of two branches is a choice`() {
    let facts = ObjectiveCFacts(
      """
      #if A
      #define kShow @"a"
      #else
      #define kShow @"b"
      #endif
      #if 0
      #define kShow @"c"
      #endif
      """)
    #expect(facts.facts.globals.properties.map { $0.value?.short } == ["a", "b"])
    let performed = ObjectiveCFacts(
      body: """
        #if A
        NSString *x = @"a";
        #else
        NSString *x = @"b";
        #endif
        [self performSegueWithIdentifier:x sender:nil];
        """
    ).performed
    #expect(performed == .choice([.string("a"), .string("b")]))
  }

  @Test func `Literals in several branches are not joined, and not elements of one list`() {
    let branches = "\n#if A\n@\"a\"\n#else\n@\"b\"\n#endif\n"
    #expect(scenes("[self scene:\(branches)];") == ["?"])
    #expect(scenes("NSString *x = \(branches); [self scene:x];") == ["?"])
    let list = branches.replacing("\"\n", with: "\",\n")
    #expect(scenes("NSArray *x = @[\(list)@\"c\"]; [self scene:x[1]];") == ["?"])
    #expect(scenes("#if A\nNSArray *x = @[@\"a\", @\"b\"]; [self scene:x[1]];\n#endif") == ["b"])
  }

  @Test func `A value is unknown if each branch ends its statement`() {
    let branches = "\n#if A\n@\"a\";\n#else\n@\"b\";\n#endif\n"
    #expect(scenes("NSString *x =\(branches)[self scene:x];") == ["?"])
    #expect(scenes("NSString *x; x =\(branches)[self scene:x];") == ["?"])
    let constant = ObjectiveCFacts("NSString *const kShow =\(branches)").property("kShow")
    #expect(constant?.value?.short == "?")
    let method = ObjectiveCFacts(body: "return\(branches)", of: "- (NSString *)go").method("go")
    #expect(method != nil)
    #expect(method?.result == nil)
  }

  @Test func `Preprocessor lines continue after a backslash, and can contain anything`() {
    #expect(
      scenes(
        """
        #define CALL(x) [self scene:@#x]; { \\
          [self scene:@"b"]
        #pragma mark - Don't "stop
        #warning it's { open
        #error /* a comment
        [self scene:@"c"]; */
          # define X 1
        [self scene:@"d"];
        """) == ["d"])
  }
}
