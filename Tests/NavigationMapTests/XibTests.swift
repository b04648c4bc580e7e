import Findings
import Foundation
import NavigationGraph
import NavigationMap
import StoryboardModel
import StoryboardParsing
import Testing

/// Xibs on a map.
struct XibTests {
  private static func map(
    _ files: KeyValuePairs<String, String>, showsXibs: Bool = true,
    arrows: [CodeNavigation.XibArrow] = []
  ) -> AppMap {
    let files = files.compactMap { path, xml in
      StoryboardReader(scope: .complete).read(Data(xml.utf8), path: path).file
    }
    let graph = NavigationGraph(files: files)
    let reachability = Reachability(
      in: graph, rule: .initialControllers, startingAt: files.map(\.path))
    var layers = MapLayers(reachability: reachability)
    layers.code = CodeNavigation(xibArrows: arrows)
    return AppMap(graph, layers: layers, title: "Test", showsXibs: showsXibs)
  }

  private static func xib(_ objects: String, runtime: String = "iOS.CocoaTouch") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="\(runtime)"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
    <connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)</objects></document>
    """
  }

  private static func label(_ text: String) -> String {
    "<subviews>\(view("label", "l", (10, 10, 200, 21), "text=\"\(text)\""))</subviews>"
  }

  @Test func `Folders of xibs of the same name are told apart by the folders that differ`() {
    let xib = Self.xib(view("view", "v", (0, 0, 300, 200), ""))
    let map = Self.map(["App/iOS/UI/Cells/Row.xib": xib, "App/Mac/UI/Cells/Row.xib": xib])
    #expect(map.clusters.map(\.title).sorted() == ["Xibs in Cells (Mac)", "Xibs in Cells (iOS)"])
  }

  @Test func `The views of a folder's xibs are drawn in one group, named by their files`() throws {
    let map = Self.map([
      "App/Main.storyboard": storyboard(initial: "a", scene("a")),
      "App/Cells/Row.xib": Self.xib(
        view("tableViewCell", "c", (0, 0, 320, 44), #"customClass="RowCell""#)),
      "App/Cells/Base.lproj/Page.xib": Self.xib(
        view("view", "v", (0, 0, 300, 200), "", Self.label("Hello"))),
      "App/Cells/de.lproj/Page.xib": Self.xib(
        view("view", "v", (0, 0, 300, 200), "", Self.label("Hallo"))),
      "App/Empty.xib": Self.xib(""),
    ])
    #expect(map.clusters.map(\.title) == ["Main", "Xibs in Cells"])
    let xibs = map.screens.filter { $0.role == .xib }
    #expect(xibs.map(\.name) == ["Page", "Row"])
    #expect(xibs.map(\.className) == ["Owner", "RowCell"])
    #expect(xibs.map { $0.drawing.size.height } == [200, 44])
    #expect(map.words(on: xibs[0].key).contains("Hello"))
    #expect(map.counts.xibs == 2 && map.counts.storyboards == 1 && map.counts.scenes == 1)
    #expect(xibs.map(\.isReachable) == [true, true])
  }

  @Test func `Screens of xibs are placed side by side`() {
    let views = (0..<12).map {
      view("view", "v\($0)", (0, 0, 60 + Double($0) * 30, 40 + Double($0 % 3) * 90))
    }
    let map = Self.map(["A.xib": Self.xib(views.joined())])
    let frames = map.screens.map(\.outerFrame)
    #expect(frames.count == 12)
    for (index, frame) in frames.enumerated() {
      for other in frames.dropFirst(index + 1) {
        #expect(
          frame.x + frame.width <= other.x || other.x + other.width <= frame.x
            || frame.y + frame.height <= other.y || other.y + other.height <= frame.y)
      }
    }
  }

  @Test func `A window and the main menu of a Mac app are drawn`() throws {
    let map = Self.map([
      "MainMenu.xib": Self.xib(
        """
        <menu title="Main Menu" systemMenu="main" id="m"><items>
        <menuItem title="Edit" id="e"><menu key="submenu" title="Edit" id="s"><items>
        <menuItem title="Undo" id="u"/></items></menu></menuItem></items></menu>
        <window title="Log" id="w"><rect key="contentRect" x="0" y="0" width="400" height="200"/>
        <view key="contentView" id="cv"><rect key="frame" x="0" y="0" width="400" height="200"/>
        </view></window>
        """, runtime: "MacOSX.Cocoa")
    ])
    #expect(map.screens.count == 2)
    #expect(map.words(on: map.screens[0].key).contains("Undo"))
    #expect(map.words(on: map.screens[1].key).contains("Log"))
    #expect(map.screens[1].drawing.size == MapSize(width: 400, height: 228))
  }

  @Test func `Arrows lead to the xibs that code loads`() {
    let place = SourceLocation(file: "A.swift", line: 1, column: 1)
    let source = CodeNavigation.Place.scene(ControllerID(file: "Main.storyboard", object: "a"))
    let map = Self.map(
      [
        "Main.storyboard": storyboard(initial: "a", scene("a")),
        "Cells/Base.lproj/Row.xib": Self.xib(view("view", "v", (0, 0, 300, 200))),
        "Page.xib": Self.xib(view("view", "w", (0, 0, 300, 200))),
      ],
      arrows: [
        CodeNavigation.XibArrow(from: source, to: "Cells/de.lproj/Row.xib", location: place),
        CodeNavigation.XibArrow(from: .xib("Page.xib"), to: "Cells/Row.xib", location: place),
        CodeNavigation.XibArrow(from: source, to: "Gone.xib", location: place),
      ])
    let code = map.segues.filter(\.isCode)
    let names = Dictionary(uniqueKeysWithValues: map.screens.map { ($0.key, $0.name) })
    #expect(code.map { names[$0.from ?? ""] }.count { $0 == "Page" } == 1)
    #expect(code.map { names[$0.to ?? ""] } == ["Row", "Row"])
    #expect(code.allSatisfy { $0.route != nil })
  }

  @Test func `An arrow to a xib with several views leads to the first`() throws {
    let source = CodeNavigation.Place.scene(ControllerID(file: "Main.storyboard", object: "a"))
    let place = SourceLocation(file: "A.swift", line: 1, column: 1)
    let map = Self.map(
      [
        "Main.storyboard": storyboard(initial: "a", scene("a")),
        "Row.xib": Self.xib(
          view("view", "v", (0, 0, 300, 200)) + view("view", "w", (0, 0, 300, 200))),
      ], arrows: [CodeNavigation.XibArrow(from: source, to: "Row.xib", location: place)])
    let arrow = try #require(map.segues.first { $0.isCode })
    #expect(map.screens.first { $0.key == arrow.to }?.object == "v")
  }

  @Test func `Xibs are left out unless they are asked for`() {
    let map = Self.map(
      [
        "Main.storyboard": storyboard(initial: "a", scene("a")),
        "Page.xib": Self.xib(view("view", "v", (0, 0, 300, 200))),
      ], showsXibs: false)
    #expect(map.clusters.map(\.title) == ["Main"])
    #expect(map.counts.xibs == 0)
  }
}
