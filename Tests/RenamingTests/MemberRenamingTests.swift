import Findings
import Renaming
import TestSupport
import Testing

@Suite struct MemberRenamingTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="list">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController id="list" customClass="ListController" sceneMemberID="viewController">
            <view key="view" id="v1"><subviews>
              <label id="l1"/>
              <button id="b1"><connections>
                <action selector="save:" destination="list" eventType="touchUpInside" id="a1"/>
              </connections></button>
            </subviews></view>
            <connections><outlet property="total" destination="l1" id="o1"/></connections>
          </viewController>
        </objects></scene>
      </scenes>
    </document>

    """

  private func app(_ code: String, _ others: [String: String] = [:]) -> RenamedApp {
    RenamedApp(
      ["Main.storyboard": Self.storyboard, "List.swift": code].merging(others) { $1 })
  }

  @Test func `The variable of one case doesn't hide an outlet in the next case`() throws {
    let renamed = try app(
      """
      class ListController: UIViewController {
        @IBOutlet var total: UILabel!
        @IBAction func save(_ sender: Any) {}
        func show(_ kind: Kind) {
          switch kind {
          case .sum(let total):
            if case .all = kind { print(isEditing ? .default : total) }
            print(total)
          case .none: total.text = ""
          default: total.isHidden = true
          }
        }
      }
      """
    ).expectRoundTrip("total", "label")
    let text = renamed.files["List.swift"] ?? ""
    #expect(text.contains("print(isEditing ? .default : total) }\n      print(total)\n"))
    #expect(text.contains("case .none: label.text = \"\"\n"))
    #expect(text.contains("default: label.isHidden = true\n"))
  }

  @Test(arguments: ["total:", "_ total:", "a: Int = f(1), with total:"])
  func `The parameter of a function in a method hides an outlet only there`(
    _ parameter: String
  ) throws {
    let renamed = try app(
      """
      class ListController: UIViewController {
        @IBOutlet var total: UILabel!
        @IBAction func save(_ sender: Any) {}
        override func viewDidLoad() {
          func show<T: Sequence>(\(parameter) T) -> T { return total }
          func clear() { total.text = "" }
        }
      }
      """
    ).expectRoundTrip("total", "label")
    let text = renamed.files["List.swift"] ?? ""
    #expect(text.contains("(\(parameter) T) -> T { return total }\n"))
    #expect(text.contains("func clear() { label.text = \"\" }\n"))
  }

  @Test func `A function in a method hides an action of its name, also before it`() throws {
    let renamed = try app(
      """
      class ListController: UIViewController {
        @IBOutlet var total: UILabel!
        @IBAction func save(_ sender: Any) {}
        func saveAll() {
          save(1)
          func save(_ number: Int) {}
          if isEditing { save(2) }
        }
        func saveAgain() { save(self) }
      }
      """
    ).expectRoundTrip("save", "keep")
    let text = renamed.files["List.swift"] ?? ""
    #expect(text.contains("    save(1)\n    func save(_ number: Int) {}\n"))
    #expect(text.contains("if isEditing { save(2) }\n"))
    #expect(text.contains("func saveAgain() { keep(self) }\n"))
  }

  @Test func `An outlet of the same name that another class inherits from elsewhere stays`() throws
  {
    func xib(_ owner: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
            <connections><outlet property="captionLabel" destination="l1" id="o1"/></connections>
          </placeholder>
          <label id="l1"/>
        </objects>
      </document>
      """
    }
    let renamed = try RenamedApp([
      "Row.xib": xib("Row"), "Column.xib": xib("Column"), "Card.xib": xib("Card"),
      "Row.swift": "class Row: UIViewController { @IBOutlet var captionLabel: UILabel! }",
      "Column.swift": "class Column: UIViewController { @IBOutlet var captionLabel: UILabel! }",
      "Card.h": """
      #import <Kit/Kit.h>
      @interface Card : KitController
      @end
      """,
      "Card.m": """
      #import "Card.h"
      @implementation Card
      - (void)show { self.captionLabel.hidden = NO; }
      @end
      """,
    ]).expectRoundTrip("captionLabel", "captionLabels", .outlet, in: ["Row", "Column"])
    #expect(renamed.files["Card.m"]?.contains("self.captionLabel.hidden") == true)
    #expect(renamed.files["Card.xib"] == xib("Card"))
    #expect(renamed.files["Row.xib"]?.contains("\"captionLabels\"") == true)
  }

  @Test func `An outlet changes in its class, subclasses and through known receivers`() throws {
    let renamed = try app(
      """
      class ListController: UIViewController {
        @IBOutlet var total: UILabel!
        @IBAction func save(_ sender: Any?) { total.text = "1"; self.total.isHidden = true }
        func show(other: Order) { let me = self; me.total.text = "4"; other.total = 1 }
      }
      class SpecialListController: ListController {
        override func viewDidLoad() { total.text = "2" }
      }
      struct Order { var total = 0 }
      func test() {
        let controller = ListController()
        controller.total.text = "3"
      }
      func sum(total: Int) -> Int { total + 1 }
      """
    ).expectRoundTrip("total", "amount")
    #expect(
      renamed.files["List.swift"] == """
        class ListController: UIViewController {
          @IBOutlet var amount: UILabel!
          @IBAction func save(_ sender: Any?) { amount.text = "1"; self.amount.isHidden = true }
          func show(other: Order) { let me = self; me.amount.text = "4"; other.total = 1 }
        }
        class SpecialListController: ListController {
          override func viewDidLoad() { amount.text = "2" }
        }
        struct Order { var total = 0 }
        func test() {
          let controller = ListController()
          controller.amount.text = "3"
        }
        func sum(total: Int) -> Int { total + 1 }
        """)
  }

  @Test func `A parameter with the outlet's name stays`() throws {
    let renamed = try app(
      """
      class ListController: UIViewController {
        @IBOutlet var total: UILabel!
        @IBAction func save(_ sender: Any?) {}
        func set(total: UILabel) { self.total = total }
        func clear(_ total: UILabel) { total.text = nil }
      }
      """
    ).expectRoundTrip("total", "amount")
    #expect(
      renamed.files["List.swift"]?.contains("func set(total: UILabel) { self.amount = total }")
        == true)
    #expect(
      renamed.files["List.swift"]?.contains("clear(_ total: UILabel) { total.text = nil }") == true)
  }

  @Test func `A member of an unknown object is undecided`() throws {
    let plan = try app(
      """
      class ListController: UIViewController {
        @IBOutlet var total: UILabel!
        @IBAction func save(_ sender: Any?) {}
      }
      func test() { make().total = nil }
      """
    ).plan("total", "amount")
    #expect(plan.undecided.map(\.location.description) == ["List.swift:5:22"])
  }

  @Test func `A local variable with the outlet's name stays`() throws {
    let renamed = try app(
      """
      class ListController: UIViewController {
        @IBOutlet var total: UILabel!
        @IBAction func save(_ sender: Any?) {
          total.text = "1"
          if let total = total { total.text = "2" }
          guard let total = self.total else { return }
          [1].forEach { total in print(total) }
          print(total)
        }
      }
      """
    ).expectRoundTrip("total", "amount")
    #expect(
      renamed.files["List.swift"] == """
        class ListController: UIViewController {
          @IBOutlet var amount: UILabel!
          @IBAction func save(_ sender: Any?) {
            amount.text = "1"
            if let total = amount { total.text = "2" }
            guard let total = self.amount else { return }
            [1].forEach { total in print(total) }
            print(total)
          }
        }
        """)
  }

  @Test func `A shorthand optional binding of the outlet is undecided`() throws {
    let plan = try app(
      """
      class ListController: UIViewController {
        @IBOutlet var total: UILabel!
        @IBAction func save(_ sender: Any?) {
          if let total { total.text = "2" }
        }
      }
      """
    ).plan("total", "amount")
    #expect(plan.undecided.map(\.location.description) == ["List.swift:4:12"])
  }

  @Test func `A call of a method with the outlet's name stays`() throws {
    let renamed = try app(
      """
      class ListController: UIViewController {
        @IBOutlet var total: UILabel!
        @IBAction func save(_ sender: Any?) { total(of: 1); self.total(of: 2) }
        func total(of order: Int) { total.text = "\\(order)" }
      }
      """
    ).expectRoundTrip("total", "amount")
    #expect(renamed.files["List.swift"]?.contains("{ total(of: 1); self.total(of: 2) }") == true)
  }

  @Test func `A variable that would hide the new name is undecided`() throws {
    let plan = try app(
      """
      class ListController: UIViewController {
        @IBOutlet var total: UILabel!
        @IBAction func save(_ sender: Any?) {
          let amount = 1
          total.text = "\\(amount)"
        }
      }
      """
    ).plan("total", "amount")
    #expect(plan.undecided.map(\.location.line) == [5])
  }

  @Test func `An action to the first responder changes with the only class that has it`() throws {
    let storyboard = Self.storyboard.split(separator: "destination=\"list\" eventType")
      .joined(separator: "destination=\"first\" eventType")
      .split(separator: "</viewController>").joined(
        separator: """
          </viewController><placeholder placeholderIdentifier="IBFirstResponder" id="first" \
          customClass="UIResponder" sceneMemberID="firstResponder"/>
          """)
    let renamed = try RenamedApp([
      "Main.storyboard": storyboard,
      "List.swift": """
      class ListController: UIViewController {
        @IBOutlet var total: UILabel!
        @IBAction func save(_ sender: Any?) {}
      }
      """,
    ]).expectRoundTrip("save", "store")
    #expect(renamed.files["Main.storyboard"]?.contains("selector=\"store:\"") == true)
  }

  @Test func `An Objective-C outlet changes with its setter and instance variable`() throws {
    let renamed = try RenamedApp([
      "Main.storyboard": Self.storyboard,
      "ListController.h": """
      @interface ListController : UIViewController
      @property (nonatomic, weak) IBOutlet UILabel *total;
      - (IBAction)save:(id)sender;
      @end
      """,
      "ListController.m": """
      #import "ListController.h"
      @implementation ListController
      - (IBAction)save:(id)sender { _total.text = @"1"; self.total.hidden = YES; [self setTotal:nil]; }
      - (void)setTotal:(UILabel *)label { _total = label; }
      - (UILabel *)label { return [self total]; }
      @end
      """,
      "Other.m": """
      #import "ListController.h"
      void change(ListController *controller) { controller.total.text = @"2"; }
      """,
    ]).expectRoundTrip("total", "amount")
    let code = try #require(renamed.files["ListController.m"])
    #expect(!code.lowercased().contains("total"))
    #expect(code.contains("- (void)setAmount:(UILabel *)label { _amount = label; }"))
    #expect(renamed.files["Other.m"]?.contains("controller.amount.text") == true)
  }

  @Test func `An action changes in selectors and calls`() throws {
    let renamed = try app(
      """
      class ListController: UIViewController {
        @IBOutlet var total: UILabel!
        @IBAction func save(_ sender: Any?) {}
        func setUp(button: UIButton) {
          button.addTarget(self, action: #selector(save(_:)), for: .touchUpInside)
          button.addTarget(self, action: #selector(ListController.save), for: .touchUpInside)
          button.addTarget(self, action: Selector("save:"), for: .touchUpInside)
          save(nil)
          self.save(button)
        }
      }
      """
    ).expectRoundTrip("save", "store")
    let code = try #require(renamed.files["List.swift"])
    #expect(!code.contains("save"))
    #expect(renamed.files["Main.storyboard"]?.contains("selector=\"store:\"") == true)
  }

  @Test func `A selector is accepted as the name of an action`() throws {
    try app(
      """
      class ListController: UIViewController {
        @IBOutlet var total: UILabel!
        @IBAction func save(_ sender: Any?) {}
      }
      """
    ).expectRoundTrip("save:", "store:", .action)
  }

  @Test func `An Objective-C action changes in messages and selectors`() throws {
    let renamed = try RenamedApp([
      "Main.storyboard": Self.storyboard,
      "ListController.h": """
      @interface ListController : UIViewController
      @property (nonatomic, weak) IBOutlet UILabel *total;
      - (IBAction)save:(id)sender;
      @end
      """,
      "ListController.m": """
      @implementation ListController
      - (IBAction)save:(id)sender {}
      - (void)later { [self save:nil]; [self performSelector:@selector(save:) withObject:nil]; }
      @end
      """,
    ]).expectRoundTrip("save", "store")
    #expect(renamed.files["ListController.m"]?.contains("save") == false)
    #expect(renamed.files["ListController.h"]?.contains("- (IBAction)store:(id)sender;") == true)
  }

  @Test func `Another method with the same base name makes calls undecided`() throws {
    let plan = try app(
      """
      class ListController: UIViewController {
        @IBOutlet var total: UILabel!
        @IBAction func save(_ sender: Any?) {}
        func save() {}
        func both() { save(nil) }
      }
      """
    ).plan("save", "store")
    #expect(plan.undecided.map(\.location.line) == [5])
  }

  @Test func `A member that a protocol requires is undecided`() throws {
    let plan = try app(
      """
      protocol Totalling { var total: UILabel! { get } }
      class ListController: UIViewController, Totalling {
        @IBOutlet var total: UILabel!
        @IBAction func save(_ sender: Any?) {}
      }
      """
    ).plan("total", "amount")
    #expect(plan.undecided.map(\.location.line) == [1])
  }

  @Test func `A name that another member has is refused as taken`() throws {
    let app = app(
      """
      class ListController: UIViewController {
        @IBOutlet var total: UILabel!
        @IBAction func save(_ sender: Any?) {}
        func amount() {}
      }
      """)
    #expect(throws: RenameFailure.taken("amount", .outlet, at: "List.swift:4:8")) {
      try app.plan("total", "amount")
    }
  }

  @Test func `An action with labels can have the name of an outlet`() throws {
    try app(
      """
      class ListController: UIViewController {
        @IBOutlet var total: UILabel!
        @IBAction func save(_ sender: Any?) {}
      }
      """
    ).expectRoundTrip("save", "total", .action)
  }

  @Test func `An owner of a name that only code has is refused with a reason`() {
    #expect(
      RenameFailure.unknownOwner("List", owners: []).description
        == "“List” doesn't have the name: leave out --in, because no storyboard or xib has it")
  }

  @Test func `A keyword can't name an outlet`() throws {
    let app = app(
      """
      class ListController: UIViewController {
        @IBOutlet var total: UILabel!
        @IBAction func save(_ sender: Any?) {}
      }
      """)
    #expect(throws: RenameFailure.keyword("class", .outlet)) { try app.plan("total", "class") }
    #expect(throws: RenameFailure.taken("hash", .outlet, at: "NSObject")) {
      try app.plan("total", "hash")
    }
    #expect(try app.plan("total", "identifier").undecided == [])
  }

  @Test
  func `An action that only subclasses of the object's class have changes in the storyboard too`()
    throws
  {
    let list = app(
      """
      class ListController: UIViewController { @IBOutlet var total: UILabel! }
      class PlainListController: ListController { @IBAction func save(_ sender: Any?) {} }
      class SpecialListController: ListController { @IBAction func save(_ sender: Any?) {} }
      """)
    let renamed = try list.applying(list.plan("save", "store", .action, everywhere: true))
    #expect(renamed.files["Main.storyboard"]?.contains("selector=\"store:\"") == true)
    #expect(renamed.files["List.swift"]?.contains("save") == false)
  }
}
