import Findings
import SegueChecking
import Testing

/// Identifiers of the views and items that AppKit's tables and collections create.
@Suite struct AppKitReuseIdentifierTests {
  private func app(
    _ code: String, in file: String = "List.swift", _ others: String = ""
  ) -> ExampleApp {
    ExampleApp(
      RuleExample(
        """
        --- Main.storyboard
        <viewController customClass="List" initial="YES">
          <view key="view"><subviews><tableView><tableColumns>
            <tableColumn identifier="Name"><prototypeCellViews>
              <tableCellView identifier="PersonCell" customClass="PersonCell"/>
              <customView identifier="GroupCell"/>
            </prototypeCellViews></tableColumn>
          </tableColumns></tableView></subviews></view>
        </viewController>
        --- Tile.xib
        <customObject id="-2" customClass="Tile"/>
        <collectionViewItem customClass="Tile"/>
        --- \(file)
        \(code)
        --- Classes.swift
        class PersonCell: NSTableCellView {}
        class OtherCell: NSTableCellView {}
        class Tile: NSCollectionViewItem {}
        class OtherTile: NSCollectionViewItem {}
        \(others)
        """
      ))
  }

  /// A class whose function has a table `t`, a collection `c` and an index path `p`.
  private func list(_ code: String, _ others: String = "") -> ExampleApp {
    app(
      """
      class List: NSViewController {
        func show(_ t: NSTableView, _ c: NSCollectionView, _ p: IndexPath) {
          \(code)
        }
      }
      """, in: "List.swift", others)
  }

  private func findings(
    _ app: ExampleApp, of rule: String = "dequeue-unknown-identifier"
  ) -> [String] {
    app.check().findings.filter { $0.rule == rule }.map { "\($0.severity) \($0.message)" }
  }

  private static let unknown = "error nothing has or registers the reuse identifier “Gone”"

  @Test(arguments: [
    "t.makeView(withIdentifier: NSUserInterfaceItemIdentifier(\"Gone\"), owner: self)!",
    "t.makeView(withIdentifier: NSUserInterfaceItemIdentifier(rawValue: \"Gone\"), owner: nil)!",
    "t.makeView(withIdentifier: .init(\"Gone\"), owner: self) as! PersonCell",
    "t.makeView(withIdentifier: .init(rawValue: \"Gone\"), owner: self)! as! PersonCell",
    "t.make(withIdentifier: \"Gone\", owner: self) as! PersonCell",
    "t.makeViewWithIdentifier(\"Gone\", owner: self)!",
    "c.makeItem(withIdentifier: .init(\"Gone\"), for: p)",
    "c.makeItemWithIdentifier(\"Gone\", forIndexPath: p)",
    "c.makeSupplementaryView(ofKind: k, withIdentifier: .init(\"Gone\"), for: p)",
  ])
  func `An unknown identifier is an error if the code can't handle nil`(call: String) {
    #expect(findings(list("_ = \(call)")) == [Self.unknown])
  }

  @Test(arguments: [
    "t.makeView(withIdentifier: .init(\"Gone\"), owner: self)",
    "t.makeView(withIdentifier: .init(\"Gone\"), owner: self) as? PersonCell",
    "t.makeView(withIdentifier: .init(\"Gone\"), owner: self) as! PersonCell?",
    "t.makeView(withIdentifier: .init(\"Name\"), owner: self)!",
    "t.makeView(withIdentifier: .init(\"PersonCell\"), owner: self)!",
    "c.makeItem(withIdentifier: .init(\"Tile\"), for: p)",
    "c.makeItem(withIdentifier: NSUserInterfaceItemIdentifier(p.name), for: p)",
  ])
  func `A view that can be missing, a known view and a xib's name are not reported`(call: String) {
    #expect(findings(list("_ = \(call)")) == [])
  }

  @Test(arguments: [
    "static let row = NSUserInterfaceItemIdentifier(\"Gone\")",
    "static let row: Self = .init(\"Gone\")", "static let row = Self(rawValue: \"Gone\")",
    "static var row: NSUserInterfaceItemIdentifier { .init(\"Gone\") }",
  ])
  func `An identifier may be a member of an extension`(member: String) {
    let call = "_ = t.makeView(withIdentifier: .row, owner: self)!"
    let members = "extension NSUserInterfaceItemIdentifier { \(member) }"
    #expect(findings(list(call, members)) == [Self.unknown])
  }

  @Test(arguments: [
    "t.register(NSNib(nibNamed: \"Cells\", bundle: nil), forIdentifier: .init(\"Gone\"))",
    "t.registerNib(nib, forIdentifier: \"Gone\")",
  ])
  func `A nib registers a view`(call: String) {
    let app = list(
      "\(call)\n_ = t.makeView(withIdentifier: .init(\"Gone\"), owner: self)!")
    #expect(findings(app) == [])
  }

  @Test(arguments: [
    "register(OtherTile.self, forItemWithIdentifier: .init(\"Gone\"))",
    "register(NSNib(nibNamed: \"Tile\", bundle: nil), forItemWithIdentifier: .init(\"Gone\"))",
    "registerClass(OtherTile.self, forItemWithIdentifier: \"Gone\")",
  ])
  func `A class or nib registers an item`(call: String) {
    let app = list("c.\(call)\n_ = c.makeItem(withIdentifier: .init(\"Gone\"), for: p)")
    #expect(findings(app) == [])
  }

  @Test func `A class of Objective-C provides items for the identifier of its name`() {
    let make = "_ = c.makeItem(withIdentifier: .init(\"Gone\"), for: p)"
    #expect(findings(list(make, "@objc(Gone) class Other: NSCollectionViewItem {}")) == [])
    let table = "_ = t.makeView(withIdentifier: .init(\"Gone\"), owner: self)!"
    #expect(findings(list(table, "@objc(Gone) class Other: NSView {}")) == [Self.unknown])
  }

  @Test func `A table that creates views itself leaves identifiers undecided`() {
    let table = """
      class Table: NSTableView {
        override func makeView(
          withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?
        ) -> NSView? { NSView() }
      }
      """
    let app = list("_ = t.makeView(withIdentifier: .init(\"Gone\"), owner: self)!", table)
    #expect(findings(app) == [])
    #expect(
      app.check().undecided.map(\.reason) == [
        "Table decides itself which view an identifier gives"
      ])
  }

  @Test func `A mistyped identifier is a warning if the code handles nil`() {
    let make = "_ = t.makeView(withIdentifier: .init(\"PersonCel\"), owner: self) as? PersonCell"
    #expect(
      findings(list(make)) == ["warning nothing has or registers the reuse identifier “PersonCel”"])
    let both = make + "\n_ = t.makeView(withIdentifier: .init(\"PersonCell\"), owner: self)"
    #expect(findings(list(both)) == [])
  }

  @Test(arguments: [("PersonCel", 1), ("PersonColum", 0), ("CommonNam", 0), ("AddButto", 0)])
  func `A mistyped identifier is a warning only if it is like one that only a prototype has`(
    identifier: String, count: Int
  ) {
    let app = ExampleApp(
      RuleExample(
        """
        --- List.xib
        <customObject id="-2" customClass="List"/>
        <tableView><tableColumns>
          <tableColumn identifier="PersonColumn"><prototypeCellViews>
            <tableCellView identifier="PersonCell"/>
          </prototypeCellViews></tableColumn>
          <tableColumn identifier="CommonName"><prototypeCellViews>
            <tableCellView identifier="CommonName"/>
          </prototypeCellViews></tableColumn>
        </tableColumns></tableView>
        <button identifier="AddButton"/>
        --- List.swift
        class List: NSViewController {
          func show(_ t: NSTableView) {
            _ = t.makeView(withIdentifier: .init("\(identifier)"), owner: self) as? NSTableCellView
          }
        }
        """
      ))
    let unknown = "warning nothing has or registers the reuse identifier “\(identifier)”"
    #expect(findings(app) == Array(repeating: unknown, count: count))
  }

  @Test(arguments: [
    ("t.makeView(withIdentifier: .init(\"PersonCell\"), owner: self) as! OtherCell", 1),
    ("t.makeView(withIdentifier: .init(\"PersonCell\"), owner: self) as! PersonCell", 0),
    ("t.makeView(withIdentifier: .init(\"GroupCell\"), owner: self) as! OtherCell", 1),
    ("t.makeView(withIdentifier: .init(\"Name\"), owner: self) as! OtherCell", 0),
    ("c.makeItem(withIdentifier: .init(\"Tile\"), for: p) as! OtherTile", 1),
    ("c.makeItem(withIdentifier: .init(\"Tile\"), for: p) as! Tile", 0),
  ])
  func `A cast is compared with the class of the view, the item and the xib`(
    call: String, count: Int
  ) {
    #expect(findings(list("_ = \(call)"), of: "dequeue-wrong-class").count == count)
  }

  @Test(arguments: [("as? OtherCell", 0), ("as! OtherCell", 1)])
  func `Code that handles nil may ask a table that has no such view`(cast: String, count: Int) {
    let code = """
      class Notes: NSViewController {
        func show(_ t: NSTableView) {
          _ = t.makeView(withIdentifier: .init("PersonCell"), owner: self) \(cast)
        }
      }
      class List: NSViewController {}
      """
    #expect(findings(app(code), of: "dequeue-wrong-class").count == count)
  }

  @Test(arguments: [
    ("makeItem(withIdentifier: .init(\"Other\"), for: p)", 1),
    ("makeView(withIdentifier: .init(\"Other\"), owner: self)", 0),
  ])
  func `A table creates no item that is registered with a collection`(call: String, count: Int) {
    let app = list(
      """
      c.register(Tile.self, forItemWithIdentifier: .init("Other"))
      _ = c.\(call) as! OtherTile
      """)
    #expect(findings(app, of: "dequeue-wrong-class").count == count)
  }

  @Test func `Objective-C's calls are read`() {
    let app = app(
      """
      @interface List : NSViewController
      @end
      @implementation List
      - (void)show:(NSTableView *)t in:(NSCollectionView *)c at:(NSIndexPath *)p {
        [c makeItemWithIdentifier:@"Gone" forIndexPath:p];
        [c makeItemWithIdentifier:@"Tile" forIndexPath:p];
        [t makeViewWithIdentifier:@"Gone" owner:self];
        [c registerClass:[Tile class] forItemWithIdentifier:@"Other"];
        OtherTile *other = [c makeItemWithIdentifier:@"Other" forIndexPath:p];
        [self fill:other];
      }
      @end
      """, in: "List.m")
    #expect(findings(app) == [Self.unknown])
    #expect(
      findings(app, of: "dequeue-wrong-class") == [
        "warning the identifier gives a Tile, which is not an OtherTile"
      ])
  }
}
