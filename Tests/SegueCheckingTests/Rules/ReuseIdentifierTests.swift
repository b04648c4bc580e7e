import Findings
import SegueChecking
import Testing

/// Reuse identifiers that code dequeues and registers.
@Suite struct ReuseIdentifierTests {
  func app(_ code: String, in file: String = "List.swift") -> ExampleApp {
    ExampleApp(
      RuleExample(
        """
        --- Main.storyboard
        <tableViewController customClass="List" initial="YES">
          <tableView key="view">
            <prototypes><tableViewCell reuseIdentifier="PersonCell"/></prototypes>
          </tableView>
        </tableViewController>
        --- RowCell.xib
        <tableViewCell reuseIdentifier="Row"/>
        --- TwoCells.xib
        <tableViewCell reuseIdentifier="One"/>
        <tableViewCell reuseIdentifier="Two"/>
        --- \(file)
        \(code)
        """
      ))
  }

  private func list(
    dequeuing call: String, superclass: String = "UITableViewController", _ code: String = ""
  ) -> ExampleApp {
    app(
      """
      class List: \(superclass) {
        func cell(_ path: IndexPath) -> UITableViewCell? {
          tableView.\(call)
        }
      }
      \(code)
      """)
  }

  private func findings(
    _ app: ExampleApp, of rule: String = "dequeue-unknown-identifier",
    externalModules: Set<String> = []
  ) -> [String] {
    var input = app.input
    input.externalModules = externalModules
    return SegueChecker.check(input).findings.filter { $0.rule == rule }
      .map { "\($0.severity) \($0.help)" }
  }

  private static let dequeuing = "dequeueReusableCell(withIdentifier: \"PersonCel\", for: path)"

  @Test func `A mistyped identifier is an error with the nearest as advice`() {
    #expect(findings(list(dequeuing: Self.dequeuing)) == ["error did you mean “PersonCell”?"])
  }

  @Test(arguments: [
    ("dequeueReusableCell(withIdentifier: \"Gone\")!", 1),
    ("dequeueReusableCell(withIdentifier: \"Gone\") as! UITableViewCell", 1),
    ("dequeueReusableHeaderFooterView(withIdentifier: \"Gone\")! as? UITableViewCell", 1),
    ("dequeueReusableCell(withIdentifier: \"Gone\")", 0),
    ("dequeueReusableCell(withIdentifier: \"Gone\") as? UITableViewCell", 0),
    ("dequeueReusableCell(withIdentifier: \"Gone\") as! UITableViewCell?", 0),
  ])
  func `An unknown identifier whose nil is unwrapped is an error`(call: String, count: Int) {
    let found = findings(list(dequeuing: call))
    #expect(found.filter { $0.hasPrefix("error") }.count == count)
    #expect(found.count == count)
  }

  private static let finding = "tableView.dequeueReusableCell(withIdentifier: \"Gone\")"

  @Test(arguments: [
    "let cell = \(finding)\ncell?.tag = 1\nshow(cell: 1)\nreturn cell!",
    "let cell = \(finding) as? UITableViewCell\nreturn (cell as! UITableViewCell)",
    "let cell: UITableViewCell! = \(finding)\ncell.tag = 1\nreturn cell",
    "guard let cell = \(finding) else { fatalError() }\nreturn cell",
    "guard let cell = \(finding) as? UITableViewCell else {\n  print(1)\n  fatalError()\n}\nreturn cell",
  ])
  func `An unknown identifier whose nil is unwrapped further down is an error`(body: String) {
    let app = app(
      "class List: UITableViewController {\nfunc cell() -> UITableViewCell {\n\(body)\n}\n}")
    #expect(findings(app).map { $0.prefix(5) } == ["error"])
  }

  @Test(arguments: [
    "let cell = \(finding)\nreturn cell",
    "let cell = \(finding)\nif cell == nil { return nil }\nreturn cell!",
    "let cell = \(finding)\nif cell?.tag == 1 { return cell! }\nreturn nil",
    "let cell = \(finding)\nif let cell { return cell }\nreturn cell!",
    "var cell = \(finding)\nadd(&cell)\nreturn cell!",
    "var cell: UITableViewCell! = \(finding)\nif cell == nil { cell = make() }\nreturn cell!",
    "let cell: UITableViewCell! = \(finding)\nreturn isMissing(cell) ? nil : cell!",
    "guard let cell = \(finding) else { return nil }\nreturn cell",
    "guard let cell = \(finding) else {\n  if isOld { return nil }\n  fatalError()\n}\nreturn cell",
  ])
  func `An unknown identifier whose nil may be handled further down is not an error`(body: String) {
    let app = app(
      "class List: UITableViewController {\nfunc cell() -> UITableViewCell? {\n\(body)\n}\n}")
    #expect(findings(app) == [])
  }

  @Test func `A mistyped identifier in a subclass of a library's class is a warning`() {
    let mistyped = list(dequeuing: Self.dequeuing, superclass: "KitController")
    #expect(findings(mistyped) == ["warning did you mean “PersonCell”?"])
    let other = "dequeueReusableCell(withIdentifier: \"Header\", for: path)"
    #expect(findings(list(dequeuing: other, superclass: "KitController")) == [])
    #expect(findings(list(dequeuing: other)).count == 1)
  }

  @Test(arguments: [
    "class Cell: UITableViewCell {}\nextension UITableView {\n  func add<T: UITableViewCell>(_ t: T.Type) {\n    register(t, forCellReuseIdentifier: String(describing: t))\n  }\n}",
    "extension List {\n  func add(_ index: Int) {\n    tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"Cell\\(index)\")\n  }\n}",
  ])
  func `A computed registration leaves other identifiers undecided`(code: String) {
    let other = "dequeueReusableCell(withIdentifier: \"Header\", for: path)"
    #expect(findings(list(dequeuing: other, code)) == [])
  }

  private static let computing = """
    extension List {
      func add(_ index: Int) {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell\\(index)")
      }
    }
    """

  @Test(arguments: [("PersonCell2", 1), ("PersonCellRenamed", 1), ("PersonView", 0)])
  func `An identifier similar to one that no code dequeues is a warning, despite computed ones`(
    identifier: String, count: Int
  ) {
    let call = "dequeueReusableCell(withIdentifier: \"\(identifier)\", for: path)"
    let found = findings(list(dequeuing: call, Self.computing))
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.hasPrefix("warning") })
    let used = """
      extension List {
        func used() { _ = tableView.dequeueReusableCell(withIdentifier: "PersonCell") }
      }
      """
    #expect(findings(list(dequeuing: call, Self.computing + "\n" + used)) == [])
  }

  @Test(arguments: [
    ("List", "Ta", 0), ("List", "Tab2", 1), ("List", "TabRow", 1), ("Source", "Tab2", 0),
  ])
  func `A short identifier similar to one of the controller's own scene is a warning`(
    type: String, identifier: String, count: Int
  ) {
    let example = RuleExample(
      """
      --- Main.storyboard
      <tableViewController customClass="List" initial="YES">
        <tableView key="view">
          <prototypes><tableViewCell reuseIdentifier="Tab"/></prototypes>
        </tableView>
      </tableViewController>
      --- List.swift
      class List: UITableViewController {}
      class Source: NSObject {}
      class Other: UITableViewController {
        func cell() { _ = tableView.dequeueReusableCell(withIdentifier: "Tab") }
      }
      extension \(type) {
        func cell(_ tableView: UITableView, _ path: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "\(identifier)", for: path)
        }
      }
      \(Self.computing)
      """)
    let found = findings(ExampleApp(example))
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.hasPrefix("warning") })
  }

  @Test func `A computed registration of another kind of view leaves nothing undecided`() {
    let other = "dequeueReusableCell(withIdentifier: \"Header\", for: path)"
    let header = Self.computing.replacing(
      "forCellReuseIdentifier", with: "forHeaderFooterViewReuseIdentifier")
    #expect(findings(list(dequeuing: other, Self.computing)) == [])
    #expect(findings(list(dequeuing: other, header)).count == 1)
  }

  @Test(arguments: [
    ("registerCell(Cell.self, ", 0), ("register(Cell.self, forSupplementaryViewOfKind: \"a\", ", 1),
  ])
  func `A computed registration by a function of the app may be for any kind of view`(
    call: String, count: Int
  ) {
    let app = list(
      dequeuing: "dequeueReusableCell(withReuseIdentifier: \"Header\", for: path)",
      "extension List {\n  func add(_ name: String) { \(call)withReuseIdentifier: name + \"Cell\") }\n}"
    )
    #expect(findings(app).count == count)
  }

  /// The findings about a cast to `GroupCell` of a cell that the storyboard makes a `UITableViewCell`.
  private func casts(in type: String, _ code: String) -> [String] {
    let app = app(
      """
      class GroupCell: UITableViewCell {}
      class OtherCell: UITableViewCell {}
      class List: UITableViewController {}
      class Source: NSObject {}
      extension \(type) {
        func cell(_ tableView: UITableView) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "PersonCell") as! GroupCell
        }
      }
      \(code)
      """)
    return findings(app, of: "dequeue-wrong-class").map { String($0.prefix(5)) }
  }

  @Test func `A wrong cast of a scene's own cell is a warning if unseen code may register a class`()
  {
    let computing = Self.computing.replacing("UITableViewCell", with: "GroupCell")
    #expect(casts(in: "List", "") == ["error"])
    #expect(casts(in: "List", computing) == ["warni"])
    #expect(casts(in: "Source", "") == ["error"])
    #expect(casts(in: "Source", computing) == [])
  }

  @Test func `A function of the class may register another view for the cell's identifier`() {
    let code = """
      extension TYPE {
        func add(_ tableView: UITableView, _ nib: String, _ name: String) {
          tableView.register(UINib(nibName: nib, bundle: nil), forCellReuseIdentifier: name)
        }
      }
      """
    #expect(casts(in: "List", code.replacing("TYPE", with: "List")) == [])
    #expect(casts(in: "List", code.replacing("TYPE", with: "Source")) == ["warni"])
  }

  @Test(arguments: [
    ("OtherCell.self", 1), ("OtherCell.classForCoder()", 1), ("GroupCell.self", 0),
    ("UITableViewCell.self", 1),
  ])
  func `A computed registration of an unrelated class is no reason for doubt`(
    type: String, count: Int
  ) {
    let code = Self.computing.replacing("UITableViewCell.self", with: type)
    #expect(casts(in: "Source", code).count == count)
  }

  @Test(arguments: [
    ("(flag ? dequeue(\"PersonCell\") : dequeue(\"Other\")) as! GroupCell", 2),
    ("(flag ? dequeue(\"Other\") : dequeue(\"Other\")) as! GroupCell", 1),
    ("(flag ? dequeue(\"Group\") : dequeue(\"Other\")) as! GroupCell", 1),
    ("(flag ? dequeue(\"Group\") : dequeue(\"Other\")) as? GroupCell", 0),
    ("flag ? dequeue(\"Other\") : dequeue(\"Group\") as! GroupCell", 0),
    ("dequeue(flag ? \"PersonCell\" : \"Other\") as! GroupCell", 1),
    ("dequeue(flag ? \"PersonCell\" : \"Group\") as! GroupCell", 0),
    ("dequeue(flag ? \"PersonCell\" : \"Gone\") as! GroupCell", 0),
    ("dequeue(flag ? \"PersonCell\" : name) as! GroupCell", 0),
  ])
  func `A cast is compared with each of two cells that it may get`(cell: String, count: Int) {
    let dequeued = cell.replacing(
      "dequeue(", with: "tableView.dequeueReusableCell(withIdentifier: "
    )
    .replacing("\")", with: "\", for: path)").replacing("name)", with: "name, for: path)")
    let app = app(
      """
      class GroupCell: UITableViewCell {}
      class OtherCell: UITableViewCell {}
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.register(GroupCell.self, forCellReuseIdentifier: "Group")
          tableView.register(OtherCell.self, forCellReuseIdentifier: "Other")
        }
        func cell(_ flag: Bool, _ name: String, _ path: IndexPath) -> UITableViewCell? {
          return \(dequeued)
        }
      }
      """)
    #expect(findings(app, of: "dequeue-wrong-class").count == count)
  }

  @Test(arguments: [("GroupCell", 0), ("OtherCell", 1), ("", 1)])
  func `A class registered by its own name gives only that class`(superclass: String, count: Int) {
    let code = """
      extension UITableView {
        func add<T: UITableViewCell>(_: T.Type) {
          let identifier = "\\(T.self)"
          register(T.self, forCellReuseIdentifier: identifier)
        }
      }
      """
    let cell = superclass.isEmpty ? "" : "\nclass PersonCell: \(superclass) {}"
    #expect(casts(in: "Source", code + cell).count == count)
  }

  @Test(arguments: [("forCellReuseIdentifier", 1), ("forCellWithReuseIdentifier", 0)])
  func `A table creates no view that is registered with a collection`(label: String, count: Int) {
    let app = app(
      """
      class GroupCell: UITableViewCell {}
      class OtherCell: UITableViewCell {}
      class List: UITableViewController {
        func add(_ view: Any) { view.register(OtherCell.self, \(label): "Group") }
        func cell() -> UITableViewCell? {
          tableView.dequeueReusableCell(withIdentifier: "Group") as! GroupCell?
        }
      }
      """)
    #expect(findings(app, of: "dequeue-wrong-class").count == count)
  }

  @Test(arguments: [
    ("class Menu: UITableViewController", "as? GroupCell", 0),
    ("class Menu: UITableViewController", "as! GroupCell?", 0),
    ("class Menu: UITableViewController", "as! GroupCell", 1),
    ("class Menu: NSObject", "as? GroupCell", 1), ("extension Base", "as? GroupCell", 1),
  ])
  func `Another controller registers views only for its own table`(
    owner: String, cast: String, count: Int
  ) {
    let app = app(
      """
      class GroupCell: UITableViewCell {}
      class Base: UITableViewController {}
      class List: Base {
        func cell() -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Group") \(cast)
          return cell ?? GroupCell(style: .value1, reuseIdentifier: "Group")
        }
      }
      \(owner) {
        func add(_ table: UITableView) {
          table.register(UITableViewCell.self, forCellReuseIdentifier: "Group")
        }
      }
      """)
    #expect(findings(app, of: "dequeue-wrong-class").count == count)
  }

  @Test(arguments: [("class Menu: UITableViewController", 0), ("extension List", 1)])
  func `A cast is undecided if one of two views may be in another controller's table`(
    owner: String, count: Int
  ) {
    let app = app(
      """
      class GroupCell: UITableViewCell {}
      class List: UITableViewController {
        func cell(_ flag: Bool) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: flag ? "PersonCell" : "Group") as? GroupCell
          return cell ?? GroupCell(style: .value1, reuseIdentifier: "Group")
        }
      }
      \(owner) {
        func add(_ table: UITableView) {
          table.register(UITableViewCell.self, forCellReuseIdentifier: "Group")
        }
      }
      """)
    #expect(findings(app, of: "dequeue-wrong-class").count == count)
  }

  @Test func `A registered view of an unknown class leaves a cast undecided`() {
    let app = app(
      """
      class GroupCell: UITableViewCell {}
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.register(makeNib(), forCellReuseIdentifier: "Group")
        }
        func cell() -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Group") as! GroupCell
        }
      }
      """)
    let result = SegueChecker.check(app.input)
    #expect(result.findings.filter { $0.rule == "dequeue-wrong-class" } == [])
    #expect(
      result.undecided.filter { $0.rule == "dequeue-wrong-class" }.map(\.reason)
        == ["a view of an unknown class has the identifier"])
  }

  @Test(arguments: ["model: OtherCell.self, cell: GroupCell.self", "nil, cell: GroupCell.self"])
  func `The class that a function of the app registers is unknown`(arguments: String) {
    let code = """
      extension Source {
        func add(_ tableView: UITableView) {
          tableView.register(\(arguments), forCellReuseIdentifier: "PersonCell")
        }
      }
      """
    #expect(casts(in: "Source", code) == [])
  }

  @Test(arguments: [
    (#"register(type: UITableViewCell.self, forCellReuseIdentifier: "Header")"#, 0),
    (#"register(nib: UINib(nibName: "RowCell"), forCellReuseIdentifier: "Header")"#, 0),
    (#"unregister(type: UITableViewCell.self, forCellReuseIdentifier: "Header")"#, 1),
  ])
  func `A function of the app registers an identifier`(call: String, count: Int) {
    let app = list(
      dequeuing: "dequeueReusableCell(withIdentifier: \"Header\", for: path)",
      "extension List {\n  func add() { \(call) }\n}")
    #expect(findings(app).count == count)
    // It may give the cell another identifier than UIKit, or none.
    #expect(findings(app, of: "register-other-identifier") == [])
  }

  @Test func `A library may register a class by its name`() {
    let other = list(
      dequeuing: "dequeueReusableCell(withIdentifier: \"Header\", for: path)",
      "class Header: UITableViewCell {}")
    #expect(findings(other).count == 1)
    #expect(findings(other, externalModules: ["Reusable"]) == [])
    let plain = list(dequeuing: "dequeueReusableCell(withIdentifier: \"Footer\", for: path)")
    #expect(findings(plain, externalModules: ["Reusable"]).count == 1)
  }

  @Test(arguments: [
    ("one ? \"Head\" : \"Foot\"", ["warning", "warning"]), ("\"Head\"", ["error"]),
  ])
  func `An identifier for one of several kinds of supplementary views is a warning`(
    identifier: String, expected: [String]
  ) {
    let app = app(
      """
      class List: UICollectionViewController {
        func supplement(_ kind: String, _ one: Bool, _ path: IndexPath) -> UIView {
          collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: \(identifier), for: path)
        }
      }
      """)
    #expect(findings(app).map { String($0.prefix { $0 != " " }) } == expected)
  }

  @Test func `A library may register a class by its constant`() {
    let other = list(
      dequeuing: "dequeueReusableCell(withIdentifier: Header.identifier, for: path)",
      "class Header: UITableViewCell { static let identifier = \"header\" }")
    #expect(findings(other).count == 1)
    #expect(findings(other, externalModules: ["Reusable"]) == [])
  }

  @Test func `An unknown identifier is a warning if the exception is caught`() {
    let app = app(
      """
      @interface List : UITableViewController
      @end
      @implementation List
      - (UITableViewCell *)cell:(NSIndexPath *)path {
        @try {
          return [self.tableView dequeueReusableCellWithIdentifier:@"Header" forIndexPath:path];
        } @catch (NSException *exception) { return nil; }
      }
      @end
      """, in: "List.m")
    #expect(findings(app).map { $0.prefix(7) } == ["warning"])
  }

  @Test func `A cell that Objective-C returns without a check needs its identifier`() {
    let app = app(
      """
      @interface List : UITableViewController
      @end
      @implementation List
      - (UITableViewCell *)tableView:(UITableView *)view cellForRowAtIndexPath:(NSIndexPath *)path {
        UITableViewCell *cell = [view dequeueReusableCellWithIdentifier:@"Header"];
        return cell;
      }
      @end
      """, in: "List.m")
    #expect(findings(app).map { $0.prefix(5) } == ["error"])
  }

  @Test(arguments: [
    ("RowCell", "Row", 0), ("RowCell", "Other", 1), ("TwoCells", "Other", 0), ("None", "Other", 0),
  ])
  func `A xib is registered for the identifier of its only view`(
    xib: String, identifier: String, count: Int
  ) {
    let app = app(
      """
      class List: UITableViewController {
        static let nib = UINib(nibName: "\(xib)", bundle: nil)
        override func viewDidLoad() {
          tableView.register(
            UINib(nibName: "\(xib)", bundle: nil), forCellReuseIdentifier: "\(identifier)")
          tableView.register(List.nib, forCellReuseIdentifier: "\(identifier)")
        }
      }
      """)
    let found = findings(app, of: "register-other-identifier")
    #expect(found.count == count * 2, "\(found)")
  }

  @Test func `An empty identifier is a warning`() {
    #expect(
      findings(list(dequeuing: #"dequeueReusableCell(withIdentifier: "", for: path)"#))
        == ["warning return a new view, or call fatalError with the reason"])
  }
}
