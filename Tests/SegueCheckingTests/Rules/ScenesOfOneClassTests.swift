import Findings
import SegueChecking
import Testing

/// Several scenes of one class, some of which lack a segue.
@Suite struct ScenesOfOneClassTests {
  private func messages(
    _ scenes: String, _ code: String = "", function: String = "func open()"
  ) -> [String] {
    let example = """
      --- Main.storyboard
      \(scenes)
      <viewController id="all" customClass="List">
        <connections><segue destination="p" kind="show" identifier="showPerson"/></connections>
      </viewController>
      <viewController id="p"/>
      --- List.swift
      class List: UIViewController {
        \(function) { performSegue(withIdentifier: "showPerson", sender: nil) }
        \(code)
      }

      """
    return SegueChecker.check(ExampleApp(RuleExample(example).files).input).findings
      .filter { $0.rule == "perform-unknown-segue" }.map(\.message)
  }

  @Test func `Each scene that lacks the segue is reported by its id`() {
    let lacks =
      "in Main.storyboard has no segue “showPerson”, but another scene of the class does"
    #expect(
      messages("<viewController id=\"a-b\" customClass=\"List\" initial=\"YES\"/>") == [
        "the scene of List \(lacks)"
      ])
    #expect(
      messages(
        """
        <viewController id="a-b" customClass="List" initial="YES"/>
        <viewController id="c-d" customClass="List"/>
        """) == ["the scene “a-b” of List \(lacks)", "the scene “c-d” of List \(lacks)"])
  }

  private func button(sendingTo receiver: String) -> String {
    """
    <viewController id="a-b" customClass="List" initial="YES">
      <view key="view"><subviews><button id="button"><connections>
        <action selector="open:" destination="\(receiver)" eventType="touchUpInside"/>
      </connections></button></subviews></view>
    </viewController>
    """
  }

  @Test func `A scene doesn't need the segue of an action that nothing in it sends`() {
    let action = "@IBAction func open(_ sender: Any)"
    let unsent = "<viewController id=\"a-b\" customClass=\"List\" initial=\"YES\"/>"
    #expect(messages(unsent, function: action) == [])
    #expect(messages(unsent, function: "func open(_ sender: Any)").count == 1)
    let calling = "override func viewDidLoad() { open(self) }"
    #expect(messages(unsent, calling, function: action).count == 1)
    #expect(messages(button(sendingTo: "a-b"), function: action).count == 1)
    #expect(messages(button(sendingTo: "all"), function: action) == [])
  }
}
