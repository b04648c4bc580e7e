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
        """) == ["a", "b", "c", "f"])
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
    #expect(facts.facts.problems.isEmpty)
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
    #expect(facts.facts.problems.isEmpty)
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

  @Test func `Preprocessor lines continue behind a backslash, and can contain anything`() {
    #expect(
      scenes(
        """
        #define CALL(x) [self scene:@"a"]; { \\
          [self scene:@"b"]
        #pragma mark - Don't "stop
        #warning it's { open
        #error /* a comment
        [self scene:@"c"]; */
          # define X 1
        [self scene:@"d"];
        """) == ["d"])
  }

  private static let conditions: [(String, Systems)] = [
    ("TARGET_OS_IPHONE", .withUIKit),
    ("!TARGET_OS_IPHONE", .macOS),
    ("(TARGET_OS_TV)", .tvOS),
    ("!(TARGET_OS_IOS || TARGET_OS_TV)", [.macOS, .watchOS, .visionOS]),
    ("TARGET_OS_IOS || TARGET_OS_TV && DEBUG", [.iOS, .tvOS]),
    ("defined(TARGET_OS_OSX) && TARGET_OS_OSX", .macOS),
    ("(DEBUG || TARGET_OS_IOS) && OTHER", .all),
    ("!(OTHER(x) || TARGET_OS_IOS || DEBUG)", .all),
    ("TARGET_OS_IPHONE == DEBUG", .all),
    ("TARGET_OS_MAC", .all),
  ]

  @Test(arguments: conditions)
  func `A message is compiled where the condition around it may hold`(
    condition: String, expected: Systems
  ) {
    let facts = ObjectiveCFacts(body: "#if \(condition)\n[self scene:@\"a\"];\n#endif")
    #expect(facts.facts.calls.map(\.context.systems) == [expected])
  }

  @Test func `A later branch is compiled where no earlier one is`() {
    let facts = ObjectiveCFacts(
      body: """
        #ifdef DEBUG
        #if TARGET_OS_IPHONE
        [self scene:@"a"];
        #elif TARGET_OS_IOS
        [self scene:@"b"];
        #else
        [self scene:@"c"];
        #endif
        #endif
        [self scene:@"d"];
        """
    ).facts
    #expect(facts.calls.compactMap { $0.call.arguments.first?.value.short } == ["a", "c", "d"])
    #expect(facts.calls.map(\.context.systems) == [.withUIKit, .macOS, .all])
  }
}
