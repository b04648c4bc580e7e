import Findings
import Foundation
import HeadlessBrowser
import NavigationGraph
import NavigationMap
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

extension BrowserTests {
  @Suite struct `Xibs and references` {
    private static let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="cell">
      <rect key="frame" x="0" y="0" width="320" height="44"/></view></objects></document>
      """

    /// A view that a view controller loads from its xib.
    private static let page = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PageViewController">
      <connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
      </objects></document>
      """

    /// `arrows` are the names of the xibs that code of the first scene loads.
    private func opened(arrows: [String] = []) async throws -> OpenedMap {
      let main = StoryboardText(
        initial: "a",
        scenes: [
          .controller("a", class: "First", segues: [SegueText("show", to: "r")]),
          .reference("r", storyboard: "Main", identifier: "Other"),
        ])
      let texts = [
        ("Main.storyboard", main.xml), ("Page.xib", Self.page), ("Row.xib", Self.xib),
      ]
      let files = texts.compactMap { path, xml in
        StoryboardReader(scope: .complete).read(Data(xml.utf8), path: path).file
      }
      let graph = NavigationGraph(files: files)
      let reachability = Reachability(
        in: graph, rule: .initialControllers, startingAt: files.map(\.path))
      var layers = MapLayers(reachability: reachability)
      layers.code = CodeNavigation(
        xibArrows: arrows.enumerated().map { number, xib in
          CodeNavigation.XibArrow(
            from: .scene(ControllerID(file: "Main.storyboard", object: "a")), to: xib,
            location: Findings.SourceLocation(file: "First.swift", line: number + 1))
        })
      return try await OpenedMap(
        showing: AppMap(graph, layers: layers, title: "Map", showsXibs: true))
    }

    private static let actions =
      "[...document.querySelectorAll('#details .actions > *')].map(node => node.textContent)"

    @Test func `The prototype doesn't begin at the view of a xib or at a reference`() async throws {
      let opened = try await opened()
      let page = opened.page
      for (name, offers) in [("First", true), ("Row", false), ("Other", false)] {
        let screen =
          try name == "Other"
          ? #require(opened.map.screens.first { $0.element == "viewControllerPlaceholder" })
          : opened.screen(name)
        try await page.run("location.hash = '#scene=\(screen.key)'")
        try await opened.expectDetails(of: screen.name)
        try await page.expect("\(Self.actions).includes('Play from here')", offers)
        try await page.expect("\(Self.actions).includes('Zoom to xib')", name == "Row")
      }
      try await page.press("p")
      try await opened.expectPlayed("Main/a")
      #expect(await page.problems() == [])
    }

    @Test func `The prototype leaves out the cells that code loads, and the details list them`()
      async throws
    {
      let opened = try await opened(arrows: ["Row.xib", "Page.xib"])
      let page = opened.page
      try await page.run("location.hash = '#scene=Main/a'")
      try await opened.expectDetails(of: "First")
      try await page.expect(
        """
        [...document.querySelectorAll('#details .moves small a')]
          .map(node => node.textContent).filter(name => ['Page', 'Row'].includes(name)).sort()
        """, ["Page", "Row"])
      // Each way by code is named after its place.
      try await page.expect(
        """
        [...document.querySelectorAll('#details .moves .unnamed')]
          .map(node => node.textContent).filter(name => name.includes('.swift')).sort()
        """, ["First.swift:1", "First.swift:2"])
      try await page.press("p")
      try await opened.expectPlayed("Main/a")
      try await page.expect(
        """
        [...document.querySelectorAll('#moves small')].map(node => node.textContent)
          .filter(text => text.includes('code opens'))
        """, ["code opens Page"])
      #expect(await page.problems() == [])
    }

    @Test func `A reference is a card whose text is as legible as a screen's`() async throws {
      let opened = try await opened()
      let reference = try #require(
        opened.map.screens.first { $0.element == "viewControllerPlaceholder" })
      #expect(reference.frame.width >= 240 && reference.frame.height >= 120)
      let texts: [[String]] = try await opened.page.value(
        """
        [...document.querySelectorAll('g.reference .views text')].map((node) =>
          [node.textContent, node.getAttribute('font-size')])
        """)
      #expect(texts.map { $0[0] } == ["Storyboard reference", "Other", "in Main"])
      #expect(texts.allSatisfy { (Double($0[1]) ?? 0) >= 15 })
    }
  }
}
