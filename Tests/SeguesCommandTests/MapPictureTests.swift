import Foundation
import TestSupport
import Testing

/// Images and xibs on what `segues map` draws.
@Suite struct MapPictureTests {
  /// An app with one storyboard that names an image and a color, a catalog with both, and a xib.
  private static func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes><scene sceneID="s"><objects>
      <viewController id="a" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <imageView image="Star" id="i"><rect key="frame" x="0" y="0" width="40" height="40"/>
      <color key="backgroundColor" name="Brand"/></imageView>
      </subviews></view></viewController></objects></scene></scenes>
      <resources><image name="Star" width="10" height="10"/><namedColor name="Brand">
      <color red="1" green="1" blue="1" alpha="1"/></namedColor></resources></document>
      """, to: "App/Main.storyboard")
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="x" customClass="Badge">
      <rect key="frame" x="0" y="0" width="40" height="40"/></view></objects></document>
      """, to: "App/Badge.xib")
    let catalogue = "App/Assets.xcassets"
    try folder.write(
      #"{"images": [{"filename": "s.svg"}]}"#, to: "\(catalogue)/Star.imageset/Contents.json")
    try folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>"#,
      to: "\(catalogue)/Star.imageset/s.svg")
    try folder.write(
      #"{"colors": [{"color": {"components": {"red": "1", "green": "2", "blue": "0x03"}}}]}"#,
      to: "\(catalogue)/Brand.colorset/Contents.json")
    return folder
  }

  @Test func `Images and colors of a catalog are drawn, and --no-images leaves them out`() throws {
    let folder = try Self.app()
    let drawn = try segues("map", "App", "--no-check", "--format", "svg", in: folder).output
    #expect(drawn.contains("href=\"data:image/svg+xml;base64,PHN2Zy"))
    #expect(drawn.contains("fill=\"#010203\""))
    let without = try segues(
      "map", "App", "--no-check", "--format", "svg", "--no-images", in: folder
    ).output
    #expect(!without.contains("data:image") && !without.contains("#010203"))
  }

  @Test(arguments: [("AppleTV", "tv"), ("visionOS", "vision")])
  func `The color for the devices of a storyboard is drawn`(runtime: String, idiom: String) throws {
    let folder = try Self.app()
    let text = try String(contentsOfFile: folder.path("App/Main.storyboard"), encoding: .utf8)
    try folder.write(text.replacing("iOS.CocoaTouch", with: runtime), to: "App/Main.storyboard")
    try folder.write(
      #"""
      {"colors": [
        {"idiom": "universal", "color": {"components": {"white": "1"}}},
        {"idiom": "\#(idiom)", "color": {"components": {"white": "2"}}}
      ]}
      """#, to: "App/Assets.xcassets/Brand.colorset/Contents.json")
    let drawn = try segues("map", "App", "--no-check", "--format", "svg", in: folder).output
    #expect(drawn.contains("fill=\"#020202\""))
  }

  @Test func `Excluded catalogs are not read`() throws {
    let folder = try Self.app()
    let run = try segues(
      "map", "App", "--no-check", "--format", "svg", "--exclude", "Assets.xcassets", in: folder)
    #expect(run.status == 0 && !run.output.contains("data:image"))
  }

  @Test func `Xibs are drawn, and --no-xibs leaves them out`() throws {
    let folder = try Self.app()
    let run = try segues(
      "map", "App", "--no-check", "--output", "map.html", in: folder)
    #expect(run.errors.contains("1 storyboard, 1 xib, 1 scene"))
    let drawn = try segues("map", "App", "--no-check", "--format", "svg", in: folder).output
    #expect(drawn.contains("data-class=\"Badge\""))
    for arguments in [
      ["--format", "svg", "--no-xibs"], ["--format", "dot"], ["--format", "json"],
    ] {
      let run = try Subprocess.run(
        Subprocess.product("segues"), ["map", "App", "--no-check"] + arguments, folder: folder.path)
      #expect(run.status == 0 && !run.output.contains("Badge"))
    }
  }

  @Test func `An app with only xibs has a map`() throws {
    let folder = try Self.app()
    try FileManager.default.removeItem(atPath: folder.path("App/Main.storyboard"))
    let run = try segues("map", "App", "--no-check", "--format", "svg", in: folder)
    #expect(run.status == 0 && run.output.contains("data-class=\"Badge\""))
  }

  private static func commit(_ folder: TemporaryFolder) throws {
    for arguments in [
      ["init", "-q"], ["add", "-A"],
      ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "First"],
    ] {
      #expect(
        try Subprocess.run("/usr/bin/env", ["git", "-C", folder.path] + arguments).status == 0)
    }
  }

  @Test func `A map of the changes shows the images of tabs in storyboards that didn't change`()
    throws
  {
    let folder = try Self.app()
    func document(_ scenes: String, resources: String = "") -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>\(scenes)</scenes>\
      <resources>\(resources)</resources></document>
      """
    }
    func relation(_ id: String) -> String {
      #"<segue destination="\#(id)" kind="relationship" relationship="viewControllers" id="r\#(id)"/>"#
    }
    try folder.write(
      document(
        """
        <scene sceneID="s"><objects><tabBarController id="a" sceneMemberID="viewController">\
        <connections>\(relation("b"))\(relation("c"))</connections></tabBarController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="b" sceneMemberID="viewController">\
        <tabBarItem key="tabBarItem" title="Stars" image="Star" id="i"/></viewController></objects></scene>
        <scene sceneID="s3"><objects><viewControllerPlaceholder storyboardName="Shelf" id="c" \
        sceneMemberID="viewController"/></objects></scene>
        """, resources: #"<image name="Star" width="10" height="10"/>"#), to: "App/Main.storyboard")
    func shelf(_ title: String) -> String {
      document(
        """
        <scene sceneID="s"><objects><viewController id="a" title="\(title)" \
        sceneMemberID="viewController"/></objects></scene>
        """)
    }
    try folder.write(shelf("Old"), to: "App/Shelf.storyboard")
    try Self.commit(folder)
    try folder.write(shelf("New"), to: "App/Shelf.storyboard")
    let run = try segues("map", "App", "--diff", "HEAD", "--format", "svg", in: folder)
    #expect(!run.output.contains("data-scene=\"Main/"))
    #expect(run.output.contains("href=\"data:image/svg+xml;base64,PHN2Zy"))
  }

  @Test func `A map of the changes shows images`() throws {
    let folder = try Self.app()
    try Self.commit(folder)
    let path = folder.path("App/Main.storyboard")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try text.replacing("width=\"40\"", with: "width=\"50\"")
      .write(toFile: path, atomically: true, encoding: .utf8)
    let run = try segues("map", "App", "--diff", "HEAD", "--format", "svg", in: folder)
    #expect(run.output.contains("href=\"data:image/svg+xml;base64,PHN2Zy"))
  }
}
