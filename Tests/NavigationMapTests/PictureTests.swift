import AssetCatalogs
import NavigationMap
import StoryboardModel
import Testing

/// Images and named colors of the app in drawings.
struct PictureTests {
  private static let path = "Main.storyboard"

  /// The map of one scene, whose storyboard names images and colors.
  private static func map(
    _ views: String, inside: String = "", resources: String, _ assets: MapAssets = MapAssets()
  ) -> AppMap {
    let text = storyboard(scene("a", views: views, inside: inside))
      .replacing("</document>", with: "<resources>\(resources)</resources></document>")
    return NavigationMapTests.map([path: text]) { $0.assets = assets }
  }

  private static func assets(
    _ rendering: ImageAsset.Rendering = .automatic, dark: [UInt8]? = nil
  ) -> MapAssets {
    var assets = MapAssets()
    assets.add(
      ImageAsset(
        light: file([1, 2, 3]), dark: dark.map { file($0) }, rendering: rendering),
      named: "Star", in: path)
    return assets
  }

  private static func file(_ bytes: [UInt8]) -> ImageFile {
    ImageFile(type: .png, bytes: bytes, width: 20, height: 10)
  }

  /// Returns a color with components from 0 to 255.
  private static func color(
    _ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1
  ) -> ColorValue {
    .components(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  private static func pictures(_ map: AppMap) -> [PictureShape] {
    (map.screen("Main/a")?.drawing.shapes ?? []).compactMap { shape in
      if case .picture(let picture) = shape { picture } else { nil }
    }
  }

  private static func glyphs(_ map: AppMap) -> [Glyph] {
    (map.screen("Main/a")?.drawing.shapes ?? []).compactMap { shape in
      if case .glyph(let glyph, _, _) = shape { glyph } else { nil }
    }
  }

  private static func svg(_ map: AppMap) -> String {
    String(decoding: SVGWriter.bytes(of: map), as: UTF8.self)
  }

  private static let star = #"<image name="Star" width="20" height="10"/>"#

  @Test(arguments: [
    ("", Rect(x: 100, y: 100, width: 80, height: 80)),
    ("scaleAspectFit", Rect(x: 100, y: 120, width: 80, height: 40)),
    ("scaleAspectFill", Rect(x: 100, y: 100, width: 80, height: 80)),
    ("center", Rect(x: 130, y: 135, width: 20, height: 10)),
    ("topLeft", Rect(x: 100, y: 100, width: 20, height: 10)),
    ("right", Rect(x: 160, y: 135, width: 20, height: 10)),
    ("bottom", Rect(x: 130, y: 170, width: 20, height: 10)),
  ])
  func `An image view places its image as its content mode says`(mode: String, frame: Rect) throws {
    let attribute = mode.isEmpty ? "" : #"contentMode="\#(mode)""#
    let map = Self.map(
      view(
        "imageView", "i", (100, 100, 80, 80), #"image="Star" clipsSubviews="YES" \#(attribute)"#),
      resources: Self.star, Self.assets())
    let picture = try #require(Self.pictures(map).first)
    #expect(picture.frame == frame)
    // Only the middle half of a picture that fills a square is visible.
    #expect(picture.part.width == (mode == "scaleAspectFill" ? 10 : 20))
    #expect(picture.tint == nil)
  }

  @Test(arguments: [
    ("axesIndependently", Rect(x: 100, y: 487, width: 80, height: 80)),
    ("proportionallyUpOrDown", Rect(x: 100, y: 507, width: 80, height: 40)),
    ("none", Rect(x: 130, y: 522, width: 20, height: 10)),
    ("", Rect(x: 130, y: 522, width: 20, height: 10)),
  ])
  func `An image view of AppKit places its image as its scaling says`(
    scaling: String, frame: Rect
  ) throws {
    // AppKit counts from the bottom of the scene, which is 667 points high.
    let attribute = scaling.isEmpty ? "" : #"imageScaling="\#(scaling)""#
    let text = storyboard(
      scene(
        "a",
        views: view(
          "imageView", "i", (100, 100, 80, 80), "",
          #"<imageCell key="cell" image="Star" id="c" \#(attribute)/>"#))
    )
    .replacing("</document>", with: "<resources>\(Self.star)</resources></document>")
    .replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
    let map = NavigationMapTests.map([Self.path: text]) { $0.assets = Self.assets() }
    #expect(Self.pictures(map).map(\.frame) == [frame])
  }

  @Test func `A tab whose screen is in another storyboard shows the image of that storyboard`() {
    let tabs = ["a", "r"].map {
      #"<segue destination="\#($0)" kind="relationship" relationship="viewControllers" id="s\#($0)"/>"#
    }.joined()
    let item = #"<tabBarItem key="tabBarItem" title="Stars" image="Star" id="i"/>"#
    var assets = MapAssets()
    assets.add(
      ImageAsset(light: Self.file([1, 2, 3])), named: "Star", in: "Other.storyboard")
    let main = storyboard(
      scene(
        "t", "tabBarController", size: nil, inside: "<connections>\(tabs)</connections>"),
      scene("a"), scene("r", "viewControllerPlaceholder", #"storyboardName="Other""#, size: nil))
    let map = NavigationMapTests.map([
      Self.path: main, "Other.storyboard": storyboard(initial: "b", scene("b", inside: item)),
    ]) { $0.assets = assets }
    #expect(Self.pictures(map).map(\.picture) == [0])
  }

  @Test func `Bars and buttons of the system tint images that don't keep their colors`() {
    let views =
      view(
        "button", "b", (0, 200, 60, 40), #"buttonType="system""#,
        #"<state key="normal" image="Star"/>"#)
      + view("button", "c", (0, 300, 60, 40), "", #"<state key="normal" image="Star"/>"#)
    let bar = """
      <navigationItem key="navigationItem" id="n">
      <barButtonItem key="rightBarButtonItem" image="Star" id="r"/></navigationItem>
      """
    func tints(_ rendering: ImageAsset.Rendering) -> [Bool] {
      Self.pictures(
        Self.map(views, inside: bar, resources: Self.star, Self.assets(rendering))
      ).map { $0.tint != nil }
    }
    #expect(tints(.automatic) == [true, false, true])
    #expect(tints(.template) == [true, true, true])
    #expect(tints(.original) == [false, false, false])
  }

  @Test func `An image is embedded once, and a tinted one is a mask`() {
    let views = (0..<3).map {
      view("imageView", "i\($0)", (0, Double($0) * 50, 20, 10), #"image="Star""#)
    }.joined()
    let plain = Self.svg(Self.map(views, resources: Self.star, Self.assets()))
    #expect(plain.ranges(of: "data:image/png;base64,AQID").count == 1)
    #expect(plain.ranges(of: "<use href=\"#p0\"/>").count == 3)
    #expect(!plain.contains("<mask"))
    let tinted = Self.svg(Self.map(views, resources: Self.star, Self.assets(.template)))
    #expect(tinted.ranges(of: "data:").count == 1)
    #expect(tinted.ranges(of: "mask=\"url(#t0)\"").count == 3)
  }

  @Test func `An image that no scene uses is not embedded`() {
    #expect(!Self.svg(Self.map("", resources: Self.star, Self.assets())).contains("data:"))
  }

  @Test func `Both appearances of an image and of a color follow the page`() {
    var assets = Self.assets(dark: [4, 5, 6])
    assets.colors[Self.path] = [
      "Ground": ColorAsset(light: Self.color(255, 255, 255), dark: Self.color(1, 2, 3))
    ]
    let map = Self.map(
      view(
        "imageView", "i", (0, 0, 20, 10), #"image="Star""#,
        #"<color key="backgroundColor" name="Ground"/>"#),
      resources: Self.star, assets)
    let svg = Self.svg(map)
    #expect(svg.contains("class=\"by-day\"") && svg.contains("class=\"by-night\""))
    #expect(svg.contains("base64,AQID") && svg.contains("base64,BAUG"))
    #expect(svg.contains("--kffffff-010203:#010203"))
    #expect(svg.contains("<rect class=\"fkffffff-010203\""))
  }

  @Test func `A catalog's color replaces the copy in the storyboard`() {
    let views = view(
      "view", "v", (0, 0, 90, 90), "", #"<color key="backgroundColor" name="Brand"/>"#)
    let copy =
      #"<namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1"/></namedColor>"#
    var assets = MapAssets()
    #expect(Self.svg(Self.map(views, resources: copy)).contains("fill=\"#ff0000\""))
    assets.colors[Self.path] = [
      "Brand": ColorAsset(light: Self.color(0, 10, 200))
    ]
    #expect(Self.svg(Self.map(views, resources: copy, assets)).contains("fill=\"#000ac8\""))
  }

  @Test(arguments: [
    (1.0, ##"fill="#000ac8" x="##), (0.996, ##"fill="#000ac8" x="##),
    (0.5, ##"fill="#000ac8" fill-opacity="0.50""##),
    (0.04, ##"fill="#000ac8" fill-opacity="0.04""##),
  ])
  func `A color of a catalog has its opacity in hundredths`(alpha: Double, text: String) {
    var assets = MapAssets()
    assets.colors[Self.path] = [
      "Brand": ColorAsset(light: Self.color(0, 10, 200, alpha: alpha))
    ]
    let views = view(
      "view", "v", (0, 0, 90, 90), "", #"<color key="backgroundColor" name="Brand"/>"#)
    #expect(Self.svg(Self.map(views, resources: "", assets)).contains(text))
  }

  @Test(arguments: ["settings-backup-listitem", "gear", "home", "NSImage", "backArrow"])
  func `An image that isn't found is a placeholder with its name`(name: String) {
    let map = Self.map(
      view("imageView", "i", (0, 100, 200, 90), #"image="\#(name)""#),
      resources: #"<image name="\#(name)" width="20" height="20"/>"#)
    #expect(Self.glyphs(map) == [.image])
    #expect(map.words(on: "Main/a").contains(name))
  }

  @Test(arguments: [
    ("gearshape.fill", Glyph.gear), ("plus.circle.fill", .plus), ("chevron.left", .chevronLeft),
  ])
  func `A symbol of the system that has a glyph shows it`(name: String, glyph: Glyph) {
    let map = Self.map(
      view("imageView", "i", (0, 100, 40, 40), #"image="\#(name)" catalog="system""#),
      resources: #"<image name="\#(name)" catalog="system" width="20" height="20"/>"#)
    #expect(Self.glyphs(map) == [glyph])
  }

  @Test func `A tab whose screen is in another storyboard shows its symbol`() {
    let tab = #"<segue destination="r" kind="relationship" relationship="viewControllers" id="s"/>"#
    let item = #"<tabBarItem key="tabBarItem" image="star" catalog="system" id="i"/>"#
    let main = storyboard(
      scene(
        "a", "tabBarController", size: nil, inside: "<connections>\(tab)</connections>"),
      scene("r", "viewControllerPlaceholder", #"storyboardName="Other""#, size: nil))
    let map = NavigationMapTests.map([
      Self.path: main, "Other.storyboard": storyboard(initial: "b", scene("b", inside: item)),
    ])
    #expect(Self.glyphs(map) == [.star])
  }

  @Test(arguments: ["gear.badge.questionmark", "person.crop.artframe", "backward.end"])
  func `A symbol of the system without a glyph is a placeholder with its name`(name: String) {
    let map = Self.map(
      view("imageView", "i", (0, 100, 200, 90), #"image="\#(name)" catalog="system""#),
      resources: #"<image name="\#(name)" catalog="system" width="20" height="20"/>"#)
    #expect(Self.glyphs(map) == [.image])
    #expect(map.words(on: "Main/a").contains(name))
  }

  @Test func `A limit keeps the pictures that take the least room`() {
    var assets = MapAssets()
    for (name, count) in [("Large", 900), ("Small", 10), ("Medium", 80)] {
      assets.add(
        ImageAsset(light: Self.file(Array(repeating: 0, count: count))), named: name,
        in: Self.path)
    }
    // Both files of a picture count.
    assets.add(
      ImageAsset(light: Self.file([1]), dark: Self.file(Array(repeating: 0, count: 90))),
      named: "Dark", in: Self.path)
    assets.limit(toBytes: 100)
    #expect(assets.names[Self.path]?.keys.sorted() == ["Medium", "Small"])
  }

  @Test func `The page's policy allows pictures only as data, and its icon is one`() {
    let views = view("imageView", "i", (0, 0, 20, 10), #"image="Star""#)
    let page = String(
      decoding: MapPage(Self.map(views, resources: Self.star, Self.assets())).bytes, as: UTF8.self)
    #expect(page.contains("; img-src data:;"))
    // A browser asks a server for an icon that the page doesn't have.
    #expect(page.contains(##"<link rel="icon" href="data:image/svg+xml,%3Csvg "##))
  }
}
