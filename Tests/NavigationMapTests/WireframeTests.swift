import NavigationMap
import StoryboardModel
import Testing

/// The contents of the drawings of screens.
struct WireframeTests {
  private static func drawing(_ views: String, inside: String = "") -> Drawing? {
    map(["Main.storyboard": storyboard(scene("a", views: views, inside: inside))])
      .screen("Main/a")?.drawing
  }

  private static func words(_ views: String, inside: String = "") -> [String] {
    (drawing(views, inside: inside)?.shapes ?? []).flatMap { shape in
      if case .text(let text) = shape { text.lines } else { [String]() }
    }
  }

  /// The texts of a drawing, without that of the status bar.
  static func texts(in drawing: Drawing) -> [TextShape] {
    drawing.shapes.compactMap { shape in
      if case .text(let text) = shape, text.lines != ["9:41"] { text } else { nil as TextShape? }
    }
  }

  @Test func `Controls show their text`() {
    let words = Self.words(
      view("label", "l", (10, 100, 200, 21), #"text="Hello""#)
        + view("button", "b", (10, 130, 200, 30), "", #"<state key="normal" title="Press"/>"#)
        + view(
          "textField", "f", (10, 160, 200, 30), #"placeholder="Name" borderStyle="roundedRect""#)
        + view(
          "segmentedControl", "s", (10, 200, 200, 30), "",
          #"<segments><segment title="Left"/><segment title="Right"/></segments>"#)
        + view("textView", "t", (10, 240, 200, 100), "", #"<string key="text">Once upon</string>"#))
    for word in ["Hello", "Press", "Name", "Left", "Right", "Once upon"] {
      #expect(words.contains(word), "\(word)")
    }
  }

  @Test(arguments: [(0.0, false), (100, true)])
  func `The clock is left out if a text is in its place`(top: Double, isShown: Bool) {
    let words = Self.words(view("label", "l", (100, top, 200, 21), #"text="Hello""#))
    #expect(words.contains("Hello"))
    #expect(words.contains("9:41") == isShown)
  }

  @Test(arguments: [("", true), (#"hidden="YES""#, false)])
  func `An embed segue has the place of its container view unless that is hidden`(
    hidden: String, isShown: Bool
  ) throws {
    let container = view(
      "containerView", "c", (0, 50, 100, 200), hidden, segue("embed", to: "b", "e"))
    let around = view("view", "w", (10, 20, 300, 400), hidden, "<subviews>\(container)</subviews>")
    for views in [container, around.replacing("id=\"c\" \(hidden)", with: "id=\"c\"")] {
      let map = map(["Main.storyboard": storyboard(scene("a", views: views), scene("b"))])
      let spot = try #require(map.segue("Main/e")).spots.first
      #expect((spot != nil) == isShown)
      if let spot { #expect(spot.width == 100 && spot.height == 200) }
    }
  }

  @Test func `The status bar and a navigation item's bar are marked among the shapes`() throws {
    let item = #"<navigationItem key="navigationItem" title="Contacts" id="i"/>"#
    let drawing = try #require(Self.drawing("", inside: item))
    #expect(drawing.bars.map(\.isOuter) == [false, true])
    let texts = drawing.bars.map { bar in
      drawing.shapes[bar.shapes].flatMap { shape in
        if case .text(let text) = shape { text.lines } else { [String]() }
      }
    }
    #expect(texts == [["Contacts"], ["9:41"]])
  }

  @Test func `A watch's title ends before the clock`() throws {
    let xml = storyboard(
      device: nil, runtime: "watchKit",
      scene("a", "controller", #"title="A title of a few words""#, size: nil))
    let drawing = try #require(map(["Main.storyboard": xml]).screen("Main/a")?.drawing)
    let texts = drawing.shapes.compactMap { shape in
      if case .text(let text) = shape { text } else { nil as TextShape? }
    }
    let clock = try #require(texts.first { $0.lines == ["10:09"] })
    let title = try #require(texts.first { $0.lines != ["10:09"] })
    #expect(title.frame.x + title.frame.width <= clock.frame.x)
  }

  @Test(arguments: [
    (#"alignment="left""#, TextShape.Alignment.leading), (#"alignment="center""#, .center),
    (#"alignment="right""#, .trailing), (#"alignment="left" textAlignment="right""#, .trailing),
  ])
  func `A watch's label is on the side that the file says`(
    attributes: String, alignment: TextShape.Alignment
  ) throws {
    let item = #"<items><label text="Pace" \#(attributes) id="l"/></items>"#
    let xml = storyboard(
      device: nil, runtime: "watchKit", scene("a", "controller", size: nil, inside: item))
    let drawing = try #require(map(["Main.storyboard": xml]).screen("Main/a")?.drawing)
    let label = try #require(Self.texts(in: drawing).first { $0.lines == ["Pace"] })
    #expect(label.alignment == alignment)
  }

  @Test(arguments: [(#"value="YES""#, true), ("", false)])
  func `A watch's switch shows its title and whether it is on`(value: String, isOn: Bool) throws {
    let item = #"<items><switch title="Shuffle" \#(value) id="s"/></items>"#
    let xml = storyboard(
      device: nil, runtime: "watchKit", scene("a", "controller", size: nil, inside: item))
    let drawing = try #require(map(["Main.storyboard": xml]).screen("Main/a")?.drawing)
    #expect(Self.texts(in: drawing).map(\.lines) == [["10:09"], ["Shuffle"]])
    let isGreen = drawing.shapes.contains { shape in
      if case .box(_, let fill, _, _) = shape { fill == .theme(.green) } else { false }
    }
    #expect(isGreen == isOn)
  }

  @Test(arguments: [
    ("label", "attributedText"), ("textField", "attributedText"), ("textView", "attributedText"),
    ("textView", "textStorage"),
  ])
  func `A view shows its attributed text`(element: String, key: String) {
    let words = Self.words(
      view(
        element, "x", (10, 100, 200, 60), "",
        """
        <attributedString key="\(key)"><fragment content="Hel"/>
        <fragment><string key="content">lo</string></fragment></attributedString>
        """))
    #expect(words.contains("Hello"))
  }

  @Test func `A button without a frame is as wide as its attributed title`() throws {
    let drawing = try #require(
      Self.drawing(
        """
        <button id="b"><state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="plain">
        <attributedString key="attributedTitle"><fragment content="A title of a few words"/>
        </attributedString></buttonConfiguration></button>
        """))
    let texts = Self.texts(in: drawing)
    let text = try #require(texts.first)
    #expect(text.lines == ["A title of a few words"])
    #expect(text.fittedWidth == nil)
  }

  @Test func `A navigation item is a bar with its title and its items`() {
    let words = Self.words(
      "",
      inside: """
        <navigationItem key="navigationItem" title="Contacts" id="i">
        <barButtonItem key="leftBarButtonItem" title="Groups" id="l"/>
        <barButtonItem key="rightBarButtonItem" systemItem="done" id="r"/></navigationItem>
        """)
    for word in ["Contacts", "Groups", "Done"] { #expect(words.contains(word), "\(word)") }
  }

  @Test func `Several items at an edge of a bar are drawn there, from the edge inwards`() throws {
    let drawing = try #require(
      Self.drawing(
        "",
        inside: """
          <navigationItem key="navigationItem" title="Contacts" id="i">
          <leftBarButtonItems><barButtonItem title="Groups" id="l"/>
          <barButtonItem title="Mine" id="m"/></leftBarButtonItems>
          <rightBarButtonItems><barButtonItem title="New" id="r"/>
          <barButtonItem title="Edit" id="e"/></rightBarButtonItems></navigationItem>
          """))
    let texts = Self.texts(in: drawing)
    let words = texts.sorted { $0.frame.x < $1.frame.x }.map(\.lines)
    #expect(words == [["Groups"], ["Mine"], ["Contacts"], ["Edit"], ["New"]])
  }

  @Test(arguments: [
    (#"leftItemsSupplementBackButton="YES""#, true), ("", false),
    (#"leftItemsSupplementBackButton="YES" hidesBackButton="YES""#, false),
  ])
  func `A back button is next to left items only if they supplement it`(
    attributes: String, isShown: Bool
  ) {
    let words = Self.wordsOfPushedScreen(
      from: "",
      to: """
        <navigationItem key="navigationItem" title="Book" \(attributes) id="j">
        <barButtonItem key="leftBarButtonItem" title="Menu" id="m"/></navigationItem>
        """)
    #expect(words.contains("Books") == isShown)
    #expect(words.contains("Menu"))
  }

  @Test func `A back button has the title that the previous screen gives it`() {
    func words(_ items: String) -> [String] {
      Self.wordsOfPushedScreen(
        from: items, to: #"<navigationItem key="navigationItem" title="Book" id="j"/>"#)
    }
    #expect(words("").contains("Books"))
    let own = words(#"<barButtonItem key="backBarButtonItem" title="Shelf" id="k"/>"#)
    #expect(own.contains("Shelf") && !own.contains("Books"))
    #expect(!words(#"<barButtonItem key="backBarButtonItem" title=" " id="k"/>"#).contains("Books"))
  }

  /// The words on a screen that “Books”, whose bar has some items, pushes.
  private static func wordsOfPushedScreen(from items: String, to inside: String) -> [String] {
    map([
      "Main.storyboard": storyboard(
        initial: "nav",
        scene(
          "nav", "navigationController", size: nil,
          inside: segue("relationship", to: "a", "root", #"relationship="rootViewController""#)),
        scene(
          "a",
          inside: """
            <navigationItem key="navigationItem" title="Books" id="i">\(items)</navigationItem>
            \(segue("show", to: "b", "go"))
            """),
        scene("b", inside: inside))
    ]).words(on: "Main/b")
  }

  @Test func `A table shows its cells, its sections' headers and dynamic contents`() {
    let cell = view(
      "tableViewCell", "c", (0, 50, 375, 44), #"accessoryType="disclosureIndicator""#,
      view(
        "tableViewCellContentView", "cc", (0, 0, 340, 44), #"key="contentView""#,
        "<subviews>" + view("label", "cl", (16, 10, 200, 21), #"text="Wi-Fi""#) + "</subviews>"))
    let fixed = Self.words(
      view(
        "tableView", "t", (0, 0, 375, 600), #"dataMode="static" style="grouped""#,
        "<sections><tableViewSection id=\"s\" headerTitle=\"Network\"><cells>\(cell)</cells></tableViewSection></sections>"
      ))
    #expect(fixed.contains("Wi-Fi") && fixed.contains("NETWORK"))
    #expect(!fixed.contains("Prototype Content"))
    let prototypes = Self.words(
      view(
        "tableView", "t", (0, 0, 375, 600), #"dataMode="prototypes""#,
        "<prototypes>\(cell)</prototypes>"))
    #expect(prototypes.contains("Wi-Fi") && prototypes.contains("Prototype Content"))
  }

  @Test func `Views without a frame get a position in their parent, and are counted`() throws {
    let drawing = try #require(
      Self.drawing(
        #"<label id="l" text="Lost"/><button id="b"><state key="normal" title="Too"/></button>"#))
    #expect(drawing.unpositionedViews == 2)
    let frames = drawing.shapes.compactMap { shape in
      if case .text(let text) = shape, ["Lost", "Too"].contains(text.lines[0]) {
        text.frame
      } else {
        nil as Rect?
      }
    }
    #expect(frames.count == 2 && frames[0].y + frames[0].height <= frames[1].y)
    #expect(frames.allSatisfy { $0.x >= 0 && $0.y >= 0 && $0.x + $0.width <= 375 })
  }

  @Test func `A stack view without frames arranges its views along its axis`() {
    let stack = view(
      "stackView", "s", (20, 100, 300, 50), #"axis="horizontal" distribution="fillEqually""#,
      #"<subviews><label id="a" text="One"/><label id="b" text="Two"/></subviews>"#)
    let frames = (Self.drawing(stack)?.shapes ?? []).compactMap { shape in
      if case .text(let text) = shape, ["One", "Two"].contains(text.lines[0]) {
        text.frame
      } else {
        nil as Rect?
      }
    }
    #expect(frames.count == 2 && frames[0].x + frames[0].width <= frames[1].x)
    #expect(frames.first?.y == frames.last?.y)
  }

  @Test(arguments: [("", [false, false]), (#"selectedSegmentIndex="1""#, [false, true])])
  func `A segment is selected only if the file says so`(index: String, bold: [Bool]) throws {
    let segments = #"<segments><segment title="A"/><segment title="B"/></segments>"#
    let drawing = try #require(
      Self.drawing(view("segmentedControl", "s", (10, 200, 300, 30), index, segments)))
    #expect(Self.texts(in: drawing).map(\.isBold) == bold)
  }

  @Test func `A segmented control has a part for each title or image`() throws {
    func parts(_ segments: String) throws -> [Double] {
      let control = view(
        "segmentedControl", "s", (10, 200, 300, 30), #"selectedSegmentIndex="0""#,
        "<segments>\(segments)</segments>")
      return try #require(Self.drawing(control)).shapes.compactMap { shape in
        if case .box(let frame, .theme(.ground), _, _) = shape, frame.height < 30 {
          frame.width
        } else {
          nil as Double?
        }
      }
    }
    #expect(try parts(#"<segment title="Only"/>"#) == [296])
    #expect(try parts(#"<segment title="" image="list"/><segment image="grid"/>"#) == [146])
  }

  @Test(arguments: [(#"on="YES""#, true), ("", false)])
  func `A switch is green if the file says that it is on`(state: String, isOn: Bool) throws {
    let drawing = try #require(Self.drawing(view("switch", "s", (100, 300, 51, 31), state)))
    let isGreen = drawing.shapes.contains { shape in
      if case .box(_, let fill, _, _) = shape { fill == .theme(.green) } else { false }
    }
    #expect(isGreen == isOn)
  }

  @Test(arguments: [
    ("progressView", "", 0.0), ("progressView", #"progress="0.5""#, 150),
    ("slider", #"minValue="0" maxValue="5""#, 0), ("slider", #"minValue="-5" maxValue="5""#, 150),
  ])
  func `A control without a value has the value 0`(
    element: String, attributes: String, width: Double
  ) throws {
    let drawing = try #require(Self.drawing(view(element, "p", (10, 100, 300, 4), attributes)))
    let done = drawing.shapes.compactMap { shape in
      if case .box(let frame, .theme(.accent), _, _) = shape { frame.width } else { nil as Double? }
    }
    #expect(done == (width > 0 ? [width] : []))
  }

  @Test func `Named colors have the values that were saved with the storyboard`() throws {
    let xml = storyboard(
      scene(
        "a",
        views: view(
          "view", "v", (0, 100, 100, 100), "", #"<color key="backgroundColor" name="Sea"/>"#))
    ).replacing(
      "</scenes>",
      with: """
        </scenes><resources><namedColor name="Sea"><color red="0" green="0.5" blue="1" alpha="1" \
        colorSpace="custom"/></namedColor></resources>
        """)
    let drawing = try #require(map(["Main.storyboard": xml]).screen("Main/a")).drawing
    #expect(
      drawing.shapes.contains {
        if case .box(_, .color(RGBColor(red: 0, green: 128, blue: 255)), _, _) = $0 {
          true
        } else {
          false
        }
      })
  }

  @Test(arguments: [
    ("containerView", "Container"), ("pickerView", "Cupertino"), ("searchBar", "Search"),
  ])
  func `On a dark view, words on a light background of their own stay dark`(
    element: String, words: String
  ) throws {
    func paint(on white: String) throws -> Paint? {
      let inner = view(element, "c", (0, 0, 300, 200))
      let drawing = try #require(
        Self.drawing(
          view(
            "view", "v", (0, 100, 375, 300), "",
            #"<subviews>\#(inner)</subviews><color key="backgroundColor" white="\#(white)" alpha="1"/>"#
          )
        ))
      return drawing.shapes.lazy.compactMap {
        if case .text(let text) = $0, text.lines == [words] { text.paint } else { nil }
      }.first
    }
    let onWhite = try #require(try paint(on: "1"))
    #expect(try paint(on: "0") == onWhite)
  }

  @Test func `The text of a field for a password is hidden`() {
    let words = Self.words(
      view(
        "textField", "f", (10, 100, 200, 30), #"text="Sesame""#,
        #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#))
    #expect(!words.contains("Sesame") && words.contains("••••••"))
  }

  @Test(arguments: ["none", "line", "bezel", "roundedRect"])
  func `The text of a dark field is light`(border: String) throws {
    let field = view(
      "textField", "f", (10, 100, 200, 30), #"text="Name" borderStyle="\#(border)""#,
      #"<color key="backgroundColor" white="0" alpha="1" colorSpace="calibratedWhite"/>"#)
    let texts = Self.texts(in: try #require(Self.drawing(field)))
    #expect(texts.map(\.paint) == [.theme(.white)])
  }

  @Test func `Shapes stay inside the screen, and long text inside its frame`() throws {
    let long = String(repeating: "汉字👩‍👩‍👧‍👦word ", count: 500)
    let drawing = try #require(
      Self.drawing(
        view("label", "l", (300, 100, 5000, 5000), #"numberOfLines="0" text="\#(long)""#)
          + view(
            "view", "v", (-500, -500, 9000, 9000), "",
            #"<color key="backgroundColor" white="0.3" alpha="1"/>"#)))
    for shape in drawing.shapes {
      switch shape {
      case .box(let frame, _, _, _), .glyph(_, let frame, _):
        #expect(
          frame.x >= 0 && frame.y >= 0 && frame.x + frame.width <= 375
            && frame.y + frame.height <= 667)
      case .text(let text):
        #expect(text.frame.x >= 0 && text.frame.x + text.frame.width <= 375)
        #expect(Double(text.lines.count) * text.size <= 667)
      case .line, .picture: break
      }
    }
  }

  @Test(arguments: [("", true), (#"clipsSubviews="YES""#, false)])
  func `A view beside the screen shows subviews that reach into it unless it clips them`(
    attributes: String, isShown: Bool
  ) {
    let label = view("label", "l", (-300, 0, 200, 21), #"text="Hello""#)
    let words = Self.words(
      view("view", "v", (400, 100, 50, 50), attributes, "<subviews>\(label)</subviews>"))
    #expect(words.contains("Hello") == isShown)
  }

  @Test func `Views that are larger than any screen are drawn`() {
    #expect(Self.words(view("textView", "t", (0, 0, 100, 1e300), #"text="Hello""#)) != [])
    let mac = storyboard(
      device: nil, runtime: "MacOSX.Cocoa",
      scene(
        "a", size: (400, 300),
        views: view(
          "tableView", "t", (5, -1e300, 0, 1e300), "",
          #"<tableColumns><tableColumn id="c"/></tableColumns>"#)))
    #expect(map(["Main.storyboard": mac]).screen("Main/a") != nil)
  }

  @Test func `Text that is larger than any screen is drawn smaller`() throws {
    let label = view(
      "label", "l", (0, 100, 375, 500), #"text="Hello" numberOfLines="0""#,
      #"<fontDescription key="fontDescription" type="system" pointSize="1e300"/>"#)
    let texts = Self.texts(in: try #require(Self.drawing(label)))
    #expect(texts.map(\.size) == [200])
  }

  @Test func `Views nested deeper than in any app are left out`() throws {
    var nested = ""
    for depth in (0..<120).reversed() {
      nested = view("view", "v\(depth)", (0, 0, 300, 300), "", "<subviews>\(nested)</subviews>")
    }
    let drawing = try #require(Self.drawing(nested))
    #expect(drawing.views > 20 && drawing.views < 120)
  }

  @Test func `A segue fired by one of two gesture recognizers starts at their view`() throws {
    let xml = storyboard(
      """
      <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      \(view("view", "card", (40, 300, 100, 80), "", #"<connections><outletCollection property="gestureRecognizers" destination="tap" id="o"/><outletCollection property="gestureRecognizers" destination="pan" id="p"/></connections>"#))
      </subviews></view></viewController>
      <tapGestureRecognizer id="tap">\(segue("show", to: "b", "go"))</tapGestureRecognizer>
      <panGestureRecognizer id="pan"/>
      </objects></scene>
      """, scene("b"))
    let map = map(["Main.storyboard": xml])
    let screen = try #require(map.screen("Main/a"))
    #expect(screen.drawing.controls.map(\.object) == ["tap"])
    let frame = screen.frame
    let go = try #require(map.segue("Main/go"))
    #expect(go.start == Rect(x: frame.x + 40, y: frame.y + 300, width: 100, height: 80))
  }

  @Test func `A segue fired by a control that its container cuts off starts where the control is`()
    throws
  {
    let button = view("button", "b", (150, 10, 60, 40), "", segue("show", to: "b", "go"))
    let container = view(
      "view", "v", (20, 100, 100, 100), #"clipsSubviews="YES""#, "<subviews>\(button)</subviews>")
    let map = map(["Main.storyboard": storyboard(scene("a", views: container), scene("b"))])
    let frame = try #require(map.screen("Main/a")).frame
    let go = try #require(map.segue("Main/go"))
    #expect(go.start == Rect(x: frame.x + 170, y: frame.y + 110, width: 60, height: 40))
  }

  @Test func `A split view whose columns are other scenes shows a column for each`() throws {
    let items = ["b", "c", "d"].map {
      "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"splitItems\" id=\"to-\($0)\"/>"
    }
    let split = """
      <scene sceneID="s"><objects><splitViewController id="a" sceneMemberID="viewController">
      <splitView key="splitView" vertical="YES" id="v">
      <rect key="frame" x="0" y="0" width="450" height="300"/></splitView>
      <connections>\(items.joined())</connections></splitViewController></objects></scene>
      """
    let map = map([
      "Main.storyboard": storyboard(
        device: nil, runtime: "MacOSX.Cocoa", split,
        scene("b", "viewController", "customClass=\"Sidebar\""),
        scene("c", "viewController", "customClass=\"Timeline\""), scene("d"))
    ])
    let shapes = try #require(map.screen("Main/a")?.drawing.shapes)
    let lines = shapes.filter { if case .line = $0 { true } else { false } }
    #expect(lines.count == 2)
    let words = shapes.flatMap { if case .text(let text) = $0 { text.lines } else { [String]() } }
    #expect(words.contains("Sidebar") && words.contains("Timeline"))
  }
}
