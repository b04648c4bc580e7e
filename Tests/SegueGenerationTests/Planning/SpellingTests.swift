import Findings
import SegueGeneration
import StoryboardModel
import TestSupport
import Testing

/// Names that are equal in Swift but not in UIKit: nothing is left out silently.
@Suite struct SpellingTests {
  private static let one = "caf\u{E9}"
  private static let two = "cafe\u{301}"

  private func rules(_ plan: GenerationPlan) -> [String] {
    plan.findings.filter { $0.severity == .warning }.map(\.rule)
  }

  @Test func `Differently composed reuse and restoration identifiers are reported`() {
    let cells = [Self.one, Self.two, Self.two].enumerated().map { number, name in
      #"<tableViewCell reuseIdentifier="\#(name)" restorationIdentifier="\#(name)" id="\#(number)"/>"#
    }
    let plan = plan(xml: [
      "Main.storyboard": InterfaceFile.scene(
        """
        <tableViewController id="t" customClass="T" sceneMemberID="viewController">
        <view key="view" id="v"><subviews>\(cells.joined(separator: "\n"))</subviews></view>
        </tableViewController>
        """)
    ])
    #expect(rules(plan) == ["identifiers-alike"])
    #expect(plan.findings.first?.location.line == 8)
    #expect(plan.declarations.first?.reuseIdentifiers.count == 1)
  }

  @Test func `Differently composed scene identifiers are reported`() {
    let plan = plan([
      .controller("a", class: "A", identifier: Self.one),
      .controller("b", class: "B", identifier: Self.two),
    ])
    #expect(rules(plan).contains("identifiers-alike"))
  }

  @Test func `Differently composed class names are reported`() {
    let plan = plan([.controller("a", class: Self.one), .controller("b", class: Self.two)])
    #expect(rules(plan) == ["identifiers-alike"])
    #expect(plan.findings.first?.message.contains("they are two classes") == true)
  }

  @Test(arguments: [GenerationOptions.Style.swiftgen, .rswift])
  func `In other tools' styles, similar identifiers of any controllers are reported`(
    _ style: GenerationOptions.Style
  ) {
    let storyboard = StoryboardText(scenes: [
      .controller("a", segues: [SegueText("show", to: "b", identifier: Self.one)]),
      .controller("b", segues: [SegueText("show", to: "a", identifier: Self.two)]),
    ])
    let code = StyleFixture.code(files(["Main.storyboard": storyboard]), style)
    #expect(code.findings.map(\.rule) == ["identifiers-alike"])
  }

  @Test(arguments: [("a b", nil), ("Jump", "Any"), ("Jump", "_"), ("some", nil)])
  func `A segue class that Swift cannot name is reported if code would name it`(
    _ name: String, _ module: String?
  ) throws {
    let attributes = [("customClass", name)] + (module.map { [("customModule", $0)] } ?? [])
    let storyboard = StoryboardText(scenes: [
      .controller(
        "a", class: "A",
        segues: [SegueText("custom", to: "b", identifier: "go", attributes: attributes)]),
      .controller("b", class: "B"),
    ])
    let code = StyleFixture.code(files(["Main.storyboard": storyboard]), .rswift)
    #expect(
      code.findings.map(\.rule) == [module == nil ? "unusable-class-name" : "unusable-module-name"])
    #expect(try #require(code.findings.first).location.line > 1)
    #expect(code.files[0].text.contains("_R.SegueIdentifier<UIStoryboardSegue, A, B>"))
    #expect(!code.files[0].text.contains("import Any"))
  }
}
