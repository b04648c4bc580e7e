import Findings
import SegueChecking
import StoryboardModel
import Testing

@Suite struct UnmadeControllerTests {
  private let app = RuleExample(
    """
    --- Main.storyboard
    <viewController customClass="List" initial="YES"/>
    --- List.swift
    class List: UIViewController {}
    class Detail: UIViewController { @IBOutlet var label: UILabel! }
    """)

  private func unmade(missing: Set<String>) -> [String] {
    var input = ExampleApp(app.files).input
    input.unreadInterfaces = missing
    return SegueChecker.check(input).findings.filter { $0.rule == "unmade-controller" }
      .map { "\($0.location)" }
  }

  @Test func `A controller may be in a storyboard or xib that the checkout lacks`() {
    #expect(unmade(missing: []) == ["List.swift:2:7"])
    #expect(unmade(missing: ["Other.storyboard"]) == [])
    #expect(unmade(missing: ["Detail.xib"]) == [])
  }

  @Test func `A compiled xib is of a library, whose code does not know the app's controllers`() {
    #expect(unmade(missing: ["Player.nib"]) == ["List.swift:2:7"])
  }
}
