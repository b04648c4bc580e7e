import SegueGeneration
import StoryboardModel
import TestSupport
import Testing

@Suite struct ControlWordsTests {
  /// The descriptions of triggers in documentation.
  private func words(_ element: String, _ attributes: String = "", _ inside: String = "")
    -> [String]?
  {
    plan(xml: [
      "Main.storyboard": InterfaceFile.scene(
        """
        <viewController id="a" customClass="A" sceneMemberID="viewController">
        <view key="view" id="v"><subviews>
        <\(element) \(attributes) id="x">\(inside)<connections>
        <segue destination="other" kind="show" identifier="go" id="s"/>
        </connections></\(element)>
        </subviews></view>
        </viewController>
        """)
    ]).segue("go", of: "A")?.controls
  }

  @Test func `A control is described by its kind and its text`() {
    #expect(words("button", "", #"<state key="normal" title="About"/>"#) == ["the button “About”"])
    #expect(words("barButtonItem", #"title="Done""#) == ["the bar button item “Done”"])
    #expect(words("barButtonItem", #"systemItem="add""#) == ["the bar button item “Add”"])
    #expect(words("tableViewCell", #"reuseIdentifier="PersonCell""#) == ["the cell “PersonCell”"])
    #expect(words("button") == ["a button"])
    #expect(words("imageView") == ["an image view"])
    #expect(words("tapGestureRecognizer") == ["a tap gesture recognizer"])
    #expect(words("pongPressGestureRecognizer") == ["a long press gesture recognizer"])
  }

  @Test func `A label from Interface Builder takes precedence`() {
    #expect(
      words("button", #"userLabel="Help Button""#, #"<state key="normal" title="?"/>"#)
        == ["the button “Help Button”"])
  }

  @Test func `The title of a button's configuration takes precedence over the unused state's`() {
    let inside = #"<state key="normal" title="Button"/><buttonConfiguration key="configuration" "#
    #expect(words("button", "", inside + #"title="Help"/>"#) == ["the button “Help”"])
  }

  @Test func `Attributed texts describe controls like plain ones`() {
    let configuration = #"<buttonConfiguration key="configuration" style="plain">"#
    let about = #"<fragment content="Ab"/><fragment><string key="content">out</string></fragment>"#
    let title = #"<attributedString key="attributedTitle">\#(about)</attributedString>"#
    let text = #"<attributedString key="attributedText">\#(about)</attributedString>"#
    #expect(
      words("button", "", #"<state key="normal" title="Button">\#(title)</state>"#)
        == ["the button “About”"])
    #expect(
      words(
        "button", "",
        #"<state key="normal" title="Button"/>\#(configuration)\#(title)</buttonConfiguration>"#)
        == ["the button “About”"])
    #expect(
      words("tableViewCell", "", #"<label id="l">\#(text)</label>"#) == ["the cell “About”"])
  }

  @Test func `Text stays on one line, and short`() {
    #expect(
      words("button", "", "<state key=\"normal\" title=\"two&#10;lines&#x202E; &#x2028;here\"/>")
        == ["the button “two lines here”"])
    let long = words("button", #"userLabel="\#(String(repeating: "long ", count: 2_000))""#)
    #expect((long?.first ?? "").count < 80)
    #expect(long?.first?.hasSuffix("…”") == true)
    #expect(words("button", "userLabel=\"&#10;\"") == ["a button"])
  }

  @Test func `The accessory of a cell is its own control`() {
    let plan = plan(xml: [
      "Main.storyboard": InterfaceFile.scene(
        """
        <viewController id="a" customClass="A" sceneMemberID="viewController">
        <view key="view" id="v"><subviews><tableViewCell reuseIdentifier="P" id="x"><connections>
        <segue destination="other" kind="show" identifier="go" trigger="accessoryAction" id="s"/>
        </connections></tableViewCell></subviews></view></viewController>
        """)
    ])
    #expect(plan.segue("go", of: "A")?.controls == ["the accessory of the cell “P”"])
  }

  @Test func `Objects next to the controller fire its segues, too`() {
    let plan = plan(xml: [
      "Main.storyboard": InterfaceFile.scene(
        """
        <viewController id="a" customClass="A" sceneMemberID="viewController"/>
        <swipeGestureRecognizer id="g"><connections>
        <segue destination="other" kind="show" id="s"/></connections></swipeGestureRecognizer>
        """)
    ])
    #expect(plan.segue("other", of: "A")?.controls == ["a swipe gesture recognizer"])
  }
}
