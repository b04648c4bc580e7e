import Findings
import SegueChecking
import Testing

/// Xibs that code loads by names.
@Suite struct UnknownXibTests {
  private func result(_ code: String, file: String = "List.swift") -> SegueChecker.Result {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- Detail.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Detail">
        <connections><outlet property="view" destination="v"/></connections>
      </placeholder>
      <view id="v"/>
      --- Row~ipad.xib
      <tableViewCell/>
      --- Grid-iPhone.xib
      <view/>
      --- \(file)
      \(code)
      """)
    return ExampleApp(app).check()
  }

  /// The findings of the rule, by severity and line.
  private func findings(_ code: String, file: String = "List.swift") -> [String] {
    result(code, file: file).findings.filter { $0.rule == "unknown-xib" }
      .map { "\($0.severity) \($0.location.line)" }
  }

  private func undecided(_ code: String, file: String = "List.swift") -> [String] {
    result(code, file: file).undecided.filter { $0.rule == "unknown-xib" }.map(\.reason)
  }

  private func list(_ statement: String, _ other: String = "") -> String {
    """
    class Detail: UIViewController {}
    class List: UIViewController {
      func open(_ given: String, _ url: URL) {
        \(statement)
      }
    }
    \(other)
    """
  }

  @Test(arguments: [
    #"show(Detail(nibName: "Detial", bundle: nil), sender: nil)"#,
    #"show(Detail.init(nibName: "Detial", bundle: .main), sender: nil)"#,
    #"show(UIViewController(nibName: "Detial", bundle: Bundle(for: Detail.self)), sender: nil)"#,
    #"_ = Bundle.main.loadNibNamed("Detial", owner: self)"#,
    #"_ = Bundle.main.loadNibNamed("Detial", owner: self, options: nil)?.first"#,
    #"_ = UINib(nibName: "Detial", bundle: nil).instantiate(withOwner: self)"#,
    #"let nib = UINib(nibName: "Detial", bundle: .main); _ = nib.instantiate(withOwner: self)"#,
    #"_ = Detail(nibName: "Grid-iPad.h", bundle: nil)"#,
  ])
  func `A missing xib that UIKit loads is an error`(statement: String) {
    #expect(findings(list(statement)) == ["error 4"])
  }

  @Test(arguments: [
    #"show(Detail(nibName: "Detail", bundle: nil), sender: nil)"#,
    "show(Detail(nibName: nil, bundle: nil), sender: nil)",
    #"_ = Bundle.main.loadNibNamed("Row", owner: self)"#,
    #"_ = Bundle.main.loadNibNamed("Row~ipad", owner: self)"#,
    #"let name = "Detail"; _ = Bundle.main.loadNibNamed(name, owner: self)"#,
    #"_ = loader.loadNibNamed(nibName: "Detial", bundle: nil)"#,
  ])
  func `A xib that exists, or isn't named, is neither reported nor undecided`(statement: String) {
    #expect(findings(list(statement)) == [])
    #expect(undecided(list(statement)) == [])
  }

  @Test(arguments: [
    (#"_ = Bundle(url: url)?.loadNibNamed("Detial", owner: self)"#, "", "another bundle"),
    (#"_ = Bundle.main.loadNibNamed("Detail.nib", owner: self)"#, "", "which xib the name"),
    (#"_ = Bundle.main.loadNibNamed("Views/Detial", owner: self)"#, "", "which xib the name"),
    (#"_ = Kit.Panel(nibName: "Detial", bundle: nil)"#, "", "create its view"),
    (#"_ = Panel(nibName: "Panel", bundle: nil)"#, "", "create its view"),
    (#"_ = Bundle.main.loadNibNamed("Card", owner: self)?.first as? Card"#, "", "in a library"),
    (#"_ = UINib(nibName: given + "Row", bundle: nil)"#, "", "xib's name is passed"),
    (
      #"if Bundle.main.url(forResource: given, withExtension: "nib") != nil { }"#,
      #"let view = Bundle.main.loadNibNamed("Detial", owner: nil)"#, "exists"
    ),
    (
      #"_ = Own(nibName: "Detial", bundle: nil)"#,
      "class Own: Detail { override func loadView() { view = UIView() } }", "create its view"
    ),
    (
      #"_ = Own(nibName: "Detial", bundle: nil)"#,
      "class Own: UINavigationController {}", "create its view"
    ),
    (
      #"_ = Own(nibName: "Detial", bundle: nil)"#,
      """
      class Own: UIViewController {
        override init(nibName: String?, bundle: Bundle?) {
          super.init(nibName: "Detail", bundle: bundle)
        }
      }
      """, "create its view"
    ),
  ])
  func `A xib that may be elsewhere, or not be needed, is undecided`(
    statement: String, other: String, reason: String
  ) {
    let code = list(statement, other)
    #expect(findings(code) == [])
    #expect(undecided(code).contains { $0.contains(reason) }, "\(undecided(code))")
  }

  @Test(arguments: [("Detaill", ["warning 4"]), ("DetailRow", []), ("Gone", [])])
  func `A missing xib in another bundle is reported if its name is a mistyped one of the app`(
    name: String, expected: [String]
  ) {
    let load = #"_ = Bundle(url: url)?.loadNibNamed("\#(name)", owner: self)"#
    #expect(findings(list(load)) == expected)
  }

  @Test func `A xib's name that an initializer passes on is reported at the call`() {
    let code = list(
      #"_ = Own(nibName: "Detial", bundle: nil)"#,
      """
      class Own: UIViewController {
        override init(nibName: String?, bundle: Bundle?) {
          super.init(nibName: nibName, bundle: bundle)
        }
      }
      """)
    #expect(findings(code) == ["error 4"])
  }

  @Test func `The callers of a function that passes a name on are reported`() {
    let code = list(
      #"_ = [Own(ownNibName: "Detial"), Own(ownNibName: "Detail")]"#,
      """
      class Own: UIViewController {
        init(ownNibName name: String) { super.init(nibName: name, bundle: nil) }
      }
      """)
    #expect(findings(code) == ["error 4"])
    #expect(undecided(code) == [])
  }

  @Test func `A function of the system is not mistaken for one of the app with the same name`() {
    let code = list(
      #"UITableView().register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "a")"#,
      """
      protocol Reusable { static var xibName: String { get } }
      extension UITableView {
        func register<T: Reusable>(_ type: T.Type) {
          register(UINib(nibName: type.xibName, bundle: nil), forCellReuseIdentifier: "b")
        }
      }
      """)
    #expect(findings(code) == [])
    #expect(undecided(code) == ["the xib's name is passed to the function"])
  }

  @Test func `The value of a constant or of an enumeration's case is reported where it is written`()
  {
    let code = list(
      "_ = [UINib(nibName: Names.row, bundle: nil), UINib(nibName: Xib.detail.rawValue, bundle: nil)]"
        + ".map { $0.instantiate(withOwner: self) }",
      """
      enum Names { static let row = "Rwo" }
      enum Xib: String { case detail = "Detial" }
      """)
    #expect(findings(code) == ["error 7", "error 8"])
  }

  @Test func `Each missing xib that code may load is reported`() {
    let code = list(
      "_ = [true].map { Bundle.main.loadNibNamed($0 ? Names.row : Names.card, owner: self) }",
      """
      enum Names {
        static let row = "Rwo"
        static let card = "Crad"
      }
      """)
    #expect(findings(code) == ["error 8", "error 9"])
  }

  @Test(arguments: [("String(describing: Card.self)", 6), ("Names.card", 9)])
  func `The name of a type is reported where it is used, even if a constant has the same text`(
    name: String, line: Int
  ) {
    let code = """
      class Card: UIView {}
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: Names.card)
          _ = Bundle.main.loadNibNamed(
            \(name), owner: self)
        }
      }
      enum Names { static let card = "Card" }
      """
    #expect(findings(code) == ["error \(line)"])
  }

  @Test func `A class that loads the xib of its own name needs it`() {
    let code = """
      class Card: UIView {
        func load() { Bundle.main.loadNibNamed(String(describing: type(of: self)), owner: self) }
      }
      """
    #expect(findings(code) == ["error 2"])
    #expect(findings(code + "\nclass Small: Card {}") == [])
    #expect(findings("open " + code) == [])
  }

  @Test(arguments: [
    ("", "warning"),
    (#"func cell() { table.dequeueReusableCell(withIdentifier: "r", for: path) }"#, "error"),
    (
      #"""
      func cell() {
        table.register(Card.self, forCellReuseIdentifier: "r")
        table.dequeueReusableCell(withIdentifier: "r", for: path)
      }
      """#, "warning"
    ),
  ])
  func `A missing xib that is registered is an error if a view of it is dequeued`(
    members: String, severity: String
  ) {
    let code = """
      class Card: UITableViewCell {}
      class List: UIViewController {
        func a() { table.register(UINib(nibName: "Rwo", bundle: nil), forCellReuseIdentifier: "r") }
        \(members)
      }
      """
    #expect(findings(code) == ["\(severity) 3"])
  }

  @Test(arguments: [
    (#"_ = Bundle.main.loadNibNamed("Gone", owner: self, topLevelObjects: nil)"#, "warning"),
    (#"_ = NSNib(nibNamed: "Gone", bundle: nil)"#, "warning"),
    (#"_ = NSNib(nibNamed: NSNib.Name("Gone"), bundle: nil)!"#, "error"),
    (#"_ = NSWindowController(windowNibName: "Gone")"#, "warning"),
    (#"_ = NSViewController(nibName: "Gone", bundle: nil)"#, "error"),
    (#"_ = UIViewController(nibName: "Grid-iPad", bundle: nil)"#, "warning"),
  ])
  func `A missing xib is an error only if the app crashes without it`(
    statement: String, severity: String
  ) {
    #expect(findings(list(statement)) == ["\(severity) 4"])
  }

  @Test func `AppKit only logs that a window's xib is missing, and UIKit crashes`() {
    let whys = [
      #"_ = NSWindowController(windowNibName: "Gone")"#,
      #"_ = UIViewController(nibName: "Gone", bundle: nil)"#,
    ].map { result(list($0)).findings.first { $0.rule == "unknown-xib" }?.why ?? "" }
    #expect(whys[0].hasPrefix("AppKit only logs"))
    #expect(whys[1].hasPrefix("the app crashes"))
  }

  @Test func `A xib that an initializer names for its own class is a warning`() {
    let own = """
      class Own: UIViewController {
        convenience init() { self.init(nibName: "Gone", bundle: nil) }
      }
      """
    #expect(findings(own) == ["warning 2"])
    #expect(findings(own.replacing("self", with: "super")) == ["warning 2"])
  }

  @Test func `Objective-C's messages name xibs`() {
    func code(_ name: String) -> String {
      """
      @interface Detail : UIViewController
      @end
      @implementation Detail
      - (id)initWithNibName:(NSString *)nibNameOrNil bundle:(NSBundle *)nibBundleOrNil {
        return [super initWithNibName:nibNameOrNil bundle:nibBundleOrNil];
      }
      @end
      @implementation List
      - (void)a { [self show:[[Detail alloc] initWithNibName:@"\(name)" bundle:nil]]; }
      - (void)b { [[NSBundle mainBundle] loadNibNamed:@"\(name)" owner:self options:nil]; }
      - (void)c {
        UINib *nib = [UINib nibWithNibName:@"\(name)" bundle:nil];
        [nib instantiateWithOwner:self options:nil];
      }
      @end
      """
    }
    #expect(findings(code("Detail"), file: "List.m") == [])
    #expect(undecided(code("Detail"), file: "List.m") == [])
    #expect(findings(code("Detail "), file: "List.m") == ["error 9", "error 10", "error 12"])
  }

  @Test func `The class method of NSBundle loads from the bundle of the owner's class`() {
    func code(_ owner: String) -> String {
      """
      @implementation List
      - (void)a { [NSBundle loadNibNamed:@"Gone" owner:\(owner)]; }
      @end
      """
    }
    #expect(findings(code("self"), file: "List.m") == ["warning 2"])
    #expect(findings(code("panel"), file: "List.m") == [])
    #expect(undecided(code("panel"), file: "List.m").count == 1)
  }

  @Test func `A xib that a project lists, and that isn't there, is undecided`() {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- List.swift
      class List: UIViewController {
        func a() { Bundle.main.loadNibNamed("Row", owner: self) }
      }
      """)
    var input = ExampleApp(app).input
    #expect(SegueChecker.check(input).findings.map(\.rule) == ["unknown-xib"])
    input.unreadInterfaces = ["Row.xib"]
    let result = SegueChecker.check(input)
    #expect(result.findings == [])
    #expect(result.undecided.map(\.rule) == ["unknown-xib"])
    // A xib in an old format is loaded like others.
    let old = Finding(
      .unsupportedFormat, .warning, at: SourceLocation(file: "Row.xib", line: 1, column: 1), "old",
      help: "")
    input.unreadInterfaces = []
    input.readingFindings = [old]
    #expect(SegueChecker.check(input).findings.filter { $0.rule == "unknown-xib" } == [])
  }
}
