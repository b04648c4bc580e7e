import SourceFacts
import Testing

struct ObjectiveCTypeTests {
  @Test func `An interface has its superclass first, then its protocols`() {
    let type = ObjectiveCFacts("@interface List : UIViewController <Themed, Shown>\n@end").type(
      "List")
    #expect(type?.kind == .interface)
    #expect(type?.inherited == ["UIViewController", "Themed", "Shown"])
    #expect(type?.isGeneric == false)
  }

  @Test func `Generic parameters and a superclass's arguments are not protocols`() {
    let type = ObjectiveCFacts(
      """
      @interface Box<__covariant Key : id<NSCopying>, Value> : Base<Key *> <Themed>
      @end
      """
    ).type("Box")
    #expect(type?.isGeneric == true)
    #expect(type?.inherited == ["Base", "Themed"])
    let root = ObjectiveCFacts("@interface Root <Themed>\n@end").type("Root")
    #expect(root?.inherited == ["Themed"])
    #expect(root?.isGeneric == false)
  }

  @Test(arguments: [
    ("NS_SWIFT_NAME(List)", ["List"]), ("NS_SWIFT_NAME(List) API_AVAILABLE(ios(12))", ["List"]),
    ("NS_ASSUME_NONNULL_BEGIN\nIB_DESIGNABLE NS_SWIFT_NAME(List)", ["List"]),
    ("void open(void) NS_SWIFT_NAME(List);", []), ("", []),
  ])
  func `The name of a type for Swift is an alias`(before: String, names: [String]) {
    let facts = ObjectiveCFacts("\(before)\n@interface ABList : UIView\n@end").facts
    #expect(facts.globals.aliases == names.map { AliasFact(name: $0, type: "ABList") })
    #expect(facts.types.map(\.path) == [["ABList"]])
  }

  @Test func `Categories, class extensions and implementations are extensions`() {
    let facts = ObjectiveCFacts(
      """
      @interface List (Sorting) <Sorted>
      - (IBAction)sort:(id)sender;
      @end
      @interface List () <Hidden>
      @property (weak) IBOutlet UILabel *label;
      @end
      @interface List<T> (Generic)
      @end
      @implementation List
      - (void)go {}
      @end
      @implementation List (Sorting)
      - (void)stop {}
      @end
      """)
    #expect(facts.facts.types.map(\.kind) == Array(repeating: .extension, count: 5))
    #expect(facts.facts.types.map(\.path) == Array(repeating: ["List"], count: 5))
    #expect(facts.facts.types.map(\.inherited) == [["Sorted"], ["Hidden"], [], [], []])
    #expect(facts.facts.types[0].members.methods.map(\.selector) == ["sort:"])
    #expect(facts.facts.types[1].members.properties.map(\.name) == ["label"])
    #expect(facts.facts.types[4].members.methods.map(\.selector) == ["stop"])
  }

  @Test func `A protocol has members, and a forward declaration is not a type`() {
    let facts = ObjectiveCFacts(
      """
      @class Other, Third;
      @protocol Later;
      @protocol One, Two;
      @protocol Themed <NSObject, Shown>
      @required
      - (void)apply;
      @optional
      @property (readonly) NSString *name;
      @end
      """)
    #expect(facts.facts.types.map(\.name) == ["Themed"])
    #expect(facts.type("Themed")?.kind == .protocol)
    #expect(facts.type("Themed")?.inherited == ["NSObject", "Shown"])
    #expect(facts.type("Themed")?.members.methods.map(\.selector) == ["apply"])
    #expect(facts.type("Themed")?.members.properties.map(\.name) == ["name"])
  }

  @Test func `Macros around a type don't hide it`() {
    let facts = ObjectiveCFacts(
      """
      NS_ASSUME_NONNULL_BEGIN
      NS_CLASS_AVAILABLE_IOS(8_0) @interface First : Base
      @end
      NS_SWIFT_NAME(SecondList) __attribute__((objc_runtime_name("S")))
      @interface Second : Base
      @end
      NS_ASSUME_NONNULL_END
      """)
    #expect(facts.facts.types.map(\.name) == ["First", "Second"])
    #expect(facts.facts.types.map(\.inherited) == [["Base"], ["Base"]])
  }

  @Test func `The implementation of a class is told from that of a category`() {
    let facts = ObjectiveCFacts("@implementation List\n@end\n@implementation List (More)\n@end")
    #expect(facts.facts.types.map(\.isImplementation) == [true, false])
  }

  @Test func `Enumerations and structures are passed over`() {
    let facts = ObjectiveCFacts(
      """
      typedef NS_ENUM(NSInteger, Kind) { KindOne = 1, KindTwo };
      NS_ENUM(NSInteger, Other) { OtherOne };
      typedef struct { int scene; } Pair;
      struct Point { int x; void (*segue)(int); } origin;
      @interface List : Base
      @end
      """)
    #expect(facts.facts.types.map(\.name) == ["List"])
    #expect(facts.facts.calls.isEmpty)
    #expect(!facts.facts.isBroken)
  }

  @Test func `A type without its @end is kept, and so is the next one`() {
    let facts = ObjectiveCFacts(
      "@interface First : Base\n- (void)a;\n@interface Second : Base\n- (void)b;\n@end")
    #expect(facts.type("First")?.members.methods.map(\.selector) == ["a"])
    #expect(facts.type("Second")?.members.methods.map(\.selector) == ["b"])
  }
}
