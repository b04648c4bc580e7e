import SourceFacts
import Testing

struct ObjectiveCMethodTests {
  private func method(_ selector: String, _ declaration: String) -> MethodFact? {
    ObjectiveCFacts("@interface List : Base\n\(declaration)\n@end").method(selector)
  }

  @Test func `A selector has all parts, and the first is the name`() {
    let method = method("move:to:", "- (BOOL)move:(UIView *)view to:(CGPoint)point;")
    #expect(method?.name == "move")
    #expect(method?.labels == ["_", "to"])
    #expect(method?.returnType == "BOOL")
    #expect(method?.isStatic == false)
    #expect(method?.isExposed == true)
    #expect(method?.isAction == false)
    #expect(method?.position == SourcePosition(line: 2, column: 9))
  }

  @Test func `A method with a body ends with its brace`() {
    let method = ObjectiveCFacts(body: "[self open];").method("go")
    #expect(method?.end == SourcePosition(line: 4, column: 1))
    #expect(self.method("go", "- (void)go;")?.end == nil)
  }

  @Test func `A minus in a value begins no method`() {
    let facts = ObjectiveCFacts(
      "@implementation List\nstatic CGFloat rest = 9 - (CGFloat)rows;\n- (void)go {}\n@end")
    #expect(facts.type("List")?.members.methods.map(\.selector) == ["go"])
  }

  @Test func `Class methods are static, and a missing type is id`() {
    #expect(method("shared", "+ (instancetype)shared;")?.isStatic == true)
    let bare = method("x:y:", "- x:a y:b;")
    #expect(bare?.returnType == "id")
    #expect(method("go", "- (void)go;")?.returnType == nil)
    #expect(method("a::", "- (void)a:(int)x :(int)y;")?.labels == ["_", ""])
  }

  @Test func `Actions and segue actions are told apart`() {
    let action = method("done:", "- (IBAction)done:(UIStoryboardSegue *)segue;")
    #expect(action?.isAction == true)
    #expect(action?.isSegueAction == false)
    #expect(action?.returnType == nil)
    let segueAction = method(
      "make:sender:segueIdentifier:",
      """
      - (IBSegueAction nullable UIViewController *)make:(NSCoder *)coder sender:(nullable id)sender
          segueIdentifier:(nullable NSString *)identifier;
      """)
    #expect(segueAction?.isSegueAction == true)
    #expect(segueAction?.isAction == false)
    #expect(segueAction?.returnType == "UIViewController")
  }

  @Test func `Qualifiers, attributes and macros are left out`() {
    let method = method(
      "load:then:",
      """
      - (nullable __kindof UIView *)load:(NSString *const _Nonnull)name
          then:(void (NS_NOESCAPE ^)(BOOL))block NS_SWIFT_NAME(load(_:then:)) API_AVAILABLE(ios(9.0));
      """)
    #expect(method?.returnType == "UIView")
    #expect(method?.labels == ["_", "then"])
    #expect(
      self.method("log:", "- (void)log:(NSString *)format, ... NS_FORMAT_FUNCTION(1,2);") != nil)
    #expect(self.method("init", "- (instancetype)init NS_UNAVAILABLE;") != nil)
  }

  @Test func `A method is read whatever separates its head from its body`() {
    let facts = ObjectiveCFacts(
      """
      @implementation List
      -(void)first{[self showScene:1];}
      - (void) second
      {
        [self showScene:2];
      }
      - (void)third; { [self showScene:3]; }
      NS_INLINE_MACRO
      - (IBAction)fourth:(id)sender __attribute__((unused)) { [self showScene:4]; }
      @end
      """)
    #expect(
      facts.type("List")?.members.methods.map(\.selector)
        == ["first", "second", "third", "fourth:"])
    #expect(facts.facts.calls.map(\.context.function) == ["first", "second", "third", "fourth:"])
  }

  @Test func `The result of a method is known from all its returns`() {
    func result(_ body: String, type: String = "NSString *") -> Expression? {
      ObjectiveCFacts(body: body, of: "- (\(type))go").method("go")?.result
    }
    #expect(result(#"return @"list";"#) == .string("list"))
    #expect(result(#"NSString *x = @"list"; return x;"#) == .string("list"))
    #expect(
      result(#"if (self.a) { return @"a"; } return @"b";"#)
        == .choice([.string("a"), .string("b")]))
    #expect(result("return NSStringFromClass([List class]);") == .typeName(["List"]))
    #expect(result("return NSStringFromClass(self.class);") == .typeName(["Self"]))
    #expect(result(#"[x map:^{ return @"inner"; }]; return @"outer";"#) == .string("outer"))
    #expect(result("return 3;", type: "int") == nil)
    #expect(result("return [self count] + 1;") == nil)
  }

  @Test func `A class method that returns the name of self returns the name of its type`() {
    let facts = ObjectiveCFacts(
      body: "return NSStringFromClass(self);", of: "+ (NSString *)identifier")
    #expect(facts.method("identifier")?.result == .typeName(["Self"]))
  }
}
