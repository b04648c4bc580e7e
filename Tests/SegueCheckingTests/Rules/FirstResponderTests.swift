import Findings
import SegueChecking
import Testing

/// Actions for the first responder, which no class of the app has.
@Suite struct FirstResponderTests {
  private func help(_ selector: String, _ code: String) -> [String] {
    let example = """
      --- Detail.xib
      <customObject id="-2" userLabel="File's Owner" customClass="List"/>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <window id="w"><view key="contentView" id="v"><subviews><button id="b"><connections>
        <action selector="\(selector)" target="-1" id="a"/>
      </connections></button></subviews></view></window>
      --- List.m
      \(code)

      """
    return SegueChecker.check(ExampleApp(RuleExample(example)).input).findings
      .filter { $0.rule == "unknown-action" }.map(\.help)
  }

  private func code(inheriting superclass: String) -> String {
    """
    @interface List : \(superclass)
    @end
    @implementation List
    - (void)showItems:(id)sender {}
    @end
    """
  }

  @Test func `A method of a responder with a similar name is suggested`() {
    #expect(
      help("shwItems:", code(inheriting: "NSViewController")) == ["did you mean “showItems:”?"])
  }

  @Test(arguments: ["deleteWordBackward:", "moveToEndOfParagraph:", "insertLineBreak:"])
  func `Every action of AppKit's key bindings is known`(selector: String) {
    #expect(help(selector, code(inheriting: "NSViewController")) == [])
  }

  @Test func `A method of a managed object is not suggested`() {
    #expect(help("shwItems:", code(inheriting: "NSManagedObject")) == [])
  }

  @Test func `A known action is not suggested for a longer name`() {
    #expect(
      help("removeEverything:", code(inheriting: "NSViewController"))
        == ["correct the name, or add the method with @IBAction"])
  }
}
