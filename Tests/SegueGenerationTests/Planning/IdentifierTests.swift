import Findings
import SegueGeneration
import StoryboardModel
import TestSupport
import Testing

/// Reuse and restoration identifiers, and xibs.
@Suite struct IdentifierTests {
  private func scene(_ views: String) -> GenerationPlan {
    plan(xml: [
      "Main.storyboard": InterfaceFile.scene(
        """
        <tableViewController id="t" customClass="T" sceneMemberID="viewController">
        <view key="view" id="v"><subviews>
        \(views)
        </subviews></view>
        </tableViewController>
        """)
    ])
  }

  private func xib(_ objects: String, runtime: String = "iOS.CocoaTouch") -> FileDeclaration? {
    plan(xml: ["PersonCell.xib": InterfaceFile.xib(objects, runtime: runtime)]).declarations.first
  }

  @Test func `Cells and other reusable views have their classes`() {
    let plan = scene(
      """
      <tableViewCell reuseIdentifier="PersonCell" id="1" customClass="PersonCell"/>
      <tableViewCell reuseIdentifier="plain" id="2"/>
      <collectionViewCell reuseIdentifier="tile" id="3"/>
      <collectionReusableView reuseIdentifier="head" id="4"/>
      <tableViewHeaderFooterView reuseIdentifier="foot" id="5"/>
      <tableViewCell reuseIdentifier="" id="6">
        <tableViewCellContentView key="contentView" reuseIdentifier="content" id="7"/>
      </tableViewCell>
      """)
    let reuse = plan.declarations.flatMap(\.reuseIdentifiers)
    #expect(reuse.map(\.name) == ["foot", "head", "personCell", "plain", "tile"])
    #expect(
      reuse.map(\.className.name) == [
        "UITableViewHeaderFooterView", "UICollectionReusableView", "PersonCell",
        "UITableViewCell", "UICollectionViewCell",
      ])
    #expect(
      reuse.map(\.view) == [
        .tableHeaderFooter, .collectionSupplementary, .tableCell, .tableCell, .collectionCell,
      ])
    #expect(plan.findings.isEmpty)
  }

  @Test func `An identifier is a constant for each of its classes, however many places have it`() {
    let plan = scene(
      """
      <tableViewCell reuseIdentifier="Cell" id="1" customClass="B"/>
      <tableViewCell reuseIdentifier="Cell" id="2" customClass="A"/>
      <tableViewCell reuseIdentifier="Cell" id="3" customClass="B"/>
      """)
    let reuse = plan.declarations.flatMap(\.reuseIdentifiers)
    #expect(reuse.map(\.name) == ["cell", "cell2"])
    #expect(reuse.map(\.className.name) == ["A", "B"])
    #expect(reuse.map(\.locations.count) == [1, 2])
    #expect(plan.rules == ["names-collide"])
    #expect(plan.findings.map(\.severity) == [.note])
  }

  @Test func `Restoration identifiers are constants, including those of scenes`() {
    let plan = plan(xml: [
      "Main.storyboard": InterfaceFile.scene(
        """
        <viewController storyboardIdentifier="Home Screen" \
        useStoryboardIdentifierAsRestorationIdentifier="YES" id="a" \
        sceneMemberID="viewController"><view key="view" restorationIdentifier="a view" id="v"/>
        </viewController>
        """)
    ])
    let identifiers = plan.declarations.flatMap(\.restorationIdentifiers)
    #expect(identifiers.map(\.name) == ["aView", "homeScreen"])
    #expect(identifiers.map(\.identifier) == ["a view", "Home Screen"])
    #expect(identifiers.map(\.locations.count) == [1, 1])
  }

  @Test func `A xib has its owner, its first object and its reuse identifier`() {
    let file = xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" \
      customModule="App" customModuleProvider="target"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <tableViewCell reuseIdentifier="person" id="c" customClass="PersonCell" \
      customModule="Kit"/>
      <view id="second"/>
      """)
    #expect(file?.kind == .xib)
    #expect(file?.typeName == "PersonCellNib")
    #expect(file?.outputName == "PersonCell.xib.swift")
    #expect(
      file?.nib
        == NibDeclaration(
          owner: ClassName("Owner"), firstObject: ClassName("PersonCell", module: "Kit")))
    #expect(file?.reuseIdentifiers.map(\.className) == [ClassName("PersonCell", module: "Kit")])
    #expect(file?.modules == ["Kit"])
  }

  @Test func `Objects without a custom class have their element's, if it is known`() {
    for (element, name) in [
      ("view", "UIView"), ("pongPressGestureRecognizer", "UILongPressGestureRecognizer"),
    ] {
      #expect(xib("<\(element) id='v'/>")?.nib == NibDeclaration(firstObject: ClassName(name)))
    }
    #expect(xib(#"<futureView id="v"/>"#)?.nib == NibDeclaration())
    #expect(xib("")?.nib == NibDeclaration())
  }

  @Test func `AppKit's placeholders are recognized by their ids`() {
    let file = xib(
      """
      <customObject id="-2" userLabel="File's Owner" customClass="Owner"/>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <customObject id="-3" userLabel="Application" customClass="NSObject"/>
      <window id="w"/>
      """, runtime: "MacOSX.Cocoa")
    #expect(
      file?.nib == NibDeclaration(owner: ClassName("Owner"), firstObject: ClassName("NSWindow")))
    #expect(
      xib(#"<customObject id="-2" customClass="NSObject"/>"#, runtime: "MacOSX.Cocoa")?.nib
        == NibDeclaration())
  }

  @Test func `Segues in a xib have no owner, and are ignored`() {
    let plan = plan(xml: [
      "A.xib": InterfaceFile.xib(
        """
        <viewController id="a" customClass="A"><connections>
        <segue destination="b" kind="show" identifier="go" id="s"/></connections></viewController>
        """)
    ])
    #expect(plan.declarations.flatMap(\.classes).isEmpty)
    #expect(plan.findings.isEmpty)
  }
}
