import StoryboardModel
import Testing

/// The texts that objects show.
@Suite struct TextReadingTests {
  private func texts(_ xml: String) throws -> [InterfaceText] {
    try Fixture.read(objects: #"<viewController id="a">\#(xml)</viewController>"#)
      .object("x").texts
  }

  private func text(_ role: String, _ string: String) -> InterfaceText {
    InterfaceText(role: role, string: string)
  }

  @Test func `Attributes provide the texts of objects`() throws {
    #expect(try texts(#"<label id="x" text="Hello"/>"#) == [text("text", "Hello")])
    #expect(
      try texts(#"<navigationItem id="x" prompt="Why" title="A &amp; B" leftItems="2"/>"#)
        == [text("title", "A & B"), text("prompt", "Why")])
    #expect(
      try texts(#"<tableViewSection id="x" footerTitle="End" headerTitle="Start"/>"#)
        == [text("headerTitle", "Start"), text("footerTitle", "End")])
    #expect(
      try texts(#"<textField id="x" text="" placeholder="Name"/>"#) == [text("placeholder", "Name")]
    )
  }

  @Test func `States, segments and scope buttons have texts`() throws {
    #expect(
      try texts(
        """
        <button id="x"><state key="normal" title="Play"/>
        <state key="selected"><string key="title">Pause
        now</string></state></button>
        """) == [text("normal", "Play"), text("selected", "Pause\nnow")])
    #expect(
      try texts(
        """
        <segmentedControl id="x"><segments><segment title="One"/><segment title="Two"/></segments>
        </segmentedControl>
        """) == [text("segment", "One"), text("segment", "Two")])
    #expect(
      try texts(
        """
        <searchBar id="x"><scopeButtonTitles><string>All</string><string>Mine</string>
        </scopeButtonTitles></searchBar>
        """) == [text("scopeButtonTitles", "All"), text("scopeButtonTitles", "Mine")])
  }

  @Test func `Strings are read like attributes, whatever characters they contain`() throws {
    let file = try Fixture.read(
      objects: """
        <viewController id="a"><view key="view" id="v"><subviews>
          <label id="x"><string key="text"> Two
        lines <![CDATA[<of>]]> &lt;text&gt;</string><string key="userLabel">Name</string></label>
          <button id="k"><string key="keyEquivalent" base64-UTF8="YES">
        DQ
        </string><mutableString key="title" base64-UTF8="YES">w7w=</mutableString></button>
        </subviews></view><connections>
          <segue kind="show" destination="a" id="s"><string key="identifier">a
        b</string></segue>
        </connections></viewController>
        """)
    #expect(try file.object("x").texts == [text("text", " Two\nlines <of> <text>")])
    #expect(try file.object("x").userLabel == "Name")
    #expect(try file.object("k").attributes["keyEquivalent"] == "\r")
    #expect(try file.object("k").texts == [text("title", "ü")])
    #expect(try file.segue("s").identifier == "a\nb")
  }

  @Test(arguments: [
    ("YQFi", "a\u{1}b"), ("YQFiA", "a\u{1}b"), ("YQFiYw", "a\u{1}bc"), ("YQFiYg==", "a\u{1}bb"),
  ])
  func `An encoded string is decoded, with control characters and surplus digits`(
    encoded: String, decoded: String
  ) throws {
    let file = try Fixture.read(
      objects: """
        <viewController id="a"><string key="storyboardIdentifier" base64-UTF8="YES">
        \(encoded)
        </string></viewController>
        """)
    #expect(try file.object("a").attributes["storyboardIdentifier"] == decoded)
  }

  @Test func `White space that forms a whole string is kept`() throws {
    #expect(
      try texts(#"<label id="x"><string key="text">  </string></label>"#) == [text("text", "  ")])
  }

  @Test func `Attributed strings are assembled from their fragments`() throws {
    #expect(
      try texts(
        """
        <label id="x"><attributedString key="attributedText">
          <fragment content="One "><attributes><color key="NSColor" white="1"/></attributes></fragment>
          <fragment><string key="content">and
        two</string></fragment>
        </attributedString></label>
        """) == [text("attributedText", "One and\ntwo")])
    #expect(
      try texts(
        """
        <button id="x"><state key="normal"><attributedString key="attributedTitle">
        <fragment content="Go"/></attributedString></state></button>
        """) == [text("normal", "Go")])
    #expect(
      try texts(
        """
        <button id="x"><state key="normal" title="Button"><attributedString key="attributedTitle">
        <fragment content="Go"/></attributedString></state></button>
        """) == [text("normal", "Go"), text("normal", "Button")])
  }

  @Test func `Configurations and header cells provide texts for their objects`() throws {
    #expect(
      try texts(
        """
        <button id="x"><buttonConfiguration key="configuration" style="plain" subtitle="now"
          title="Buy"/></button>
        """) == [text("title", "Buy"), text("subtitle", "now")])
    #expect(
      try texts(
        """
        <tableViewCell id="x"><listContentConfiguration key="contentConfiguration" text="Row"
          secondaryText=""/></tableViewCell>
        """) == [text("text", "Row")])
    #expect(
      try texts(
        #"<tableColumn id="x"><tableHeaderCell key="headerCell" title="Size"/></tableColumn>"#)
        == [text("title", "Size")])
  }

  @Test func `AppKit's cells are objects with titles of their own`() throws {
    #expect(
      try texts(
        #"<button id="b"><buttonCell key="cell" type="push" title="OK" id="x"/></button>"#)
        == [text("title", "OK")])
  }
}
