import SourceFacts
import Testing

struct ObjectiveCPropertyTests {
  private func property(_ name: String, _ declaration: String) -> PropertyFact? {
    ObjectiveCFacts("@interface List : Base\n\(declaration)\n@end").property(name)
  }

  @Test func `An outlet is exposed, and has its type without the star`() {
    let label = property("label", "@property (weak, nonatomic) IBOutlet UILabel *label;")
    #expect(label?.type == "UILabel")
    #expect(label?.isOutlet == true)
    #expect(label?.isExposed == true)
    #expect(label?.isReadOnly == false)
    #expect(label?.position == SourcePosition(line: 2, column: 47))
    let plain = property("title", "@property (nonatomic, copy, nullable) NSString *title;")
    #expect(plain?.isOutlet == false)
    #expect(plain?.isExposed == true)
    #expect(plain?.type == "NSString")
  }

  @Test func `Several names share a type`() {
    let facts = ObjectiveCFacts(
      "@interface List : Base\n@property IBOutlet UILabel *first, *second;\n@end")
    let properties = facts.type("List")?.members.properties ?? []
    #expect(properties.map(\.name) == ["first", "second"])
    #expect(properties.map(\.type) == ["UILabel", "UILabel"])
    #expect(properties.allSatisfy { $0.isOutlet })
  }

  @Test func `An outlet collection is an outlet`() {
    let views = property(
      "views", "@property (strong) IBOutletCollection(UIView) NSArray<UIView *> *views;")
    #expect(views?.isOutlet == true)
    #expect(views?.type == "NSArray<UIView *>")
  }

  @Test func `The names of accessors, readonly and class are read`() {
    let shown = property("shown", "@property (readonly, getter=isShown) BOOL shown;")
    #expect(shown?.objectiveCName == "isShown")
    #expect(shown?.setter == nil)
    #expect(shown?.isReadOnly == true)
    #expect(shown?.isStatic == false)
    let shared = property("shared", "@property (class, setter=put:) List *shared;")
    #expect(shared?.isStatic == true)
    #expect(shared?.objectiveCName == nil)
    #expect(shared?.setter == "put")
    #expect(shared?.isReadOnly == false)
  }

  @Test func `The name of a block property is read from inside its type`() {
    let block = property("done", "@property (copy) void (^done)(NSString *_Nullable text, int n);")
    #expect(block?.type?.hasPrefix("void (^)(") == true)
    #expect(property("other", "@property (copy) void (^ _Nonnull other)(void);") != nil)
    #expect(property("call", "@property int (*call)(int);")?.type == "int (*)(int)")
  }

  @Test func `Attributes after the name are not the name`() {
    #expect(property("tint", "@property UIColor *tint UI_APPEARANCE_SELECTOR;")?.type == "UIColor")
    #expect(property("wide", "@property BOOL wide UI_APPEARANCE_SELECTOR;")?.type == "BOOL")
    #expect(property("size", "@property int size NS_AVAILABLE_IOS(8_0);")?.type == "int")
    #expect(property("name", "@property NSString *name NS_SWIFT_NAME(title);")?.type == "NSString")
    #expect(property("old", "@property id old __attribute__((deprecated));")?.type == "id")
    #expect(
      property("owner", "@property (weak) id<Themed, Shown> owner;")?.type == "id<Themed, Shown>")
    #expect(property("count", "@property unsigned long count;")?.type == "unsigned long")
  }

  @Test func `Instance variables are exposed, whether or not they are outlets`() {
    let facts = ObjectiveCFacts(
      """
      @interface List : Base {
        @private
        IBOutlet UILabel *_label, *other;
        int count : 3, sizes[4];
        void (^block)(int);
        struct { int a; } pair;
      }
      - (void)go;
      @end
      @implementation List { IBOutlet UIView *_view; }
      @end
      """)
    let first = facts.facts.types.first?.members.properties ?? []
    #expect(first.map(\.name) == ["_label", "other", "count", "sizes", "block", "pair"])
    #expect(first.map(\.isOutlet) == [true, true, false, false, false, false])
    #expect(first.allSatisfy { $0.isExposed })
    #expect(first.first?.type == "UILabel")
    #expect(facts.facts.types.last?.members.properties.map(\.name) == ["_view"])
    #expect(facts.method("go") != nil)
  }

  @Test func `A synthesized property has its own name and that of the variable`() {
    let facts = ObjectiveCFacts(
      "@implementation List\n@synthesize label = _text, other;\n@dynamic third;\n@end")
    let properties = facts.type("List")?.members.properties ?? []
    #expect(properties.map(\.name) == ["label", "_text", "other"])
    #expect(properties.allSatisfy { $0.isExposed })
  }
}
