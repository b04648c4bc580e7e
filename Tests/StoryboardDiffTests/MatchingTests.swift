import Foundation
import StoryboardDiff
import Testing

/// Objects with new ids are matched by what they are and where they are.
@Suite struct MatchingTests {
  /// The shop with other ids: each has an extra letter.
  private func renamed(_ ids: [String], _ edits: (String, String)...) throws -> String {
    var text = try Shop.text(edits)
    for id in ids { text = text.replacingOccurrences(of: "\"\(id)\"", with: "\"\(id)X\"") }
    return text
  }

  private func difference(_ text: String) throws -> FileDifference {
    FileDifference(from: try Shop.file(Shop.text), to: try Shop.file(text))
  }

  private static let all = [
    "tabs", "tab1", "tab2", "list", "root", "title", "buy", "a1", "g1", "cover", "box", "flag",
    "c1", "o1", "g2", "fr1", "detail", "detail-view", "price", "author", "u1", "out", "about",
    "help", "s-tabs", "s-list", "s-detail", "s-about", "s-help",
  ]

  @Test func `A file in which only the ids are new is unchanged`() throws {
    let difference = try difference(renamed(Self.all))
    #expect(difference.status == .unchanged)
    #expect(difference.lines() == ["left out: 29 ids"])
    #expect(difference.lines(showsAll: true).contains("id: list → listX"))
  }

  @Test func `Changes besides the ids are reported`() throws {
    let text = try renamed(
      Self.all, (#"text="Price""#, #"text="Cost""#), (#"constant="20""#, #"constant="8""#),
      (#"identifier="showDetail""#, #"identifier="showBook""#),
      (#"customClass="ListViewController""#, #"customClass="BooksViewController""#))
    #expect(
      try difference(text).lines() == [
        "~ BooksViewController “List”", "class: ListViewController → BooksViewController",
        "~ constraint button “Buy”.leading = view.leading + 8: constant: 20 → 8",
        "~ segue “showBook” (show) to DetailViewController: identifier: showDetail → showBook",
        "~ DetailViewController", "~ label “Cost”: text: Price → Cost", "left out: 29 ids",
      ])
  }

  @Test func `A scene pasted in place of another matches it`() throws {
    let scene = ["detail", "detail-view", "price", "author", "u1", "out", "s-detail"]
    let text = try renamed(scene, (#"text="Author""#, #"text="Writer""#))
    #expect(
      try difference(text).lines() == [
        "~ DetailViewController", "~ label “Writer”: text: Author → Writer", "left out: 7 ids",
      ])
  }

  @Test func `A different object does not match a removed one`() throws {
    let difference = try Shop.difference(
      (
        #"<imageView id="cover" image="book"/>"#, #"<textField placeholder="Search" id="find"/>"#
      ))
    #expect(
      difference.lines() == [
        "~ ListViewController “List”", "- imageView", "+ textField “Search”",
      ])
  }

  @Test func `An object in another view has moved`() throws {
    let difference = try Shop.difference(
      (#"<imageView id="cover" image="book"/>"#, ""),
      (#"<switch id="flag"/>"#, #"<switch id="flag"/><imageView id="cover" image="book"/>"#))
    #expect(
      difference.lines() == [
        "~ ListViewController “List”", "~ imageView: inside: view (root) → view (box)",
      ])
  }

  @Test func `An object that left a removed scene is not counted with the scene`() throws {
    func scene(_ id: String, _ views: String) -> String {
      """
      <scene sceneID="s-\(id)"><objects><viewController storyboardIdentifier="\(id)" id="\(id)">
      <view key="view" id="\(id)-view"><subviews>\(views)</subviews></view>
      </viewController></objects></scene>
      """
    }
    func text(_ scenes: String...) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes>\(scenes.joined())</scenes></document>

      """
    }
    let moved = #"<label text="Moved" id="moved"/>"#
    let old = try Shop.file(
      text(scene("a", ""), scene("b", moved + #"<label text="Gone" id="gone"/>"#)))
    let new = try Shop.file(text(scene("a", moved)))
    #expect(
      FileDifference(from: old, to: new).lines() == [
        "~ viewController “a”", "~ label “Moved”: inside: view (b-view) → view (a-view)",
        "- viewController “b”: 2 objects",
      ])
  }

  @Test func `Reordered tabs have moved`() throws {
    let (first, second) = (
      #"<segue destination="list" kind="relationship" relationship="viewControllers" id="tab1"/>"#,
      #"<segue destination="about" kind="relationship" relationship="viewControllers" id="tab2"/>"#
    )
    let difference = try Shop.difference((first, "<!--1-->"), (second, second + first))
    #expect(difference.lines().count == 2)
    #expect(difference.lines().first == "~ Tab Bar Controller")
    #expect(difference.lines().last?.hasSuffix("place: 2 of 2 → 1 of 2") == true)
  }

  @Test func `Segues without ids are matched by where they lead`() throws {
    let ids = [(#" id="g1""#, ""), (#" id="g2""#, "")]
    let removed = #"<segue destination="detail" kind="show" identifier="showDetail"/>"#
    let old = try Shop.text(ids)
    let new = old.replacingOccurrences(of: removed, with: "")
    let difference = FileDifference(from: try Shop.file(old), to: try Shop.file(new))
    #expect(
      difference.lines() == [
        "~ ListViewController “List”",
        "- segue “showDetail” (show) to DetailViewController, from button “Buy”",
      ])
  }

  @Test func `A view that now covers another one has moved`() throws {
    let difference = try Shop.difference(
      (
        #"<label text="Price" id="price"/><label text="Author" id="author"/>"#,
        #"<label text="Author" id="author"/><label text="Price" id="price"/>"#
      ))
    #expect(
      difference.lines() == [
        "~ DetailViewController", "~ label “Author”: place: 2 of 2 → 1 of 2",
      ])
  }

  @Test func `Constraints don't count in a view's place`() throws {
    let constraint = #"<constraint firstItem="price" firstAttribute="width" constant="9" id="w"/>"#
    let (price, author) = (
      #"<label text="Price" id="price"/>"#, #"<label text="Author" id="author"/>"#
    )
    func text(_ labels: String) throws -> String {
      try Shop.text([
        (#"id="detail-view">"#, #"id="detail-view"><constraints>\#(constraint)</constraints>"#),
        (price + author, labels),
      ])
    }
    let difference = FileDifference(
      from: try Shop.file(text(price + author)), to: try Shop.file(text(author + price)))
    #expect(
      difference.lines() == [
        "~ DetailViewController", "~ label “Author”: place: 2 of 2 → 1 of 2",
      ])
  }

  @Test func `The order of scenes, resources and constraints doesn't matter`() throws {
    let about = """
      <scene sceneID="s-about"><objects>
            <viewController title="About" id="about" sceneMemberID="viewController"/>
          </objects></scene>
      """
    let text = Shop.text
    let start = try #require(text.range(of: #"<scene sceneID="s-about">"#)?.lowerBound)
    let end = try #require(text.range(of: "</scene>", range: start..<text.endIndex)?.upperBound)
    var moved = text
    moved.removeSubrange(start..<end)
    moved = moved.replacingOccurrences(of: "<scenes>", with: "<scenes>\n<!--About-->" + about)
    moved = moved.replacingOccurrences(of: "<!--About-->\n        \n", with: "")
    #expect(try difference(moved).status == .unchanged)
  }

  @Test func `Two objects with one id are each compared with their own counterpart`() throws {
    let twice = try Shop.text([(#"id="author""#, #"id="price""#)])
    let edited = twice.replacingOccurrences(of: #"text="Author""#, with: #"text="Writer""#)
    let difference = FileDifference(from: try Shop.file(twice), to: try Shop.file(edited))
    #expect(
      difference.lines() == ["~ DetailViewController", "~ label “Writer”: text: Author → Writer"])
  }
}
