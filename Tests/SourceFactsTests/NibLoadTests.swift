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
  func `A call names the xib that it loads`(code: String, names: [String]) {
    let loads = loads(code)
    #expect(loads.names == Set(names))
    #expect(!loads.areComputed)
  }

  @Test(arguments: [
    (#"Bundle.main.loadNibNamed("Row", owner: self)"#, true),
    (#"Bundle.main.loadNibNamed("Row", owner: nil, options: nil)"#, false),
    (#"let nib = UINib(nibName: "Row", bundle: nil)"#, false),
    (#"[bundle loadNibNamed:@"Row" owner:self options:nil];"#, true),
    (#"[bundle loadNibNamed:@"Row" owner:nil options:nil];"#, false),
  ])
  func `A call gives a xib an owner, unless that is nil`(code: String, hasOwner: Bool) {
    let loads = loads(code, code.hasPrefix("[") ? .objectiveC : .swift)
    #expect(loads.names == ["Row"])
    #expect(loads.namesWithOwner == Set(hasOwner ? ["Row"] : []))
  }

  @Test(arguments: [("self", true), ("nil", false)])
  func `An owner is passed to the xib of the same expression`(owner: String, hasOwner: Bool) {
    let swift = """
      let view = UINib(nibName: "Row", bundle: nil)
        .instantiate(withOwner: \(owner))
      register(UINib(nibName: "Card", bundle: nil))
      """
    let message = """
      [[UINib nibWithNibName:@"Row" bundle:nil] instantiateWithOwner:\(owner) options:nil];
      [self register:[UINib nibWithNibName:@"Card" bundle:nil]];
      """
    for found in [loads(swift), loads(message, .objectiveC)] {
      #expect(found.names == ["Row", "Card"])
      #expect(found.namesWithOwner == Set(hasOwner ? ["Row"] : []))
      #expect(!found.ownsComputed)
    }
  }

  @Test func `An owner for a xib in a variable counts for all xibs of the source`() {
    let names = """
      let card = UINib(nibName: "Card", bundle: nil)
      let row = UINib(nibName: "Row", bundle: nil)
      """
    #expect(loads("\(names)\nrow.instantiate(withOwner: nil)").namesWithOwner == [])
    #expect(loads("\(names)\nrow.instantiate(withOwner: self)").namesWithOwner == ["Card", "Row"])
    #expect(loads("\(names)\nrow.instantiateWithOwner(self)").namesWithOwner == ["Card", "Row"])
  }

  @Test(arguments: [
    (#"Bundle.main.loadNibNamed("\(type(of: self))", owner: self, options: nil)"#, true),
    ("Bundle.main.loadNibNamed(String(describing: self), owner: nil, options: nil)", false),
    ("UINib(nibName: name, bundle: nil).instantiate(withOwner: self)", true),
    ("let nib = UINib(nibName: name, bundle: nil)\nnib.instantiate(withOwner: self)", true),
    ("[bundle loadNibNamed:NSStringFromClass([self class]) owner:self options:nil];", true),
    ("[bundle loadNibNamed:NSStringFromClass([self class]) owner:nil options:nil];", false),
  ])
  func `A xib with a computed name has an owner, unless that is nil`(code: String, hasOwner: Bool) {
    let loads = loads(code, code.hasPrefix("[") ? .objectiveC : .swift)
    #expect(loads.areComputed)
    #expect(loads.ownsComputed == hasOwner)
  }

  @Test func `Names after a computed one are read`() {
    let code = """
      UINib(nibName: name, bundle: nil)
      Bundle.main.loadNibNamed("Row", owner: self)
      """
    #expect(loads(code).areComputed)
    #expect(loads(code).namesWithOwner == ["Row"])
    #expect(!loads(code).ownsComputed)
  }

  @Test(arguments: [
    #"UINib(nibName: "Row" + suffix, bundle: nil)"#, #"UINib(nibName: "Row\(size)", bundle: nil)"#,
    #"UINib(nibName: "Row".appending(size), bundle: nil)"#,
    "UINib(nibName: name, bundle: nil)", "view.loadNib()", "makeFromXib(name)",
    "super.init(nibName: name, bundle: nil)",
  ])
  func `A call with a computed name, or without one, may load any xib`(code: String) {
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

  @Test(arguments: [
    ("UINib(nibName: name, bundle: nil)", true), (#"load(withNibName: "Row")"#, true),
    (#"UINib(nibName: "Row", bundle: nil)"#, false), ("view.loadNib()", false),
    ("table.register(Row.nib, forCellReuseIdentifier: id)", false),
  ])
  func `A label that is named after the names of xibs gets a value`(code: String, hasValue: Bool) {
    #expect(loads(code).areNamedByValues == hasValue)
  }

  @Test func `Messages in Objective-C name xibs, or pass a parameter on`() {
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

  @Test func `A cast in a call is not the type of a parameter`() {
    let call = "- (id)init\n{\nreturn [self initWithNibName:(NSString *)self.name bundle:nil];\n}"
    #expect(loads(call, .objectiveC).areComputed)
    let head = "- (id)initOf:(id)owner nibName:(nullable NSString *)name"
    #expect(loads(head + ";", .objectiveC) == NibLoads())
  }

  @Test func `A call that creates an object with a xib names the object's class and the xib`() {
    let swift = """
      show(Row(nibName: "Card", bundle: nil))
      let nib = loader.make(nibName: "List", bundle: nil)
      """
    #expect(loads(swift).namesOfClasses == ["Row": ["Card"]])
    let message = #"[[Row alloc] initWithNibName:@"Card" bundle:nil];"#
    #expect(loads(message, .objectiveC).namesOfClasses == ["Row": ["Card"]])
  }
}
