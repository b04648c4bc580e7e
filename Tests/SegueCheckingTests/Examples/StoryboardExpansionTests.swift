import Findings
import Foundation
import RuleExamples
import SegueChecking
import StoryboardModel
import StoryboardParsing
import Testing

/// Abbreviated storyboards of examples become documents that the reader accepts.
@Suite struct StoryboardExpansionTests {
  private func parsed(_ file: ExampleFile) throws -> InterfaceFile {
    let parsed = StoryboardReader().read(Data(file.expanded.text.utf8), path: file.name)
    #expect(parsed.findings == [])
    return try #require(parsed.file)
  }

  @Test func `An outermost element becomes a complete scene`() throws {
    let example = RuleExample(
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <button>
          <connections><segue kind="show" destination="person" identifier="a>b"/></connections>
        </button>
      </viewController>
      <!-- <viewController/> -->
      <viewControllerPlaceholder id="person" referencedIdentifier="Person"/>
      <viewController storyboardIdentifier="Person"/>
      """)
    let file = try parsed(try #require(example.files.first))
    #expect(file.kind == .storyboard)
    #expect(file.targetRuntime == .iOS)
    #expect(file.scenes.count == 3)
    #expect(Set(file.scenes.map(\.id)).count == 3)
    #expect(file.initialControllerID == file.scenes.first?.controller?.id)
    #expect(file.scenes.allSatisfy { $0.objects.last?.element == "placeholder" })
    #expect(file.segues.map(\.identifier) == ["a>b"])
    #expect(file.segues.first?.owner == file.scenes.first?.controller?.id)
    #expect(file.scenes[1].reference?.id == "person")
    #expect(file.unknownElements == [])
  }

  @Test func `A scene can be written with its exit`() throws {
    let example = RuleExample(
      """
      --- Main.storyboard
      <scene>
        <viewController id="list"/>
        <exit id="out"/>
      </scene>
      """)
    let file = try parsed(try #require(example.files.first))
    #expect(file.scenes.count == 1)
    #expect(file.scenes.first?.controller?.id == "list")
    #expect(file.scenes.first?.exits.map(\.id) == ["out"])
  }

  @Test(arguments: [
    ("<windowController/>", TargetRuntime.macOS), ("<controller/>", .watchOS),
    ("<tableViewController/>", .iOS),
  ])
  func `The elements decide which system a storyboard is for`(
    _ text: String, _ runtime: TargetRuntime
  ) throws {
    let file = try parsed(ExampleFile(name: "Main.storyboard", marked: text))
    #expect(file.targetRuntime == runtime)
    #expect(file.scenes.first?.controller != nil)
  }

  @Test func `A xib has objects, but no scenes`() throws {
    let text = """
      <placeholder placeholderIdentifier="IBFilesOwner" customClass="Cell"/>
      <tableViewCell customClass="Cell"><label><connections/></label></tableViewCell>
      """
    let file = try parsed(ExampleFile(name: "Cell.xib", marked: text))
    #expect(file.kind == .xib)
    #expect(file.objects.map(\.element) == ["placeholder", "tableViewCell"])
    #expect(file.objects.last?.children.map(\.element) == ["label"])
  }

  @Test func `Every place in the document leads back to the text as written`() throws {
    let text = """
      <viewController initial="YES">
        <connections>
          <outlet property="ä" destination="x"/><segue kind="show" destination="next"/>
        </connections>
      </viewController><viewController id="next"/>
      """
    let file = ExampleFile(name: "Main.storyboard", marked: text)
    let model = try parsed(
      ExampleFile(
        name: "Main.storyboard",
        marked: text.replacing("<outlet property=\"ä\" destination=\"x\"/>", with: "")))
    #expect(model.segues.count == 1)
    let expanded = file.expanded
    let whole = StoryboardReader().read(Data(expanded.text.utf8), path: file.name).file
    let segue = try #require(whole?.segues.first?.location)
    let position = expanded.originalPosition(line: segue.line, column: segue.column)
    #expect(position == (3, 44))
    let last = try #require(whole?.scenes.last?.controller?.location)
    #expect(expanded.originalPosition(line: last.line, column: last.column) == (5, 18))
    #expect(expanded.originalPosition(line: 1, column: 1) == (1, 1))
    #expect(expanded.originalPosition(line: 0, column: 0) == (0, 0))
  }

  @Test(arguments: [
    "<?xml version=\"1.0\"?>\n<document/>", "<document/>", "words", "", "<<<<<<< HEAD",
  ])
  func `A whole document stays as it is`(_ text: String) {
    #expect(ExampleFile(name: "Main.storyboard", marked: text).expanded.text == text)
  }

  @Test func `Marks are removed, and their columns are kept in bytes`() {
    let file = ExampleFile(name: "A.swift", marked: "let ä = ↓1\n  ⇣b\n")
    #expect(file.text == "let ä = 1\n  b\n")
    #expect(
      file.marks == [
        ExampleFile.Mark(line: 1, column: 10), ExampleFile.Mark(line: 2, column: 3, isOwn: false),
      ])
  }
}
