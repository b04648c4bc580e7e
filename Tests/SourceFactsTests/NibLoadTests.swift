import SourceFacts
import SourceLexing
import Testing

struct NibLoadTests {
  private func loads(
    _ code: String, _ language: SourceLexer.Language = .swift
  ) -> NibLoads {
    Array(code.utf8).withUnsafeBufferPointer { NibLoadReader(CodeTokens($0, language)).loads }
  }

  @Test(arguments: [
    (#"let nib = UINib(nibName: "Row", bundle: nil)"#, ["Row"]),
    (#"Bundle.main.loadNibNamed("Row", owner: self)"#, ["Row"]),
    ("let a = UINib(nibName:\n  \"Row\",\n  bundle: nil)", ["Row"]),
    ("table.register(Row.nib, forCellReuseIdentifier: id)", ["Row"]),
    ("class Row: UITableViewCell, NibLoadable {}", ["Row"]),
    ("extension Row: NibOwner {}", ["Row"]),
  ])
  func `A call says the xib's name`(code: String, names: [String]) {
    let loads = loads(code)
    #expect(loads.names == Set(names))
    #expect(!loads.areComputed)
  }

  @Test(arguments: [
    #"UINib(nibName: "Row" + suffix, bundle: nil)"#, #"UINib(nibName: "Row\(size)", bundle: nil)"#,
    "UINib(nibName: name, bundle: nil)", "view.loadNib()", "makeFromXib(name)",
    "super.init(nibName: name, bundle: nil)",
  ])
  func `A call may load any xib`(code: String) {
    #expect(loads(code).areComputed)
  }

  @Test(arguments: [
    "override func awakeFromNib() { super.awakeFromNib() }",
    "super.init(nibName: nil, bundle: nil)",
    "init(nibName name: String) { super.init(nibName: name, bundle: nil) }",
    "protocol NibLoadable {}", "// loadNib()", #"log("loadNib()")"#, "self.nib", "var nib: UINib {",
    "let fibers = 1",
  ])
  func `Other code doesn't load a xib`(code: String) {
    #expect(loads(code) == NibLoads())
  }

  @Test func `Objective-C's messages say names, and pass parameters on`() {
    let named = loads(#"[UINib nibWithNibName:@"Row" bundle:nil];"#, .objectiveC)
    #expect(named.names == ["Row"])
    #expect(!named.areComputed)
    #expect(loads("[UINib nibWithNibName:name bundle:nil];", .objectiveC).areComputed)
    let passed = """
      - (id)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
        return [super initWithNibName:name bundle:bundle];
      }
      """
    #expect(loads(passed, .objectiveC) == NibLoads())
  }

  private func loads(inMethod lines: String, of head: String = "- (void)show") -> NibLoads {
    loads("@implementation List\n\(head)\n{\n\(lines)\n}\n@end\n", .objectiveC)
  }

  private static let load = "[[NSBundle mainBundle] loadNibNamed:name owner:self options:nil];"

  @Test(arguments: [
    (#"NSString *name = @"Row";"#, ["Row"]),
    (#"static NSString *const name = @"Row";"#, ["Row"]),
    (#"NSString *name = self.isLarge ? @"Large" : @"Small";"#, ["Large", "Small"]),
    (#"NSString *name = @"Row"; if (isLarge) { name = @"Large"; }"#, ["Row", "Large"]),
    (#"NSString *name = @"Row"; if (cell == nil)"#, ["Row"]),
    (#"{ NSString *name = @"Other"; } NSString *name = @"Row";"#, ["Row"]),
  ])
  func `A local variable of Objective-C has one of the names that it gets`(
    code: String, names: [String]
  ) {
    let loads = loads(inMethod: code + "\n" + Self.load)
    #expect(loads.names == Set(names))
    #expect(!loads.areComputed)
  }

  @Test(arguments: [
    "NSString *name;", "NSString *name = self.name;", #"NSString *name = [@"R" ow];"#,
    #"NSString *name = @"Row"; name = self.name;"#, #"NSString *name = @"Row"; read(&name);"#,
    #"{ NSString *name = @"Row"; }"#, #"NSString *name = @"Row"; use(^(NSString *name) {"#,
    #"for (NSString *name in names)"#,
  ])
  func `A local variable that may have another name may load any xib`(code: String) {
    #expect(loads(inMethod: code + "\n" + Self.load).areComputed)
  }

  @Test func `A method's first parameter says the name, unless it is changed`() {
    let head = "- (UIView *)view:(NSString *)name of:(id)owner"
    let expected = NibLoads.Loader(method: "view", name: .argument)
    #expect(loads(inMethod: Self.load, of: head).loaders == [expected])
    #expect(!loads(inMethod: Self.load, of: head).areComputed)
    #expect(loads(inMethod: "name = self.name;\n" + Self.load, of: head).areComputed)
    let second = "- (UIView *)viewOf:(id)owner named:(NSString *)name"
    #expect(loads(inMethod: Self.load, of: second).areComputed)
  }

  @Test(arguments: [
    "return [self initWithNibName:NSStringFromClass([self class]) bundle:nil];",
    "return [self initWithNibName:(NSStringFromClass ([self class])) bundle:nil];",
    """
    NSString *name = NSStringFromClass([self class]);
    return [self initWithNibName:[NSString stringWithFormat:@"%@_%@", name, device] bundle:nil];
    """,
  ])
  func `A xib may be named after the class that loads it`(code: String) {
    let loads = loads(inMethod: code, of: "- (id)initWithOwnNibName")
    #expect(loads.loaders == [NibLoads.Loader(method: "initWithOwnNibName", name: .receiver)])
    #expect(!loads.areComputed)
  }

  @Test(arguments: [
    "return [self initWithNibName:NSStringFromClass([other class]) bundle:nil];",
    #"return [self initWithNibName:[NSString stringWithFormat:@"i%@", self.class] bundle:nil];"#,
    """
    NSString *name = NSStringFromClass([self class]);
    name = self.name;
    return [self initWithNibName:[NSString stringWithFormat:@"%@", name] bundle:nil];
    """,
  ])
  func `A xib with a name that begins otherwise may be any`(code: String) {
    #expect(loads(inMethod: code, of: "- (id)initWithOwnNibName").areComputed)
  }

  @Test func `A cast in a call is not the type of a parameter`() {
    #expect(loads(inMethod: "[self initWithNibName:(NSString *)self.name bundle:nil];").areComputed)
    let declared = "- (id)initOf:(id)owner nibName:(nullable NSString *)name"
    #expect(loads(inMethod: "return nil;", of: declared) == NibLoads())
  }

  @Test func `A nib that is registered was created elsewhere`() {
    let register = "[self.tableView registerNib:nib\n  forCellReuseIdentifier:identifier];"
    #expect(loads(inMethod: register) == NibLoads())
    #expect(loads(inMethod: "[self registerNib:name];").areComputed)
  }

  // MARK: Methods that load what their callers say

  private func calls(_ code: String, of method: String, _ name: NibLoads.Loader.Name) -> NibLoads {
    let code = "@implementation List (More)\n- (void)show\n{\n\(code)\n}\n@end\n"
    return Array(code.utf8).withUnsafeBufferPointer {
      NibLoaderReader(
        CodeTokens($0, .objectiveC), [NibLoads.Loader(method: method, name: name)]
      ).loads
    }
  }

  @Test func `A caller says the name of the xib that a method loads`() {
    let calls = calls(
      #"[self view:@"Row" of:nil]; NSString *name = @"Head"; [self view:name of:nil];"#, of: "view",
      .argument)
    #expect(calls.names == ["Row", "Head"])
    #expect(!calls.areComputed)
  }

  @Test func `A caller's class is the beginning of the xib's name`() {
    let calls = calls("[super load]; [[Row alloc] load];", of: "load", .receiver)
    #expect(calls.receivers == ["List", "Row"])
    #expect(!calls.areComputed)
  }

  @Test(arguments: [
    ("[self view:self.name of:nil];", NibLoads.Loader.Name.argument),
    ("perform(@selector(view:of:));", .argument), (#"call(@"view:of:");"#, .argument),
    ("[list view];", .receiver), ("[[self row] view];", .receiver),
    ("perform(@selector(view));", .receiver),
  ])
  func `A caller that isn't understood may load any xib`(code: String, name: NibLoads.Loader.Name) {
    #expect(calls(code, of: "view", name).areComputed)
  }
}
