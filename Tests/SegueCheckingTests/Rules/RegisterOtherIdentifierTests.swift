import Findings
import SegueChecking
import Testing

/// Identifiers for which code registers xibs.
@Suite struct RegisterOtherIdentifierTests {
  private func findings(_ app: ExampleApp) -> [String] {
    SegueChecker.check(app.input).findings.filter { $0.rule == "register-other-identifier" }
      .map(\.help)
  }

  @Test(arguments: [
    ("override var reuseIdentifier: String? { id }", 0),
    ("static let reuseIdentifier = \"Row\"", 1),
    ("static func reuseIdentifier() -> String { \"Row\" }", 1),
  ])
  func `A cell whose class overrides its identifier may be registered for another`(
    member: String, count: Int
  ) {
    let app = ExampleApp(
      RuleExample(
        """
        --- Main.storyboard
        <tableViewController customClass="List" initial="YES"/>
        --- RowCell.xib
        <tableViewCell reuseIdentifier="Row" customClass="RowCell"/>
        --- List.swift
        class BaseCell: UITableViewCell {
          \(member)
        }
        class RowCell: BaseCell {}
        class List: UITableViewController {
          override func viewDidLoad() {
            tableView.register(
              UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "Other")
          }
        }
        """))
    let found = findings(app)
    #expect(found.count == count, "\(found)")
  }

  @Test func `An Objective-C cell may override its identifier`() {
    let app = ExampleApp(
      RuleExample(
        """
        --- Main.storyboard
        <tableViewController customClass="List" initial="YES"/>
        --- RowCell.xib
        <tableViewCell reuseIdentifier="Row" customClass="RowCell"/>
        --- List.m
        @interface RowCell : UITableViewCell
        @end
        @implementation RowCell
        - (NSString *)reuseIdentifier { return @"Other"; }
        @end
        @interface List : UITableViewController
        @end
        @implementation List
        - (void)viewDidLoad {
          [self.tableView registerNib:[UINib nibWithNibName:@"RowCell" bundle:nil]
               forCellReuseIdentifier:@"Other"];
        }
        @end
        """))
    #expect(findings(app) == [])
  }

  @Test(arguments: [("", 0), ("reuseIdentifier=\"Cell\"", 1)])
  func `Of two xibs with one name, the one without an identifier may be registered`(
    attribute: String, count: Int
  ) {
    let app = ExampleApp(
      RuleExample(
        """
        --- Main.storyboard
        <tableViewController customClass="List" initial="YES"/>
        --- A/RowCell.xib
        <tableViewCell reuseIdentifier="Row"/>
        --- B/RowCell.xib
        <tableViewCell \(attribute)/>
        --- List.swift
        class List: UITableViewController {
          override func viewDidLoad() {
            tableView.register(
              UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "Other")
          }
        }
        """))
    #expect(findings(app).count == count)
  }
}
