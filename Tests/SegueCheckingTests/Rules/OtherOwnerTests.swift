import Findings
import RuleExamples
import SegueChecking
import Testing

/// Xibs that code loads with an owner of another class than the file names.
@Suite struct OtherOwnerTests {
  /// The findings about an outlet that the class of the placeholder doesn't have.
  private func outcome(_ name: String, loadedBy code: String) -> SegueChecker.Result {
    let app = RuleExample(
      """
      --- \(name).xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Header">
        <connections><outlet property="doneButton" destination="b"/></connections>
      </placeholder>
      <view id="v"><subviews><button id="b"/></subviews></view>
      --- Header.swift
      class Header: UIViewController {}
      --- Entry.swift
      class Entry: UIViewController { @IBOutlet weak var doneButton: UIButton! }
      --- EntryController.swift
      class EntryController: Entry {}
      --- List.swift
      class List: UIViewController {
        \(code)
      }
      """)
    return ExampleApp(app).check()
  }

  @Test(arguments: [
    ("Form", #"func open() { show(Entry(nibName: "Form", bundle: nil), sender: self) }"#),
    (
      "Form~ipad",
      #"func open() { show(Entry(nibName: "Form~ipad", bundle: nil), sender: self) }"#
    ),
    ("Entry", "func open() { show(Entry(), sender: self) }"),
    ("Entry", "func open() { show(EntryController(), sender: self) }"),
  ])
  func `An outlet of the class that loads the xib is undecided`(_ name: String, _ code: String) {
    let found = outcome(name, loadedBy: code)
    #expect(found.findings.filter { $0.rule == "unknown-outlet" } == [])
    #expect(found.undecided.contains { $0.reason.contains("an owner of another class") })
  }

  @Test(arguments: [("main", 0), ("windows", 2)])
  func `The application may own a xib that has the main menu`(menu: String, count: Int) {
    let app = RuleExample(
      """
      --- Menu.xib
      <customObject id="-2" userLabel="File's Owner" customClass="Player"><connections>
        <outlet property="delegate" destination="d"/>
      </connections></customObject>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <customObject id="-3" userLabel="Application" customClass="NSObject"/>
      <customObject id="d" customClass="Delegate"/>
      <window id="w"/>
      <menu id="m" systemMenu="\(menu)"><items><menuItem id="i"><connections>
        <action selector="orderFrontStandardAboutPanel:" target="-2"/>
      </connections></menuItem></items></menu>
      --- Player.swift
      class Player: NSObject {}
      class Delegate: NSObject {}
      """)
    let found = ExampleApp(app.files).check()
    let rules: Set = ["unknown-outlet", "unknown-action"]
    #expect(found.findings.count { rules.contains($0.rule) } == count)
    #expect(found.undecided.count { rules.contains($0.rule) } == 2 - count)
  }

  @Test(arguments: [
    #"func open() { show(Header(nibName: "Form", bundle: nil), sender: self) }"#,
    "func open() { show(Entry(), sender: self) }",
  ])
  func `An outlet is reported if no code loads the xib with a class that has it`(_ code: String) {
    let found = outcome("Form", loadedBy: code)
    #expect(found.findings.map(\.rule).contains("unknown-outlet"))
  }

  @Test(arguments: [
    ("tableViewCell", "", 0),
    ("tableViewCell", #"add(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "a")"#, 0),
    ("tableViewCell", #"Bundle.main.loadNibNamed("Row", owner: nil)"#, 0),
    ("tableViewCell", #"Bundle.main.loadNibNamed("Row", owner: self)"#, 2),
    ("tableViewCell", #"UINib(nibName: "Row", bundle: nil).instantiate(withOwner: self)"#, 2),
    ("tableViewCell", #"Bundle.main.loadNibNamed("\(type(of: self))", owner: self)"#, 2),
    (
      "tableViewCell",
      #"UINib(nibName: name, bundle: nil); Bundle.main.loadNibNamed("Row", owner: self)"#, 2
    ),
    (
      "tableViewCell",
      #"""
      add(UINib(nibName: "Row", bundle: nil))
      UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil)
      """#, 0
    ),
    ("view", #"register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "a")"#, 0),
    (#"view customClass="Header""#, "", 0),
    ("view", "", 2),
  ])
  func `A view that a table loads has no owner`(_ tag: String, _ call: String, count: Int) {
    let app = RuleExample(
      """
      --- Row.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="List">
        <connections><outlet property="doneButton" destination="b"/></connections>
      </placeholder>
      <\(tag) id="v"><subviews><button id="b"><connections>
        <action selector="finish:" destination="-1" eventType="touchUpInside"/>
      </connections></button></subviews></\(tag.prefix { $0 != " " })>
      --- List.swift
      class Header: UITableViewHeaderFooterView {}
      class List: UITableViewController {
        func load() { \(call) }
      }
      """)
    let found = ExampleApp(app).check()
    let rules = ["unknown-action", "unknown-outlet"]
    #expect(found.findings.filter { rules.contains($0.rule) }.count == count)
    let undecided = found.undecided.filter { rules.contains($0.rule) }
    #expect(undecided.count == 2 - count)
    let reason = "no code is seen that gives the xib an owner"
    #expect(undecided.allSatisfy { $0.reason.contains(reason) })
  }

  @Test func `A controller whose view is a cell owns the xib`() {
    let app = RuleExample(
      """
      --- Row.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="List"><connections>
        <outlet property="view" destination="v"/>
        <outlet property="doneButton" destination="b"/>
      </connections></placeholder>
      <tableViewCell id="v"><subviews><button id="b"/></subviews></tableViewCell>
      --- List.swift
      class List: UIViewController {}
      """)
    #expect(ExampleApp(app).check().findings.map(\.rule).contains("unknown-outlet"))
  }

  @Test(arguments: ["nil", "self"])
  func `The type of an outlet is undecided if its view has no owner`(owner: String) {
    let app = RuleExample(
      """
      --- Row.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="List">
        <connections>
          <outlet property="doneButton" destination="b"/>
          <outlet property="cell" destination="v"/>
        </connections>
      </placeholder>
      <tableViewCell id="v"><subviews><button id="b"/></subviews></tableViewCell>
      --- List.swift
      class List: UITableViewController {
        @IBOutlet weak var doneButton: UILabel!
        @IBOutlet weak var cell: UITableViewCell!
        func load() { Bundle.main.loadNibNamed("Row", owner: \(owner)) }
      }
      """)
    let found = ExampleApp(app).check()
    let rule = "wrong-outlet-type"
    let isOwned = owner == "self"
    #expect(found.findings.filter { $0.rule == rule }.count == (isOwned ? 1 : 0))
    let undecided = found.undecided.filter { $0.rule == rule }
    #expect(undecided.count == (isOwned ? 0 : 1))
    #expect(undecided.allSatisfy { $0.reason == "no code is seen that gives the xib an owner" })
  }

  @Test func `A class that is made with another xib doesn't own this one`() {
    let found = outcome(
      "Form",
      loadedBy: """
        func open() {
          show(Header(nibName: "Form", bundle: nil), sender: self)
          show(Entry(nibName: "Other", bundle: nil), sender: self)
        }
        """)
    #expect(found.findings.map(\.rule).contains("unknown-outlet"))
  }

  @Test(arguments: [("window", 0), ("windowes", 1)])
  func `The window of the owner of a Mac xib is not doubted`(outlet: String, count: Int) {
    let app = RuleExample(
      """
      --- Settings.xib
      <customObject id="-2" userLabel="File's Owner" customClass="Settings">
        <connections><outlet property="\(outlet)" destination="w"/></connections>
      </customObject>
      <window id="w"/>
      --- Settings.swift
      class Settings: KitController { @IBOutlet weak var windows: NSWindow! }
      """)
    #expect(ExampleApp(app).check().findings.count { $0.rule == "unknown-outlet" } == count)
  }
}
