import Foundation
import StoryboardDiff
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

/// Time grows linearly with the size of a storyboard.
@Suite struct GrowthTests {
  private func file(_ scenes: [String]) throws -> InterfaceFile {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes>
      \(scenes.joined(separator: "\n"))
      </scenes></document>
      """
    let parsed = StoryboardReader(scope: .complete).read(Data(text.utf8), path: "A.storyboard")
    return try #require(parsed.file, "\(parsed.findings)")
  }

  private func scene(_ index: Int) -> String {
    """
    <scene sceneID="n\(index)"><objects><viewController id="c\(index)" customClass="C\(index)" \
    sceneMemberID="viewController"><view key="view" id="v\(index)"/><connections>
    <outlet property="field" destination="v\(index)" id="o\(index)"/>
    <segue destination="c\(index)" kind="show" identifier="again" id="s\(index)"/>
    </connections></viewController></objects></scene>
    """
  }

  private func scenes(_ count: Int) throws -> InterfaceFile { try file((0..<count).map(scene)) }

  @Test func `Describing a storyboard is linear in its scenes`() throws {
    let factor = try Growth.factor(from: 400, of: scenes) { file in
      #expect(FileDescription(file).text.contains("outlet field = view"))
    }
    #expect(factor < Growth.bound)
  }

  @Test func `Comparing with an empty storyboard is linear in the added scenes`() throws {
    let none = try file([])
    let factor = try Growth.factor(from: 400, of: scenes) { file in
      let difference = FileDifference(from: none, to: file)
      #expect(difference.scenes.allSatisfy { $0.changes.first?.contents.outlets == 1 })
    }
    #expect(factor < Growth.bound)
  }

  @Test func `A section's name is determined once, not for each of its segues`()
    throws
  {
    func table(_ count: Int) throws -> InterfaceFile {
      let segues = (0..<count).map {
        "<segue destination=\"c0\" kind=\"show\" identifier=\"i\($0)\" id=\"s\($0)\"/>"
      }
      let views = (0..<count).map { "<view id=\"w\($0)\"/>" }
      return try file([
        """
        <scene sceneID="n0"><objects><tableViewController id="c0" sceneMemberID="viewController">
        <tableView key="view" id="t0"><prototypes><tableViewCell id="cell">
        <subviews>\(views.joined())<label text="Last" id="last"/></subviews>
        <connections>\(segues.joined())</connections>
        </tableViewCell></prototypes></tableView></tableViewController></objects></scene>
        """
      ])
    }
    let factor = try Growth.factor(from: 400, of: table) { file in
      #expect(FileDescription(file).text.contains("from tableViewCell “Last”"))
    }
    #expect(factor < Growth.bound)
  }

  @Test func `Folders whose files all share a template's ids are compared in linear time`()
    throws
  {
    let template = try file((0..<40).map(scene))
    func versions(_ count: Int) -> ([ParsedFile], [ParsedFile]) {
      func folder(_ name: String) -> [ParsedFile] {
        (0..<count).map { ParsedFile(path: "\(name)/\($0).storyboard", file: template) }
      }
      return (folder("Old"), folder("New"))
    }
    let factor = Growth.factor(from: 60, of: versions) { old, new in
      #expect(FolderComparison.differences(from: old, to: new).count == 2 * old.count)
    }
    #expect(factor < Growth.bound)
  }
}
