import NavigationMap
import StoryboardModel
import Testing

/// The colors of views, bars and controls.
struct ColorTests {
  private static let red = RGBColor(red: 255, green: 0, blue: 0)
  private static let blue = RGBColor(red: 0, green: 0, blue: 255)

  /// A color from the file, as XML.
  private static func color(_ key: String, _ color: RGBColor) -> String {
    """
    <color key="\(key)" red="\(Double(color.red) / 255)" green="\(Double(color.green) / 255)" \
    blue="\(Double(color.blue) / 255)" alpha="\(color.alpha)" colorSpace="custom" \
    customColorSpace="sRGB"/>
    """
  }

  private static func drawing(
    _ views: String, inside: String = "", tint: RGBColor? = nil
  ) throws -> Drawing {
    let xml = storyboard(scene("a", views: views, inside: inside)).replacing(
      "</document>", with: (tint.map { color("tintColor", $0) } ?? "") + "</document>")
    return try #require(map(["Main.storyboard": xml]).screen("Main/a")?.drawing)
  }

  /// The color of a text.
  private static func paint(of words: String, in drawing: Drawing) -> Paint? {
    WireframeTests.texts(in: drawing).first { $0.lines == [words] }?.paint
  }

  private static func button(_ id: String, _ inside: String = "") -> String {
    view(
      "button", id, (10, 100, 200, 30), #"buttonType="system""#,
      #"<state key="normal" title="\#(id)"/>\#(inside)"#)
  }

  // MARK: - Tints

  @Test func `A button has the tint of its view, or of the nearest one with a tint`() throws {
    let views =
      Self.button("Plain")
      + view(
        "view", "v", (0, 0, 375, 300), "",
        Self.color("tintColor", Self.red) + "<subviews>" + Self.button("Inner")
          + Self.button("Own", Self.color("tintColor", Self.blue)) + "</subviews>")
    let drawing = try Self.drawing(views)
    #expect(Self.paint(of: "Plain", in: drawing) == .theme(.accent))
    #expect(Self.paint(of: "Inner", in: drawing) == .color(Self.red))
    #expect(Self.paint(of: "Own", in: drawing) == .color(Self.blue))
  }

  @Test func `A named color that refers to itself is unknown`() throws {
    let button = Self.button("Press", #"<color key="tintColor" name="Sea"/>"#)
    let xml = storyboard(scene("a", views: button)).replacing(
      "</scenes>",
      with:
        #"</scenes><resources><namedColor name="Sea"><color name="Sea"/></namedColor></resources>"#)
    let drawing = try #require(map(["Main.storyboard": xml]).screen("Main/a")).drawing
    #expect(Self.paint(of: "Press", in: drawing) == .theme(.accent))
  }

  @Test func `The words of a filled button differ from its tint by day and by night`() throws {
    let filled = #"<buttonConfiguration key="configuration" style="filled" title="Go"/>"#
    func paint(_ inside: String) throws -> Paint? {
      Self.paint(of: "Go", in: try Self.drawing(Self.button("b", filled + inside)))
    }
    let black = RGBColor(red: 0, green: 0, blue: 0)
    #expect(try paint("") == .theme(.white))
    #expect(try paint(Self.color("tintColor", Self.red)) == .theme(.white))
    // Black becomes the color of labels, which is light by night.
    #expect(try paint(Self.color("tintColor", black)) == .theme(.ground))
    #expect(try paint(#"<color key="tintColor" systemColor="labelColor"/>"#) == .theme(.ground))
    // A background of the button's own stays black.
    #expect(
      try paint(Self.color("tintColor", black) + Self.color("backgroundColor", black))
        == .theme(.white))
  }

  @Test func `The global tint colors buttons and bars`() throws {
    let item = """
      <navigationItem key="navigationItem" title="Books" id="i">
      <barButtonItem key="leftBarButtonItem" title="Edit" id="l"/>
      <barButtonItem key="rightBarButtonItem" title="Add" id="r">\
      \(Self.color("tintColor", Self.blue))</barButtonItem></navigationItem>
      """
    let drawing = try Self.drawing(Self.button("Plain"), inside: item, tint: Self.red)
    #expect(Self.paint(of: "Plain", in: drawing) == .color(Self.red))
    #expect(Self.paint(of: "Edit", in: drawing) == .color(Self.red))
    #expect(Self.paint(of: "Add", in: drawing) == .color(Self.blue))
    #expect(Self.paint(of: "Books", in: drawing) == .theme(.label))
  }

  // MARK: - Bars

  /// The drawing of a screen with a navigation bar, a toolbar and a tab bar, with their contents.
  private static func drawing(
    bar: String = "", attributes: String = "", toolbar: String = "", tabBar: String = ""
  ) throws -> Drawing {
    func child(_ kind: String, _ destination: String, _ id: String) -> String {
      segue("relationship", to: destination, id, #"relationship="\#(kind)""#)
    }
    let xml = storyboard(
      scene(
        "tabs", "tabBarController", size: nil,
        inside: #"<tabBar key="tabBar" id="b1">\#(tabBar)</tabBar>"#
          + child("viewControllers", "nav", "s1")),
      scene(
        "nav", "navigationController", size: nil,
        inside: """
          <tabBarItem key="tabBarItem" title="Shelf" id="i1"/>
          <navigationBar key="navigationBar" id="b2" \(attributes)>\(bar)</navigationBar>
          <toolbar key="toolbar" id="b3">\(toolbar)</toolbar>
          \(child("rootViewController", "a", "s2"))
          """),
      scene(
        "a",
        inside: """
          <navigationItem key="navigationItem" title="Books" id="i2">
          <barButtonItem key="rightBarButtonItem" title="Edit" id="i3"/></navigationItem>
          <toolbarItems><barButtonItem title="Sort" id="i4"/></toolbarItems>
          """))
    return try #require(map(["Main.storyboard": xml]).screen("Main/a")?.drawing)
  }

  /// The background of the bar with a text.
  private static func ground(of words: String, in drawing: Drawing) -> Paint? {
    let bar = drawing.bars.first { bar in
      drawing.shapes[bar.shapes].contains { shape in
        if case .text(let text) = shape { text.lines == [words] } else { false }
      }
    }
    guard let bar, case .box(_, let fill, _, _) = drawing.shapes[bar.shapes.lowerBound] else {
      return nil
    }
    return fill
  }

  @Test func `Bars have the colors that the file gives them`() throws {
    let colors = Self.color("barTintColor", Self.red) + Self.color("tintColor", Self.blue)
    let title =
      #"<textAttributes key="titleTextAttributes">"# + Self.color("textColor", Self.blue)
      + "</textAttributes>"
    let drawing = try Self.drawing(bar: colors + title, toolbar: colors, tabBar: colors)
    let plain = try Self.drawing()
    for word in ["Books", "Edit", "Sort", "Shelf"] {
      #expect(Self.paint(of: word, in: drawing) == .color(Self.blue), "\(word)")
      #expect(Self.ground(of: word, in: drawing) == .color(Self.red), "\(word)")
      #expect(Self.ground(of: word, in: plain) == .theme(.bar), "\(word)")
    }
    #expect(Self.paint(of: "Books", in: plain) == .theme(.label))
    #expect(Self.paint(of: "Edit", in: plain) == .theme(.accent))
  }

  @Test func `The selected tab stands out in every tint`() throws {
    let yellow = RGBColor(red: 248, green: 221, blue: 15)
    let gray = RGBColor(red: 100, green: 100, blue: 100)
    func paint(_ tint: RGBColor) throws -> Paint? {
      let drawing = try Self.drawing(tabBar: Self.color("tintColor", tint))
      return Self.paint(of: "Shelf", in: drawing)
    }
    #expect(try paint(Self.blue) == .color(Self.blue))
    // Neither has the gray of the other tabs.
    #expect(try paint(yellow) == .theme(.label))
    #expect(try paint(gray) == .theme(.label))
  }

  @Test func `The title of a black bar is white`() throws {
    let drawing = try Self.drawing(attributes: #"barStyle="black""#)
    #expect(Self.paint(of: "Books", in: drawing) == .theme(.white))
    #expect(Self.ground(of: "Books", in: drawing) != .theme(.bar))
  }

  @Test func `A bar's standard appearance sets its background`() throws {
    let appearance =
      #"<navigationBarAppearance key="standardAppearance">"#
      + Self.color("backgroundColor", Self.red) + "</navigationBarAppearance>"
    let drawing = try Self.drawing(bar: appearance)
    #expect(Self.ground(of: "Books", in: drawing) == .color(Self.red))
  }

  // MARK: - Controls

  private static func isRed(_ drawing: Drawing) -> Bool {
    drawing.shapes.contains { shape in
      if case .box(_, let fill, _, _) = shape { fill == .color(red) } else { false }
    }
  }

  @Test(arguments: [
    ("slider", "minimumTrackTintColor", #"value="1" minValue="0" maxValue="1""#),
    ("slider", "maximumTrackTintColor", ""), ("slider", "thumbTintColor", ""),
    ("switch", "thumbTintColor", ""), ("progressView", "progressTintColor", #"progress="0.5""#),
    ("progressView", "trackTintColor", ""),
    ("pageControl", "currentPageIndicatorTintColor", #"currentPage="1""#),
    ("pageControl", "pageIndicatorTintColor", ""),
    ("segmentedControl", "selectedSegmentTintColor", #"selectedSegmentIndex="0""#),
  ])
  func `A control has the colors that the file gives it`(
    element: String, key: String, attributes: String
  ) throws {
    let inside = Self.color(key, Self.red) + #"<segments><segment title="A"/></segments>"#
    let drawing = try Self.drawing(view(element, "x", (10, 100, 200, 30), attributes, inside))
    #expect(Self.isRed(drawing))
  }

  @Test(arguments: ["slider", "progressView"])
  func `Sliders and progress views have the tint`(element: String) throws {
    let drawing = try Self.drawing(
      view(element, "x", (10, 100, 200, 30), #"value="0.5" progress="0.5""#), tint: Self.red)
    #expect(Self.isRed(drawing))
  }

  // MARK: - Backgrounds

  private static let clear = RGBColor(red: 0, green: 0, blue: 0, alpha: 0)

  @Test(arguments: ["tableView", "collectionView"])
  func `What is behind a clear table or collection is visible`(element: String) throws {
    func boxes(_ color: String) throws -> [Paint?] {
      try Self.drawing(view(element, "t", (0, 100, 375, 500), #"dataMode="static""#, color))
        .shapes.compactMap { shape in
          if case .box(let frame, let fill, _, _) = shape, frame.height == 500 { fill } else { nil }
        }
    }
    #expect(try boxes("") == [.theme(.ground)])
    #expect(try boxes(Self.color("backgroundColor", Self.clear)) == [])
  }

  @Test func `A cell of a grouped table may be clear`() throws {
    func boxes(_ color: String) throws -> [Paint?] {
      let cell = view("tableViewCell", "c", (0, 50, 375, 44), "", color)
      return try Self.drawing(
        view(
          "tableView", "t", (0, 0, 375, 600), #"style="grouped""#,
          "<prototypes>\(cell)</prototypes>")
      ).shapes.compactMap { shape in
        if case .box(let frame, let fill, _, _) = shape, frame.height == 44 { fill } else { nil }
      }
    }
    #expect(try boxes("") == [.theme(.ground)])
    #expect(try boxes(Self.color("backgroundColor", Self.clear)) == [])
  }

  @Test func `A view's opacity makes it invisible, and its background translucent`() throws {
    func drawing(_ alpha: String) throws -> Drawing {
      try Self.drawing(
        view(
          "view", "v", (0, 100, 375, 50), #"alpha="\#(alpha)""#,
          "<subviews>" + view("label", "l", (0, 0, 99, 21), #"text="Hello""#) + "</subviews>"
            + Self.color("backgroundColor", Self.red)))
    }
    let hidden = try drawing("0.0")
    #expect(Self.paint(of: "Hello", in: hidden) == nil && !Self.isRed(hidden))
    let faint = try drawing("0.25")
    #expect(Self.paint(of: "Hello", in: faint) != nil)
    let hasFaintBox = faint.shapes.contains { shape in
      guard case .box(_, .color(let color)?, _, _) = shape else { return false }
      return color.red == 255 && color.alpha == 0.25
    }
    #expect(hasFaintBox)
    #expect(Self.isRed(try drawing("1")))
  }

  @Test(arguments: [("dark", true), ("systemUltraThinMaterialDark", true), ("light", false)])
  func `A text on a dark blur is light`(style: String, isLight: Bool) throws {
    let drawing = try Self.drawing(
      view(
        "visualEffectView", "v", (0, 100, 375, 50), "",
        "<subviews>" + view("label", "l", (0, 0, 99, 21), #"text="Hello""#)
          + #"</subviews><blurEffect style="\#(style)"/>"#))
    #expect(Self.paint(of: "Hello", in: drawing) == .theme(isLight ? .white : .label))
  }

  @Test(arguments: [("", 1), (#"searchBarStyle="minimal""#, 0)])
  func `A minimal search bar has no background`(attributes: String, count: Int) throws {
    let drawing = try Self.drawing(view("searchBar", "s", (0, 100, 375, 56), attributes))
    let bars = drawing.shapes.count { shape in
      if case .box(_, let fill, _, _) = shape { fill == .theme(.bar) } else { false }
    }
    #expect(bars == count)
  }

  @Test func `Words on a nearly transparent view are readable by day and by night`() throws {
    func paint(_ ground: RGBColor, alpha: Double) throws -> Paint? {
      let drawing = try Self.drawing(
        view(
          "view", "v", (0, 100, 375, 50), #"alpha="\#(alpha)""#,
          "<subviews>" + view("label", "l", (0, 0, 99, 21), #"text="Hello""#) + "</subviews>"
            + Self.color("backgroundColor", ground)))
      return Self.paint(of: "Hello", in: drawing)
    }
    let black = RGBColor(red: 0, green: 0, blue: 0)
    let white = RGBColor(red: 255, green: 255, blue: 255)
    // What is behind it follows the appearance.
    #expect(try paint(black, alpha: 0.2) == .theme(.label))
    #expect(try paint(white, alpha: 0.2) == .theme(.label))
    #expect(try paint(black, alpha: 0.8) == .theme(.white))
    #expect(try paint(white, alpha: 0.8) == .color(RGBColor(red: 28, green: 28, blue: 30)))
  }
}
