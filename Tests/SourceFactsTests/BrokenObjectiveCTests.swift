import Foundation
import ObjectiveCFacts
import SourceFacts
import Testing

struct BrokenObjectiveCTests {
  /// The facts of a text, read on a thread with as small a stack as the system gives to threads.
  private func facts(onSmallStack text: String) async -> SourceFacts {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        continuation.resume(returning: ObjectiveCFactsReader.facts(of: text))
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }

  private func prepare(_ body: String) -> String {
    """
    @implementation List
    - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
    \(body)
    }
    @end
    """
  }

  @Test(arguments: ["[", "(", "{", "]", ")", "}", "[(x {", "[x y:^{ (", "^{", "(X *)", "!", "@"])
  func `Long rows of brackets and signs are read`(_ piece: String) async {
    let row = String(repeating: piece, count: piece.count == 1 ? 100_000 : 20_000)
    let bare = await facts(onSmallStack: row)
    #expect(bare.types.isEmpty)
    let inside = await facts(onSmallStack: prepare(row) + "\n@interface Next : Base\n@end")
    #expect(inside.types.map(\.name) == ["List", "Next"])
  }

  @Test func `Code that is nested too deeply is left out, and the code after it is read`() async {
    let count = 100_000
    let deep = String(repeating: "[", count: count) + "a" + String(repeating: " b]", count: count)
    let facts = await facts(onSmallStack: prepare("\(deep); [self scene:@\"a\"];"))
    #expect(facts.calls.map(\.call.function) == ["scene:"])
    #expect(!facts.isBroken)
  }

  @Test(arguments: [
    "if (x) ", "if (x) y; else ", "a = ", "a ? b : ", "a ? ", "a + ", "a.b", "a(b)", "a[0]", "a: ",
    "@\"a\" ", "do ", "case a: ", "return ", "&a, ", "int a, ", "NSArray<", "for (;;) ", "a b:c ",
  ])
  func `Long statements are read to their end`(_ piece: String) async {
    let row = String(repeating: piece, count: 10_000)
    let facts = await facts(onSmallStack: prepare("\(row) x; }\n- (void)go { [self scene:1];"))
    #expect(facts.calls.last?.context.function == "go")
  }

  @Test func `Variables that refer to each other have bounded values`() async {
    var lines = [#"NSString *a0 = @"a";"#]
    for index in 1..<1_000 {
      lines.append("NSString *a\(index) = [a\(index - 1) with:a\(index - 1) segue:a\(index - 1)];")
      lines.append("a\(index) = a\(index - 1);")
    }
    lines.append("[self scene:a999]; NSString *x = y, *y = x; x = y; y = x; [self scene:x];")
    let facts = await facts(onSmallStack: prepare(lines.joined(separator: "\n")))
    #expect(facts.calls.last?.call.function == "scene:")
  }

  @Test func `Many branches are read`() async {
    let branch =
      #"else if ([segue.identifier isEqual:@"x"] || segue.identifier == y) { [a scene]; } "#
    let text = prepare("if (a) {} " + String(repeating: branch, count: 1_000))
    let facts = await facts(onSmallStack: text)
    #expect(facts.calls.count == 1_000)
    #expect(facts.comparisons.count == 2_000)
    #expect(facts.calls.allSatisfy { $0.context.guards.count <= 64 })
  }

  @Test func `An unterminated literal ends with its line, and the code is broken`() {
    let facts = ObjectiveCFacts(
      body: """
        NSString *x = @"open;
        [self scene:@"a"];
        char c = 'x;
        [self scene:@"b"];
        """)
    #expect(facts.facts.calls.count == 2)
    #expect(facts.facts.isBroken)
  }

  @Test func `An unterminated comment ends the file, and the code is broken`() {
    let facts = ObjectiveCFacts("@interface List : Base\n@end\n/* open\n@interface Next : Base")
    #expect(facts.facts.types.map(\.name) == ["List"])
    #expect(facts.facts.isBroken)
  }

  @Test func `A missing brace doesn't hide other methods`() {
    let facts = ObjectiveCFacts(
      """
      @implementation List
      - (void)first {
        if (x) {
          int rows = 2 - (x);
          [self scene:1];
      }

      - (IBAction)second:(id)sender {
        [self scene:2];
      }
      @end
      @implementation Next
      - (void)third { [self scene:3]; } }
      - (void)fourth { [self scene:4; }
      - (void)fifth { [self scene:5]; }
      @end
      """)
    #expect(
      facts.facts.calls.map(\.context.function)
        == ["first", "second:", "third", "fourth", "fifth"])
    #expect(facts.method("second:")?.isAction == true)
    #expect(facts.type("Next")?.members.methods.map(\.selector) == ["third", "fourth", "fifth"])
    #expect(facts.facts.isBroken)
  }

  @Test func `Macros without semicolons don't hide code`() {
    let facts = ObjectiveCFacts(
      """
      MODULE_EXPORT(List)
      @implementation List
      SYNTHESIZE_SINGLETON(List)
      - (void)go {
        @weakify(self)
        [x run:^{
          @strongify(self);
          MXStrongifyAndReturnIfNil(self)
          NSString *name = @"a";
          START_TIMER
          [self scene:name];
        }];
      }
      @end
      """)
    #expect(facts.method("go") != nil)
    #expect(facts.call("scene:")?.call.arguments.first?.value == .string("a"))
  }

  @Test func `C++ and old-style C are passed over`() {
    let facts = ObjectiveCFacts(
      """
      using namespace std;
      template <class T> class Box { T value; void scene() { run(); } };
      namespace app { struct Inner { int x; }; static int count = 0; }
      enum class Kind : int { one, two };
      void Box::open() const { auto f = [&](int x) { [self scene:@"a"]; }; std::vector<int> v{1}; }
      int old(a, b) int a; char *b; { [self scene:@"b"]; return a; }
      @implementation List
      - (void)go { for (auto &x : items) { [self scene:@"c"]; } NSError **e = a < b ? &c : &d; }
      @end
      """)
    #expect(
      facts.facts.calls.compactMap { $0.call.arguments.first?.value.short } == ["a", "b", "c"])
    #expect(facts.facts.types.map(\.name) == ["List"])
  }

  @Test func `Long and strange identifiers are kept as they are`() {
    let long = String(repeating: "é😀", count: 5_000)
    #expect(
      ObjectiveCFacts(body: "[self scene:@\"\(long)\"];").call("scene:")?.call.arguments[0].value
        == .string(long))
    #expect(ObjectiveCFacts("").facts == SourceFacts())
    #expect(ObjectiveCFacts("\u{0}@interface\u{0}").facts.types.isEmpty)
  }

  @Test func `The same text has the same facts`() {
    let text = prepare("if (a) { [self scene:^{ [b segue:c]; }]; } else { [d storyboard:e]; }")
    #expect(ObjectiveCFacts(text).facts == ObjectiveCFacts(text).facts)
  }
}
