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
}
