import AssetCatalogs
import Foundation
import HeadlessBrowser
import NavigationGraph
import NavigationMap
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

extension BrowserTests {
  @Suite struct `Pictures on the page` {
    /// A map of an image view, 100 points wide and high, whose image is an SVG, and of other views.
    private func map(
      _ svg: String, dark: String? = nil, _ rendering: ImageAsset.Rendering, views: String = ""
    ) throws -> AppMap {
      let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes><scene sceneID="s"><objects>
        <viewController id="a" sceneMemberID="viewController"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <imageView image="Star" id="i"><rect key="frame" x="100" y="100" width="100" height="100"/>
        <color key="tintColor" red="1" green="0" blue="0" alpha="1"/>
        </imageView>\(views)</subviews></view></viewController></objects></scene></scenes>
        <resources><image name="Star" width="10" height="10"/></resources></document>
        """
      let file = try #require(
        StoryboardReader(scope: .complete).read(Data(xml.utf8), path: "Main.storyboard").file)
      let graph = NavigationGraph(files: [file])
      var layers = MapLayers(
        reachability: Reachability(
          in: graph, rule: .initialControllers, startingAt: ["Main.storyboard"]))
      func image(_ text: String) -> ImageFile {
        ImageFile(type: .svg, bytes: Array(text.utf8), width: 10, height: 10)
      }
      layers.assets.add(
        ImageAsset(light: image(svg), dark: dark.map(image), rendering: rendering), named: "Star",
        in: "Main.storyboard")
      layers.assets.colors["Main.storyboard"] = [
        "Brand": ColorAsset(
          light: .components(red: 200 / 255, green: 0, blue: 0, alpha: 1),
          dark: .components(red: 90 / 255, green: 0, blue: 0, alpha: 1))
      ]
      return AppMap(graph, layers: layers, title: "Test")
    }

    private func square(_ color: String, _ more: String = "") -> String {
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">\
      <rect width="10" height="10" fill="\(color)"/>\(more)</svg>
      """
    }

    /// The color in the middle of the image view, as the browser draws it.
    private func color(on opened: OpenedMap) async throws -> [Int] {
      let place: [Double] = try await opened.page.value(
        """
        (() => {
          const box = document.querySelector('.views svg').getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        })()
        """)
      return try await opened.page.color(x: place[0], y: place[1])
    }

    @Test func `An image has its own colors, and a template has the tint color`() async throws {
      let plain = try await OpenedMap(showing: map(square("#0a0"), .automatic))
      #expect(try await color(on: plain) == [0, 170, 0])
      #expect(await plain.page.problems() == [])
      let tinted = try await OpenedMap(showing: map(square("#0a0"), .template))
      #expect(try await color(on: tinted) == [255, 0, 0])
      #expect(await tinted.page.problems() == [])
    }

    @Test func `Dark appearance shows the dark variant of an image`() async throws {
      let opened = try await OpenedMap(
        showing: map(square("#0a0"), dark: square("#00f"), .automatic))
      #expect(try await color(on: opened) == [0, 170, 0])
      try await opened.page.run(
        "document.querySelector('.segues-map').dataset.theme = 'dark'")
      #expect(try await color(on: opened) == [0, 0, 255])
      #expect(await opened.page.problems() == [])
    }

    @Test func `From afar, a screen has its pictures and named colors, and no filled outlines`()
      async throws
    {
      let views = """
        <textField borderStyle="line" id="f"><rect key="frame" x="0" y="300" width="300" \
        height="60"/></textField><view id="b"><rect key="frame" x="0" y="400" width="300" \
        height="60"/><color key="backgroundColor" name="Brand"/></view>
        """
      let opened = try await OpenedMap(
        showing: map(square("#ff0000"), .original, views: views))
      try await opened.zoom(toWidth: 50)
      let shapes = "document.querySelectorAll('g.scene > .thumb > "
      try await opened.page.expect("\(shapes)svg').length", 1)
      try await opened.page.expect("\(shapes)path.fkc80000-5a0000').length", 1)
      try await opened.page.expect("\(shapes)path.fl').length", 0)
    }

    @Test func `An SVG runs no script and loads nothing`() async throws {
      let hostile = """
        <script>parent.hacked = 1; window.top.hacked = 1; new Image().src = 'https://localhost:1/a'</script>
        <image href="https://localhost:1/b"/><rect onload="top.hacked = 1" width="1" height="1"/>
        """
      let opened = try await OpenedMap(showing: map(square("#0a0", hostile), .automatic))
      #expect(try await color(on: opened) == [0, 170, 0])
      let hacked: Bool = try await opened.page.value("'hacked' in window")
      #expect(!hacked)
      #expect(await opened.page.problems() == [])
    }
  }
}

extension BrowserPage {
  /// The color of a pixel of the window: red, green and blue.
  fileprivate func color(x: Double, y: Double) async throws -> [Int] {
    let png = try await screenshot().base64EncodedString()
    // A page without a policy decodes the screenshot.
    let decoder = try await Browser.newPage(width: 100, height: 100)
    try await decoder.run(
      """
      const image = new Image();
      image.onload = () => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.width, image.height];
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0);
        window.pixel = [...context.getImageData(\(Int(x)), \(Int(y)), 1, 1).data].slice(0, 3);
      };
      image.src = 'data:image/png;base64,\(png)';
      """)
    try await decoder.wait(until: "window.pixel")
    let pixel: [Int] = try await decoder.value("window.pixel")
    return pixel
  }
}
