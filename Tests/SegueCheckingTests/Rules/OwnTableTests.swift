import Findings
import SegueChecking
import Testing

/// Cells that a table controller dequeues from its own table.
@Suite struct OwnTableTests {
  @Test(arguments: [
    ("UITableViewController", "tableView", "", true),
    ("UITableViewController", "self.tableView", "", true),
    ("UITableViewController", "list.tableView", "", false),
    ("UIViewController", "tableView", "", false), ("KitController", "tableView", "", false),
    (
      "UITableViewController", "tableView",
      "func add() { tableView.register(Row.self, forCellReuseIdentifier: \"PersonCell\") }", false
    ),
    ("UITableViewController", "tableView", "}\nclass Small: Menu {", false),
    (
      "UITableViewController", "tableView", "func fill() { list.tableView.dataSource = self }",
      false
    ),
  ])
  func `A table controller's own table has no prototypes of other scenes`(
    superclass: String, receiver: String, code: String, isFound: Bool
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <tableViewController customClass="\(code.contains("Small") ? "Small" : "List")" initial="YES">
        <tableView key="view">
          <prototypes><tableViewCell reuseIdentifier="PersonCell"/></prototypes>
        </tableView>
      </tableViewController>
      <tableViewController customClass="Menu" storyboardIdentifier="menu"/>
      --- Menu.swift
      class Row: UITableViewCell {}
      class List: UITableViewController {}
      class Menu: \(superclass) {
        let list = List()
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          \(receiver).dequeueReusableCell(withIdentifier: "PersonCell", for: path)
        }
        \(code)
      }
      """)
    let help =
      "give a prototype cell in the scene of Menu that identifier, or register a class or nib for "
      + "the identifier"
    let found = SegueChecker.check(ExampleApp(app).input).findings
      .filter { $0.rule == "dequeue-unknown-identifier" }
    #expect(found.map { "\($0.severity) \($0.help)" } == (isFound ? ["error \(help)"] : []))
  }
}
