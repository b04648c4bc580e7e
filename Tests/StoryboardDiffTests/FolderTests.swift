import Findings
import Foundation
import StoryboardDiff
import StoryboardModel
import Testing

/// Files of two folders are paired by path, then by contents.
@Suite struct FolderTests {
  private func version(_ path: String, _ edits: (String, String)...) throws -> ParsedFile {
    ParsedFile(path: path, file: try Shop.file(Shop.text(edits), path: path))
  }

  private func other(_ path: String) throws -> ParsedFile {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="x"><objects>\
      <viewController id="y" customClass="Other" sceneMemberID="viewController"/>\
      </objects></scene></scenes></document>
      """
    return ParsedFile(path: path, file: try Shop.file(text, path: path))
  }

  @Test func `Files with the same path are versions of one file`() throws {
    let differences = FolderComparison.differences(
      from: [try other("B.storyboard"), try version("A.storyboard")],
      to: [
        try version("A.storyboard", (#"text="Books""#, #"text="All""#)), try other("B.storyboard"),
      ])
    #expect(differences.map(\.newPath) == ["A.storyboard", "B.storyboard"])
    #expect(differences.map(\.status) == [.changed, .unchanged])
  }

  @Test func `A file with a new path is recognized by its ids`() throws {
    let differences = FolderComparison.differences(
      from: [try version("Old/Shop.storyboard"), try other("Old/Other.storyboard")],
      to: [try version("New/Store.storyboard", (#"text="Books""#, #"text="All""#))])
    #expect(differences.map(\.status) == [.changed, .removed])
    #expect(differences[0].isRenamed)
    let text = DifferenceText().text(of: differences)
    #expect(text.hasPrefix("New/Store.storyboard (was Old/Shop.storyboard)\n"))
    #expect(text.contains("Old/Other.storyboard (removed)\n  - Other"))
  }

  @Test func `An added file is reported with its scenes and segues`() throws {
    let differences = FolderComparison.differences(from: [], to: [try version("Shop.storyboard")])
    let lines = try #require(differences.first).lines()
    #expect(differences.first?.status == .added)
    #expect(
      lines.contains("+ ListViewController “List”: 6 objects, 1 constraint, 1 outlet, 1 action"))
    #expect(
      lines.contains("+ segue “showDetail” (show) to DetailViewController, from button “Buy”"))
  }

  @Test func `The order of the files doesn't matter`() throws {
    let old = [try version("A.storyboard"), try other("B.storyboard"), try other("C.storyboard")]
    let new = [try other("D.storyboard"), try version("E.storyboard")]
    let differences = FolderComparison.differences(from: old, to: new)
    #expect(
      differences == FolderComparison.differences(from: old.reversed(), to: new.reversed()))
    #expect(differences.filter(\.isRenamed).count == 2)
  }
}
