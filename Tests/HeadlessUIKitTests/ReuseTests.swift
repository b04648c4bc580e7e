import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite struct ReuseTests {
  private let folder: TemporaryFolder
  private let bundle: Bundle
  private let path = IndexPath(row: 0, section: 0)

  init() throws {
    folder = try TemporaryFolder()
    bundle = try #require(Bundle(path: folder.path))
  }

  private func nib(_ name: String, _ objects: String) throws -> UINib {
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        \(objects)
      </objects></document>
      """, to: "\(name).xib")
    return UINib(nibName: name, bundle: bundle)
  }

  @Test func `A table creates cells from a xib`() throws {
    let table = UITableView(frame: .zero)
    let nib = try nib(
      "Cell",
      """
      <tableViewCell id="cell" reuseIdentifier="Cell" textLabel="label">
        <tableViewCellContentView key="contentView" id="content"><subviews>
          <label id="label" text="From the xib"/>
        </subviews></tableViewCellContentView>
      </tableViewCell>
      """)
    table.register(nib, forCellReuseIdentifier: "Cell")
    let cell = table.dequeueReusableCell(withIdentifier: "Cell", for: path)
    #expect(cell.textLabel?.text == "From the xib")
    #expect(cell.reuseIdentifier == "Cell")
    #expect(table.dequeueReusableCell(withIdentifier: "Cell") !== cell)
    table.register(nil as UINib?, forCellReuseIdentifier: "Cell")
    #expect(table.dequeueReusableCell(withIdentifier: "Cell") == nil)
  }

  @Test func `A cell gets the identifier that its xib is registered for, unless it has another`()
    throws
  {
    let table = UITableView(frame: .zero)
    table.register(
      try nib("Without", #"<tableViewCell id="cell"/>"#), forCellReuseIdentifier: "Given")
    #expect(table.dequeueReusableCell(withIdentifier: "Given")?.reuseIdentifier == "Given")
    let other = try nib("Other", #"<tableViewCell id="cell" reuseIdentifier="Own"/>"#)
    table.register(other, forCellReuseIdentifier: "Given")
    let exception = UIKitException.caught {
      _ = table.dequeueReusableCell(withIdentifier: "Given")
    }
    #expect(
      exception?.reason
        == "cell reuse indentifier in nib (Own) does not match the identifier used to register "
        + "the nib (Given)")
  }

  @Test func `A xib with more than a cell throws an exception`() throws {
    let table = UITableView(frame: .zero)
    let nib = try nib("Two", #"<tableViewCell id="a"/><tableViewCell id="b"/>"#)
    table.register(nib, forCellReuseIdentifier: "Two")
    let exception = UIKitException.caught {
      #expect(table.dequeueReusableCell(withIdentifier: "Two") == nil)
    }
    #expect(
      exception?.reason
        == "invalid nib registered for identifier (Two) - nib must contain exactly one top level "
        + "object which must be a UITableViewCell instance")
  }

  @Test func `The last registration is used, even over the storyboard's prototype`() throws {
    let rows = try TestStoryboards.named("Tables").initial(RowsViewController.self)
    let prototype = try #require(rows.tableView.dequeueReusableCell(withIdentifier: "Row"))
    #expect(prototype.textLabel != nil)
    rows.tableView.register(NibCell.self, forCellReuseIdentifier: "Row")
    #expect(rows.tableView.dequeueReusableCell(withIdentifier: "Row") is NibCell)
  }

  @Test func `Headers have separate identifiers`() throws {
    let table = UITableView(frame: .zero)
    let nib = try nib(
      "Header", #"<tableViewHeaderFooterView id="header" reuseIdentifier="Header" tag="5"/>"#)
    table.register(nib, forHeaderFooterViewReuseIdentifier: "Header")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "Header")?.tag == 5)
    #expect(table.dequeueReusableCell(withIdentifier: "Header") == nil)
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "Header")
    let made = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "Header"))
    #expect(made.tag == 0 && made.reuseIdentifier == "Header")
  }

  @Test func `A collection creates cells and supplementary views from xibs`() throws {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewLayout())
    collection.register(
      try nib("Item", #"<collectionViewCell id="item" tag="1"/>"#),
      forCellWithReuseIdentifier: "Item")
    let item = collection.dequeueReusableCell(withReuseIdentifier: "Item", for: path)
    #expect(item.tag == 1 && item.reuseIdentifier == "Item")
    let kind = UICollectionView.elementKindSectionHeader
    collection.register(
      try nib("Title", #"<collectionReusableView id="title" tag="2"/>"#),
      forSupplementaryViewOfKind: kind, withReuseIdentifier: "Title")
    let title = collection.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Title", for: path)
    #expect(title.tag == 2 && title.reuseIdentifier == "Title")
    let exception = UIKitException.caught {
      _ = collection.dequeueReusableSupplementaryView(
        ofKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "Title", for: path)
    }
    #expect(exception?.reason.contains("UICollectionElementKindSectionFooter") == true)
  }

  @Test func `A storyboard's section header is dequeued by its kind`() throws {
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="items"><scenes><scene sceneID="s">
        <objects><collectionViewController id="items" sceneMemberID="viewController">
          <collectionView key="view" id="view"><cells/>
            <collectionReusableView key="sectionHeaderView" id="title" reuseIdentifier="Title" \
      tag="4"/>
          </collectionView>
        </collectionViewController></objects>
      </scene></scenes></document>
      """, to: "Items.storyboard")
    let items = try UIStoryboard(name: "Items", bundle: bundle)
      .initial(UICollectionViewController.self)
    let header = items.collectionView.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "Title", for: path)
    #expect(header.tag == 4)
  }
}
