import Findings
import Foundation
import StoryboardDiff
import StoryboardModel
import Testing

/// An edit of the shop, and the changes it should give.
struct ShopEdit: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var old: String
  var new: String
  var lines: [String]

  init(_ name: String, _ old: String, _ new: String, _ lines: String...) {
    testDescription = name
    self.old = old
    self.new = new
    self.lines = lines
  }
}

/// Each kind of change is reported, once and alone.
@Suite struct ChangeTests {
  private static let list = "~ ListViewController “List”"

  static let controllers = [
    ShopEdit(
      "class", #"customClass="DetailViewController""#, #"customClass="BookViewController""#,
      "~ BookViewController", "class: DetailViewController → BookViewController"),
    ShopEdit(
      "module", #"customModule="Shop""#, #"customModule="Store""#, list, "module: Shop → Store"),
    ShopEdit(
      "storyboard identifier", #"storyboardIdentifier="List""#, #"storyboardIdentifier="Books""#,
      "~ ListViewController “Books”", "identifier: List → Books"),
    ShopEdit(
      "title", #"title="About""#, #"title="Imprint""#, "~ About", "title: About → Imprint"),
    ShopEdit(
      "initial scene", #"initialViewController="tabs""#, #"initialViewController="list""#,
      "~ initial scene: Tab Bar Controller → ListViewController “List”"),
    ShopEdit("document", #"useAutolayout="YES""#, "", "~ useAutolayout: YES → none"),
    ShopEdit(
      "global tint", "</document>", #"<color key="tintColor" white="0.5" alpha="1"/></document>"#,
      "~ tintColor: none → white 0.5"),
    ShopEdit(
      "reference", #"referencedIdentifier="Front""#, #"referencedIdentifier="Index""#,
      "~ reference to Help “Index”", "referencedIdentifier: Front → Index"),
    ShopEdit(
      "element", #"<tabBarController id="tabs" sceneMemberID="viewController">"#,
      #"<tabBarController id="tabs" sceneMemberID="viewController" hidesBottomBarWhenPushed="YES">"#,
      "~ Tab Bar Controller", "hidesBottomBarWhenPushed: none → YES"),
  ]

  static let segues = [
    ShopEdit(
      "identifier", #"identifier="showDetail""#, #"identifier="showBook""#, list,
      "~ segue “showBook” (show) to DetailViewController: identifier: showDetail → showBook"),
    ShopEdit(
      "kind", #"kind="show""#, #"kind="presentation""#, list,
      "~ segue “showDetail” (presentation) to DetailViewController: kind: show → presentation"),
    ShopEdit(
      "destination", #"destination="detail""#, #"destination="about""#, list,
      "~ segue “showDetail” (show) to About: to: DetailViewController → About"),
    ShopEdit(
      "presentation", #"identifier="showHelp""#,
      #"modalPresentationStyle="formSheet" identifier="showHelp""#,
      list,
      "~ segue “showHelp” (presentation) to reference to Help “Front”: modalPresentationStyle: none → "
        + "formSheet"),
    ShopEdit(
      "unwind action", #"unwindAction="bought:""#, #"unwindAction="closed:""#,
      "~ DetailViewController", "~ segue unwind closed:: unwindAction: bought: → closed:"),
    ShopEdit(
      "added", #"<outlet property="titleLabel""#,
      #"<segue destination="about" kind="show" id="g9"/><outlet property="titleLabel""#, list,
      "+ segue show to About"),
    ShopEdit(
      "removed", #"<segue destination="help" kind="presentation" identifier="showHelp" id="g2"/>"#,
      "",
      list, "- segue “showHelp” (presentation) to reference to Help “Front”"),
    ShopEdit(
      "relationship",
      #"<segue destination="about" kind="relationship" "#
        + #"relationship="viewControllers" id="tab2"/>"#, "",
      "~ Tab Bar Controller", "- segue viewControllers About"),
  ]

  static let connections = [
    ShopEdit(
      "outlet added", #"<outlet property="titleLabel" destination="title" id="o1"/>"#,
      #"<outlet property="titleLabel" destination="title" id="o1"/>"#
        + #"<outlet property="cover" destination="cover" id="o2"/>"#, list,
      "+ outlet cover = imageView cover"),
    ShopEdit(
      "outlet renamed", #"property="titleLabel" destination="title" id="o1""#,
      #"property="heading" destination="title" id="o7""#, list,
      "~ outlet heading = label “Books”: property: titleLabel → heading",
      "left out: 1 id"),
    ShopEdit(
      "outlet leads elsewhere", #"property="titleLabel" destination="title""#,
      #"property="titleLabel" destination="cover""#, list,
      "~ outlet titleLabel = imageView titleLabel: to: label “Books” → imageView titleLabel"),
    ShopEdit(
      "action removed",
      #"<action selector="buy:" destination="list" eventType="touchUpInside" id="a1"/>"#, "", list,
      "- action buy: by button “Buy” on touchUpInside"),
    ShopEdit(
      "action's selector", #"selector="buy:""#, #"selector="order:""#, list,
      "~ action order: by button “Buy” on touchUpInside: selector: buy: → order:"),
    ShopEdit(
      "action's event", #"eventType="touchUpInside""#, #"eventType="touchDown""#, list,
      "~ action buy: by button “Buy” on touchDown: event: touchUpInside → touchDown"),
  ]

  static let objects = [
    ShopEdit(
      "added", #"<imageView id="cover" image="book"/>"#,
      #"<imageView id="cover" image="book"/><slider id="new"/>"#, list, "+ slider"),
    ShopEdit("removed", #"<imageView id="cover" image="book"/>"#, "", list, "- imageView"),
    ShopEdit(
      "removed with contents", #"<view id="box"><subviews><switch id="flag"/></subviews></view>"#,
      "", list, "- view, with 1 object"),
    ShopEdit(
      "attribute", #"image="book""#, #"image="cover""#, list,
      "~ imageView: image: book → cover"),
    ShopEdit(
      "attribute that is zero", #"image="book""#, #"image="book" tag="0""#, list,
      "~ imageView: tag: none → 0"),
    ShopEdit("text", #"text="Books""#, #"text="All""#, list, "~ label “All”: text: Books → All"),
    ShopEdit(
      "title", #"title="Buy""#, #"title="Order""#, list, "~ button “Order”: title: Buy → Order"),
    ShopEdit(
      "moved", #"x="20" y="20" width="100""#, #"x="20" y="40" width="100""#, list,
      "~ label “Books”: frame: (20, 20) 100 × 21 → (20, 40) 100 × 21"),
    ShopEdit(
      "font", #"pointSize="17""#, #"pointSize="20""#, list,
      "~ label “Books”: font: system 17 → system 20"),
    ShopEdit(
      "color", #"red="1" green="0.0""#, #"red="1" green="0.5""#, list,
      "~ label “Books”: textColor: #FF0000 → #FF8000"),
    ShopEdit(
      "gamut", #"customColorSpace="sRGB""#, #"customColorSpace="displayP3""#, list,
      "~ label “Books”: textColor customColorSpace: sRGB → displayP3"),
    ShopEdit(
      "runtime attribute", #"keyPath="corner" value="4""#, #"keyPath="corner" value="8""#, list,
      "~ button “Buy”: runtime attribute corner: 4 → 8"),
    ShopEdit(
      "constraint", #"constant="20""#, #"constant="16""#, list,
      "~ constraint button “Buy”.leading = view.leading + 16: constant: 20 → 16"),
    ShopEdit(
      "constraint removed",
      #"<constraint firstItem="buy" firstAttribute="leading" secondItem="root" "#
        + #"secondAttribute="leading" constant="20" id="c1"/>"#, "", list,
      "- constraint button “Buy”.leading = view.leading + 20"),
    ShopEdit(
      "element of no known kind", #"<imageView id="cover" image="book"/>"#,
      #"<imageView id="cover" image="book"><novelty power="9"/></imageView>"#, list,
      "~ imageView: novelty: none → 9"),
  ]

  @Test(arguments: controllers + segues + connections + objects)
  func `An edit is reported`(edit: ShopEdit) throws {
    #expect(try Shop.difference((edit.old, edit.new)).lines() == edit.lines)
  }

  @Test func `A segue and an action that another control fires are reported`() throws {
    let segue = #"<segue destination="detail" kind="show" identifier="showDetail" id="g1"/>"#
    let action =
      #"<action selector="buy:" destination="list" eventType="touchUpInside" id="a1"/>"#
    let difference = try Shop.difference(
      (segue, ""), (action, ""),
      (
        #"<switch id="flag"/>"#,
        #"<switch id="flag"><connections>\#(action)\#(segue)</connections></switch>"#
      ))
    #expect(
      difference.lines() == [
        Self.list,
        "~ segue “showDetail” (show) to DetailViewController: from: button “Buy” in "
          + "ListViewController “List” → switch in ListViewController “List”",
        "~ action buy: by switch on touchUpInside: from: button “Buy” → switch",
      ])
  }

  @Test func `An outlet of a Mac xib's owner is named like that of an iOS xib's`() throws {
    func file(_ outlets: String) throws -> InterfaceFile {
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" \
        targetRuntime="MacOSX.Cocoa"><objects>
        <customObject id="-2" userLabel="File's Owner" customClass="Owner">
        <connections><outlet property="view" destination="v" id="o1"/>\(outlets)</connections>
        </customObject>
        <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
        <customView id="v"><subviews><button id="b"/></subviews></customView>
        </objects></document>

        """
      return try Shop.file(text, path: "Panel.xib")
    }
    let outlet = #"<outlet property="go" destination="b" id="o2"/>"#
    let difference = FileDifference(from: try file(""), to: try file(outlet))
    #expect(difference.lines() == ["+ outlet go = button go"])
  }

  @Test func `The size of a view next to a scene's controller is reported`() throws {
    let responder = #"<placeholder placeholderIdentifier="IBFirstResponder" id="fr1""#
    func file(width: Int) throws -> InterfaceFile {
      let rect = #"<rect key="frame" x="0.0" y="0.0" width="\#(width)" height="50"/>"#
      return try Shop.file(
        Shop.text([(responder, #"<view id="extra">\#(rect)</view>"# + responder)]))
    }
    let difference = FileDifference(from: try file(width: 100), to: try file(width: 200))
    #expect(
      difference.lines() == [Self.list, "~ view: frame: (0, 0) 100 × 50 → (0, 0) 200 × 50"])
  }

  @Test(arguments: controllers + segues + connections + objects)
  func `In reverse, additions become removals`(edit: ShopEdit) throws {
    let (old, new) = (try Shop.file(Shop.text), try Shop.file(Shop.text([(edit.old, edit.new)])))
    let forwards = FileDifference(from: old, to: new).allChanges
    let backwards = FileDifference(from: new, to: old).allChanges
    #expect(Set(forwards.map(Facts.init)) == Set(backwards.map { Facts($0).reversed }))
  }

  @Test func `Every change has its lines in both versions`() throws {
    for edit in Self.controllers + Self.segues + Self.connections + Self.objects {
      for change in try Shop.difference((edit.old, edit.new)).allChanges {
        #expect((change.oldLocation != nil) == (change.action != .added))
        #expect((change.newLocation != nil) == (change.action != .removed))
        for line in [change.oldLocation?.line, change.newLocation?.line] { #expect(line != 0) }
      }
    }
  }
}

/// A change without its names, which depend on the version.
struct Facts: Hashable {
  var action: Change.Action
  var subject: Change.Subject
  var ids: [String?]
  var details: Set<ChangeDetail>

  init(_ change: Change) {
    action = change.action
    subject = change.subject
    ids = [change.oldID, change.newID]
    details = Set(change.details)
  }

  var reversed: Facts {
    var facts = self
    facts.action = action == .added ? .removed : action == .removed ? .added : .changed
    facts.ids = ids.reversed()
    facts.details = Set(
      details.map { ChangeDetail($0.property, $0.new, $0.old, noise: $0.noise) })
    return facts
  }
}
