import Findings
import Renaming
import Testing

/// Identifiers of the views and items that AppKit's tables and collections make.
@Suite struct AppKitReuseRenamingTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" \
    targetRuntime="MacOSX.Cocoa" initialViewController="list">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController id="list" customClass="ListController" sceneMemberID="viewController">
            <view key="view" id="v1"><subviews>
              <tableView id="t1"><tableColumns>
                <tableColumn id="k1" identifier="PersonColumn"><prototypeCellViews>
                  <tableCellView id="c1" identifier="PersonCell"/>
                  <customView id="c2" identifier="NSTableViewRowViewKey"/>
                </prototypeCellViews></tableColumn>
                <tableColumn id="k2" identifier="Place"><prototypeCellViews>
                  <tableCellView id="c3" identifier="Place"/>
                </prototypeCellViews></tableColumn>
              </tableColumns></tableView>
              <button id="b1" identifier="Add"/>
            </subviews></view>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  private func app(_ swift: String, _ others: [String: String] = [:]) -> RenamedApp {
    RenamedApp(
      ["Main.storyboard": Self.storyboard, "List.swift": swift].merging(others) { $1 })
  }

  /// A controller whose function asks a table `t` for a view.
  private func list(_ code: String, _ others: String = "") -> RenamedApp {
    app(
      """
      \(others)
      class ListController: NSViewController {
        func show(_ t: NSTableView, _ column: NSTableColumn, _ isNew: Bool) {
          \(code)
        }
      }
      """)
  }

  @Test(arguments: [
    "NSUserInterfaceItemIdentifier(\"PersonCell\")",
    "NSUserInterfaceItemIdentifier(rawValue: \"PersonCell\")", ".init(\"PersonCell\")",
    ".init(rawValue: \"PersonCell\")",
    "isNew ? NSUserInterfaceItemIdentifier(\"New\") : NSUserInterfaceItemIdentifier(\"PersonCell\")",
  ])
  func `An identifier changes in each form in which Swift writes it`(form: String) throws {
    let renamed = try list(
      """
      _ = t.makeView(withIdentifier: \(form), owner: self)
      t.register(NSNib(nibNamed: "Person", bundle: nil), forIdentifier: \(form))
      """
    ).expectRoundTrip("PersonCell", "HumanCell")
    #expect(renamed.files["List.swift"]?.contains("PersonCell") == false)
    #expect(
      renamed.files["Main.storyboard"]?.contains("id=\"c1\" identifier=\"HumanCell\"") == true)
  }

  @Test(arguments: [
    ("NSUserInterfaceItemIdentifier(\"PersonCell\")", ".personCell"),
    ("NSUserInterfaceItemIdentifier(rawValue: \"PersonCell\")", ".personCell"),
    ("Self(\"PersonCell\")", "NSUserInterfaceItemIdentifier.personCell"),
  ])
  func `A constant of the identifiers' type changes in its value`(
    value: String, use: String
  ) throws {
    let renamed = try list(
      "_ = t.makeView(withIdentifier: \(use), owner: self)",
      "extension NSUserInterfaceItemIdentifier { static let personCell = \(value) }"
    ).expectRoundTrip("PersonCell", "HumanCell")
    #expect(
      renamed.files["List.swift"]?.contains(
        "static let personCell = \(value.replacing("PersonCell", with: "HumanCell"))") == true)
  }

  @Test func `A string that is turned into an identifier only where it is used changes`() throws {
    try list(
      "_ = t.makeView(withIdentifier: .init(Cells.person), owner: self)",
      "enum Cells { static let person = \"PersonCell\" }"
    ).expectRoundTrip("PersonCell", "HumanCell")
  }

  @Test(arguments: [
    "[t makeViewWithIdentifier:@\"PersonCell\" owner:self];",
    "[t registerNib:nib forIdentifier:@\"PersonCell\"];",
    "[t makeViewWithIdentifier:isNew ? @\"New\" : @\"PersonCell\" owner:self];",
    "NSString *name = @\"PersonCell\"; [t makeViewWithIdentifier:name owner:self];",
    "[t makeViewWithIdentifier:kPerson owner:self];",
  ])
  func `An identifier changes in Objective-C`(code: String) throws {
    let constant =
      code.contains("kPerson")
      ? "static NSUserInterfaceItemIdentifier const kPerson = @\"PersonCell\";" : ""
    let renamed = try app(
      "",
      [
        "List.m": """
        \(constant)
        @implementation ListController
        - (void)show:(NSTableView *)t { \(code) }
        @end
        """
      ]
    ).expectRoundTrip("PersonCell", "HumanCell")
    #expect(renamed.files["List.m"]?.contains("PersonCell") == false)
    #expect(renamed.files["List.m"]?.contains("@\"HumanCell\"") == true)
  }

  @Test func `A column with the same identifier as a renamed view stays`() throws {
    let renamed = try list("_ = t.makeView(withIdentifier: .init(\"Place\"), owner: self)")
      .expectRoundTrip("Place", "Town")
    let text = try #require(renamed.files["Main.storyboard"])
    #expect(text.contains("<tableColumn id=\"k2\" identifier=\"Place\">"))
    #expect(text.contains("<tableCellView id=\"c3\" identifier=\"Town\"/>"))
  }

  private static let madeByColumn =
    "the table may make the view by its column, which has the same identifier"

  @Test(arguments: [
    "", "_ = t.makeView(withIdentifier: column.identifier, owner: self)",
    """
    _ = t.makeView(withIdentifier: .init("Place"), owner: self)
      ?? t.makeView(withIdentifier: column.identifier, owner: self)
    """,
  ])
  func `A view that code may create by its column's identifier is undecided`(code: String) throws {
    let plan = try list(code).plan("Place", "Town", .reuse)
    #expect(plan.undecided.map(\.reason) == [Self.madeByColumn])
    #expect(plan.undecided.map(\.location.description) == ["Main.storyboard:13:15"])
  }

  @Test(arguments: [
    "if column.identifier == .place { show() }",
    "switch column.identifier { case .place: show() default: break }",
    "_ = t.tableColumn(withIdentifier: .place)",
    "column.identifier = NSUserInterfaceItemIdentifier.place",
  ])
  func `A constant that also names a column is undecided`(use: String) throws {
    let plan = try list(
      """
      _ = t.makeView(withIdentifier: .place, owner: self)
      \(use)
      """, "extension NSUserInterfaceItemIdentifier { static let place = Self(\"Place\") }"
    ).plan("Place", "Town")
    #expect(
      plan.undecided.map(\.reason) == ["code may use the constant for something else"])
    #expect(plan.undecided.map(\.location.line) == [1])
  }

  @Test func `A string that is compared with a column's identifier is undecided`() throws {
    let plan = try list(
      """
      _ = t.makeView(withIdentifier: .init("Place"), owner: self)
      if column.identifier.rawValue == "Place" { show() }
      """
    ).plan("Place", "Town")
    #expect(plan.undecided.map(\.reason) == ["it is unknown what the text is for"])
    #expect(plan.undecided.map(\.location.line) == [5])
  }

  @Test(arguments: ["PersonColumn", "Add", "NSTableViewRowViewKey"])
  func `Identifiers of columns, controls and row views can't be renamed`(name: String) {
    #expect {
      try list("").plan(name, "Other", .reuse)
    } throws: { error in
      guard case RenameFailure.unknownName(name, .reuse, _) = error else { return false }
      return true
    }
  }

  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
      <objects>
        <customObject id="-2" userLabel="File's Owner"/>
        <customView id="v1" identifier="Tile" customClass="TileView"/>
      </objects>
    </document>
    """

  @Test(arguments: [
    """
    c.register(NSNib(nibNamed: "Tile", bundle: nil), forItemWithIdentifier: .init("Tile"))
    _ = c.makeItem(withIdentifier: .init("Tile"), for: p)
    """,
    """
    c.register(TileView.self, forSupplementaryViewOfKind: k, withIdentifier: .init("Tile"))
    _ = c.makeSupplementaryView(ofKind: k, withIdentifier: .init("Tile"), for: p)
    """,
  ])
  func `The identifier of a xib's view changes if code creates a view by it`(code: String) throws {
    let renamed = try RenamedApp([
      "Tile.xib": Self.xib,
      "Grid.swift": """
      class TileView: NSView {}
      class Grid: NSViewController {
        func show(_ c: NSCollectionView, _ k: String, _ p: IndexPath) {
          \(code)
        }
      }
      """,
    ]).expectRoundTrip("Tile", "Brick", .reuse)
    #expect(renamed.files["Tile.xib"]?.contains("identifier=\"Brick\"") == true)
    #expect(
      renamed.files["Grid.swift"]?.contains("nibNamed: \"Tile\"") == code.contains("nibNamed"))
  }

  @Test func `The identifier of a xib's view that no code creates is not a reuse identifier`() {
    #expect {
      try RenamedApp(["Tile.xib": Self.xib]).plan("Tile", "Brick", .reuse)
    } throws: { error in
      guard case RenameFailure.unknownName("Tile", .reuse, _) = error else { return false }
      return true
    }
  }

  @Test func `A xib's view belongs to the class that loads the xib`() throws {
    func xib(_ owner: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
        <objects>
          <customObject id="-2" userLabel="File's Owner" customClass="\(owner)"/>
          <tableView id="t1"><tableColumns><tableColumn id="k1"><prototypeCellViews>
            <tableCellView id="c1" identifier="Row"/>
          </prototypeCellViews></tableColumn></tableColumns></tableView>
        </objects>
      </document>
      """
    }
    func code(_ owner: String) -> String {
      """
      class \(owner): NSViewController {
        func row(_ t: NSTableView) { _ = t.makeView(withIdentifier: .init("Row"), owner: self) }
      }
      """
    }
    let app = RenamedApp([
      "First.xib": xib("First"), "Second.xib": xib("Second"), "First.swift": code("First"),
      "Second.swift": code("Second"),
    ])
    #expect(throws: RenameFailure.severalOwners("Row", .reuse, owners: ["First", "Second"])) {
      try app.plan("Row", "Line")
    }
    let renamed = try app.expectRoundTrip("Row", "Line", .reuse, in: ["First"])
    #expect(renamed.files["First.swift"]?.contains("\"Line\"") == true)
    #expect(renamed.files["Second.swift"]?.contains("\"Row\"") == true)
    #expect(renamed.files["Second.xib"]?.contains("identifier=\"Row\"") == true)
  }
}
