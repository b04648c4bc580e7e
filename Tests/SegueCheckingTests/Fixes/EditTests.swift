import Findings
import RuleExamples
import SegueChecking
import Testing

/// The edits of findings remove the fault, and nothing else.
@Suite struct EditTests {
  /// The findings of a rule about a storyboard.
  private func findings(_ rule: String, _ text: String) -> [Finding] {
    let app = ExampleApp([ExampleFile(name: "Main.storyboard", marked: text)])
    return SegueChecker.check(app.input).findings.filter { $0.rule == rule }
  }

  @Test func `A connection to nothing is deleted with its line`() {
    let text = """
      <viewController initial="YES">
        <connections>
          <outlet property="gone" destination="x" id="o2"/>
          <action selector="tap:" destination="x" id="o3"/>
        </connections>
      </viewController>
      """
    let found = findings("dangling-id", text)
    #expect(found.map(\.severity) == [.warning, .warning])
    #expect(
      found.map { $0.edits.map(\.expected) } == [
        ["    <outlet property=\"gone\" destination=\"x\" id=\"o2\"/>\n"],
        ["    <action selector=\"tap:\" destination=\"x\" id=\"o3\"/>\n"],
      ])
    #expect(found.map { $0.edits.map(\.location.line) } == [[3], [4]])
    #expect(found.allSatisfy { $0.edits.allSatisfy { $0.replacement.isEmpty } })
  }

  @Test func `A line that contains more than a connection is not deleted`() {
    let text = """
      <viewController initial="YES">
        <connections>
          <outlet property="gone" destination="x" id="o2"/><outlet property="b" destination="x"/>
        </connections>
      </viewController>
      """
    let found = findings("dangling-id", text)
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.edits.isEmpty })
  }

  @Test func `A connection to another scene is deleted with its line`() {
    let text = """
      <viewController initial="YES">
        <connections>
          <outlet property="name" destination="label" id="o2"/>
        </connections>
      </viewController>
      <viewController><label id="label"/></viewController>
      """
    let found = findings("connection-to-other-scene", text)
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.map { $0.edits.map(\.expected) } == [
        ["    <outlet property=\"name\" destination=\"label\" id=\"o2\"/>\n"]
      ])
    #expect(found.allSatisfy { $0.edits.allSatisfy { $0.replacement.isEmpty } })
  }

  @Test func `A segue that leads nowhere is not deleted`() {
    let text = """
      <viewController initial="YES">
        <connections>
          <segue kind="show" destination="gone" identifier="go"/>
        </connections>
      </viewController>
      """
    let found = findings("dangling-id", text)
    #expect(found.map(\.severity) == [.error])
    #expect(found.allSatisfy { $0.edits.isEmpty })
  }

  @Test(arguments: [("", 1), ("<outlet property=\"way\" destination=\"s2\"/>", 0)])
  func `The copy of a segue is deleted unless an element refers to it`(other: String, count: Int) {
    let text = """
      <viewController initial="YES">
        <connections>
          <segue kind="show" destination="b" identifier="go" id="s1"/>
          <segue kind="show" destination="b" identifier="go" id="s2"/>
          \(other)
        </connections>
      </viewController>
      <viewController id="b"/>
      """
    let found = findings("duplicate-segue-identifier", text)
    #expect(found.map(\.edits.count) == [count])
  }

  @Test func `An empty identifier is removed, but not that of a segue whose class is unknown`() {
    let text = """
      <viewController initial="YES" customClass="List" customModule="Kit">
        <button>
          <connections>
            <segue kind="show" destination="b" identifier=""/>
          </connections>
        </button>
      </viewController>
      <viewController id="b" storyboardIdentifier="" title="storyboardIdentifier"/>
      """
    let found = findings("empty-identifier", text)
    #expect(found.map { $0.edits.map(\.expected) } == [[], [" storyboardIdentifier=\"\""]])
  }

  @Test func `The empty identifier of a watch app's scene is removed`() {
    let text = """
      <controller id="a" initial="YES"/>
      <controller id="b" identifier=""/>
      """
    let found = findings("empty-identifier", text)
    #expect(found.map { $0.edits.map(\.expected) } == [[" identifier=\"\""]])
  }

  @Test func `An edit is found in a file whose lines end with carriage returns`() {
    let text = """
      <viewController initial="YES"/>
      <viewController id="b" storyboardIdentifier="" title="b"/>
      """
    let found = findings("empty-identifier", text.replacing("\n", with: "\r"))
    #expect(found.map { $0.edits.map(\.expected) } == [[" storyboardIdentifier=\"\""]])
    #expect(found.map { $0.edits.map(\.location.line) } == [[2]])
  }

  /// The edits for two scenes with one identifier, as the texts of the lines that they are about.
  private func editsOfDuplicate(_ code: String, attributes: String = "", others: String = "")
    -> [String]
  {
    let text = """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES"/>
      <viewController id="a" customClass="Person" storyboardIdentifier="one"/>
      <viewController id="b" customClass="Group" storyboardIdentifier="one"\(attributes)/>
      \(others)
      --- List.swift
      class Person: UIViewController {}
      class Group: UIViewController {}
      class List: UIViewController {
        func open(_ name: String) {
          \(code)
        }
      }
      """
    let app = ExampleApp(RuleExample(text))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let findings = app.check().findings.filter { $0.rule == "duplicate-scene-identifier" }
    #expect(findings.count == 1)
    return findings.flatMap(\.edits).map { edit in
      #expect(edit.expected == " storyboardIdentifier=\"one\"")
      return lines[edit.location.line].contains("Person") ? "Person" : "Group"
    }
  }

  private let making = #"storyboard?.instantiateViewController(withIdentifier: "one")"#

  @Test func `Of two scenes with one identifier, the one that code cannot mean loses it`() {
    #expect(editsOfDuplicate("_ = \(making) as! Group") == ["Person"])
    #expect(editsOfDuplicate("_ = \(making) as! Person") == ["Group"])
    #expect(editsOfDuplicate("") == ["Group"])
  }

  @Test func `Two scenes keep their identifier if either may be meant`() {
    #expect(editsOfDuplicate("_ = \(making)") == [])
    #expect(editsOfDuplicate("_ = \(making) as! Group; _ = \(making) as! Person") == [])
    #expect(editsOfDuplicate("_ = \(making) as! UIViewController") == [])
    #expect(editsOfDuplicate(#"print("one")"#) == [])
    #expect(
      editsOfDuplicate("storyboard?.instantiateViewController(withIdentifier: Names.load())") == [])
    #expect(
      editsOfDuplicate("", attributes: #" useStoryboardIdentifierAsRestorationIdentifier="YES""#)
        == [])
    #expect(
      editsOfDuplicate(
        "",
        others:
          #"<viewControllerPlaceholder storyboardName="Main" referencedIdentifier="one" id="r"/>"#)
        == [])
  }
}
