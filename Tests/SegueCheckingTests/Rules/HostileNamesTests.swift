import Findings
import RuleExamples
import SegueChecking
import Testing

/// Rules about files, with unreasonable names.
@Suite struct HostileNamesTests {
  private static let names = [
    "&quot;", "a&#10;b", "😀👩‍👩‍👧", "&lt;/scene&gt;", "\u{202E}abc", "class",
    String(repeating: "x", count: 10_000),
  ]

  @Test(arguments: names)
  func `A duplicate is found whatever the identifiers are`(_ name: String) throws {
    let example = RuleExample(
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="\(name)">
        <connections>
          <segue kind="show" destination="b" identifier="\(name)"/>
          <segue kind="presentation" destination="b" identifier="\(name)"/>
        </connections>
      </viewController>
      <viewController id="b" storyboardIdentifier="\(name)" customClass="\(name)"/>
      <viewController storyboardIdentifier="\(name)" customClass="\(name)"/>
      """)
    let rules = ExampleApp(example).check().findings.map(\.rule)
    #expect(rules.filter { $0 == "duplicate-segue-identifier" }.count == 1)
    #expect(rules.filter { $0 == "duplicate-scene-identifier" }.count == 1)
  }

  @Test func `Two hundred references in a row are followed to their end`() {
    let count = 200
    let references = (0..<count).map { number in
      "<viewControllerPlaceholder id=\"r\(number)\" storyboardIdentifier=\"s\(number)\" "
        + "referencedIdentifier=\"s\(number + 1)\"/>"
    }
    let text = """
      <viewController initial="YES">
        <button>
          <connections><segue kind="show" destination="r0"/></connections>
        </button>
      </viewController>
      \(references.joined(separator: "\n"))
      """
    let findings = ExampleApp([ExampleFile(name: "Main.storyboard", marked: text)]).check().findings
    let missing = findings.filter { $0.rule == "missing-scene" }
    #expect(missing.map(\.location.line) == [count + 5])
  }

  @Test func `A file that is checked by itself leaves missing storyboards undecided`() {
    let example = RuleExample(
      """
      --- Main.storyboard
      <viewController initial="YES">
        <button>
          <connections><segue kind="show" destination="r"/></connections>
        </button>
      </viewController>
      <viewControllerPlaceholder id="r" storyboardName="Other"/>
      """)
    var input = ExampleApp(example).input
    let rule = "storyboard-not-found"
    #expect(SegueChecker.check(input).findings.filter { $0.rule == rule }.count == 1)
    input.isWhole = false
    let result = SegueChecker.check(input)
    #expect(result.findings.filter { $0.rule == rule } == [])
    #expect(result.undecided.filter { $0.rule == rule }.count == 1)
  }
}
