import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite struct NibTests {
  private let folder: TemporaryFolder
  private let bundle: Bundle

  init() throws {
    folder = try TemporaryFolder()
    bundle = try #require(Bundle(path: folder.path))
  }

  private func write(_ name: String, _ objects: String, ownerConnections: String = "") throws {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
                  <connections>\(ownerConnections)</connections>
              </placeholder>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
              \(objects)
          </objects>
      </document>
      """, to: name)
  }

  @Test func `A xib's top-level objects are created in order, without placeholders`() throws {
    try write(
      "Panel.xib",
      """
      <view id="panel" tag="1"><subviews><label id="title" text="Hello"/></subviews>
        <connections>
          <outletCollection property="gestureRecognizers" destination="tap" id="c"/>
        </connections>
      </view>
      <tapGestureRecognizer id="tap"/>
      <tableViewController id="list"/>
      <customObject id="model" customClass="Model"/>
      <label id="second" text="More"/>
      """)
    let objects = UINib(nibName: "Panel", bundle: bundle).instantiate(withOwner: nil)
    #expect(objects.count == 5)
    let panel = try #require(objects[0] as? UIView)
    #expect(panel.tag == 1)
    #expect((panel.subviews.first as? UILabel)?.text == "Hello")
    #expect(panel.gestureRecognizers?.first === objects[1] as? UITapGestureRecognizer)
    #expect(objects[2] is UITableViewController)
    #expect((objects[4] as? UILabel)?.text == "More")
  }

  @Test func `If two top-level objects have the same id, the first one counts`() throws {
    try write(
      "Twins.xib",
      """
      <view id="panel"><connections>
          <outletCollection property="gestureRecognizers" destination="twin" id="c"/>
      </connections></view>
      <tapGestureRecognizer id="twin"/>
      <panGestureRecognizer id="twin"/>
      """)
    let objects = UINib(nibName: "Twins", bundle: bundle).instantiate(withOwner: nil)
    #expect((objects.first as? UIView)?.gestureRecognizers?.first is UITapGestureRecognizer)
  }

  @Test func `A view's text may be attributed, and a comment for translators is not its text`()
    throws
  {
    func string(_ key: String, _ content: String) -> String {
      #"<attributedString key="\#(key)"><fragment content="\#(content)"/></attributedString>"#
    }
    let (text, comment) = (string("attributedText", "Hi"), string("userComments", "?"))
    try write(
      "Texts.xib",
      """
      <label id="a">\(comment)\(text)</label><label id="b">\(comment)</label>
      <textView id="c">\(comment)\(text)</textView><textView id="d">\(comment)</textView>
      <textField id="e" placeholder="Name">\(text)</textField>
      """)
    let objects = UINib(nibName: "Texts", bundle: bundle).instantiate(withOwner: nil)
    #expect(objects.compactMap { ($0 as? UILabel)?.text } == ["Hi"])
    #expect(objects.compactMap { ($0 as? UITextView)?.text } == ["Hi", ""])
    let field = try #require(objects.last as? UITextField)
    #expect(field.text == "Hi" && field.placeholder == "Name")
  }

  @Test func `Each instantiation creates new objects of the file's classes`() throws {
    try write(
      "Cell.xib", #"<tableViewCell id="cell" customClass="NibCell" customModule="\#(module)"/>"#)
    let nib = UINib(nibName: "Cell", bundle: bundle)
    let first = try #require(nib.instantiate(withOwner: nil).first as? NibCell)
    let second = try #require(nib.instantiate(withOwner: nil).first as? NibCell)
    #expect(first !== second)
  }

  @Test func `The owner becomes the data source if the file says so`() throws {
    try write(
      "List.xib",
      """
      <tableView id="table"><connections>
        <outlet property="dataSource" destination="-1" id="d"/>
      </connections></tableView>
      """)
    let owner = PlainTableViewController()
    let objects = UINib(nibName: "List", bundle: bundle).instantiate(withOwner: owner)
    let table = try #require(objects.first as? UITableView)
    #expect(table.dataSource === owner)
    let without = UINib(nibName: "List", bundle: bundle).instantiate(withOwner: nil)
    #expect((without.first as? UITableView)?.dataSource == nil)
  }

  @Test func `A missing xib throws an exception when it is instantiated`() throws {
    let nib = UINib(nibName: "Nope", bundle: bundle)
    let exception = UIKitException.caught { #expect(nib.instantiate(withOwner: nil).isEmpty) }
    #expect(exception?.name == "NSInternalInconsistencyException")
    #expect(
      exception?.reason
        == "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name "
        + "'Nope'")
  }

  @Test func `A xib is found in subfolders of the app's folders and in localizations`() throws {
    try write("Base.lproj/Panel.xib", #"<view id="panel" tag="7"/>"#)
    let found = UINib(nibName: "Panel", bundle: bundle).instantiate(withOwner: nil)
    #expect((found.first as? UIView)?.tag == 7)
    let resources = try TemporaryFolder()
    HeadlessStoryboards.folders.append(resources.path)
    defer { HeadlessStoryboards.folders.removeAll { $0 == resources.path } }
    try resources.write(
      try String(contentsOfFile: folder.path("Base.lproj/Panel.xib"), encoding: .utf8)
        .replacingOccurrences(of: #"tag="7""#, with: #"tag="8""#),
      to: "Views/Elsewhere.xib")
    let below = UINib(nibName: "Elsewhere", bundle: bundle).instantiate(withOwner: nil)
    #expect((below.first as? UIView)?.tag == 8)
  }

  @Test func `A controller gets the view of its xib`() throws {
    try write(
      "Detail.xib", #"<view id="other"/><view id="main" tag="3"/>"#,
      ownerConnections: #"<outlet property="view" destination="main" id="v"/>"#)
    let controller = UIViewController(nibName: "Detail", bundle: bundle)
    #expect(controller.nibName == "Detail")
    #expect(!controller.isViewLoaded)
    #expect(controller.view.tag == 3)
    try write("Loose.xib", #"<view id="main"/>"#)
    let exception = UIKitException.caught {
      UIViewController(nibName: "Loose", bundle: bundle).loadViewIfNeeded()
    }
    #expect(exception?.reason.contains("loaded the \"Loose\" nib but the view outlet was") == true)
  }

  private var module: String { String(reflecting: NibCell.self).components(separatedBy: ".")[0] }
}

/// The class of the cells in the xibs.
final class NibCell: UITableViewCell {}
