import HeadlessBrowser
import NavigationMap
import StoryboardModel
import TestSupport
import Testing

extension BrowserTests {
  @Suite struct `Changes` {
    private static let old = StoryboardText(
      initial: "list",
      scenes: [
        .controller(
          "list", class: "ListScreen",
          segues: [
            SegueText("show", to: "detail", id: "open", identifier: "openBook", from: .button),
            SegueText("show", to: "help", id: "help-segue", identifier: "help"),
          ]
        ).at(0, 0), .controller("detail", class: "BookScreen").at(700, 0),
        .controller("help", class: "HelpScreen").at(700, 900),
        .controller("about", class: "AboutScreen").at(0, 900),
      ])

    private static let new = StoryboardText(
      initial: "list",
      scenes: [
        .controller(
          "list", class: "ListScreen",
          segues: [
            SegueText("show", to: "detail", id: "open", identifier: "showBook", from: .button),
            SegueText(
              "presentation", to: "chart", id: "chart-segue", identifier: "chart", from: .button),
          ]
        ).at(0, 0), .controller("detail", class: "VolumeScreen").at(700, 0),
        .controller("about", class: "AboutScreen").at(0, 900),
        .controller("chart", "tableViewController", class: "ChartScreen").at(1400, 0),
      ])

    /// The visible items in a state: scenes by their class, segues by their identifier.
    private func drawn(_ state: MapDifference.State, on page: BrowserPage) async throws -> [String]
    {
      try await page.value(
        """
        [...document.querySelectorAll('#world [data-change=\(state.rawValue)]')]
          .filter(node => node.getBoundingClientRect().width > 0
            && getComputedStyle(node).display !== 'none')
          .map(node => node.dataset.class ?? node.dataset.identifier).sort()
        """)
    }

    @Test func `Each change has its color on the map, and screens do not overlap`()
      async throws
    {
      let opened = try await OpenedMap(from: Self.old, to: Self.new)
      let page = opened.page
      #expect(try await drawn(.added, on: page) == ["ChartScreen", "chart"])
      #expect(try await drawn(.removed, on: page) == ["HelpScreen", "help"])
      #expect(
        try await drawn(.changed, on: page) == ["ListScreen", "VolumeScreen", "showBook"])
      #expect(try await drawn(.before, on: page) == ["ListScreen"])
      #expect(try await drawn(.unchanged, on: page) == ["AboutScreen"])

      let colours: [String] = try await page.value(
        """
        ['added', 'removed', 'changed', 'before', 'unchanged'].map(state => getComputedStyle(
          document.querySelector(`g.scene[data-change=${state}] > .frame`)).stroke)
        """)
      #expect(Set(colours).count == 5)
      let words: [String] = try await page.value(
        "[...document.querySelectorAll('g.diff-tag text')].map(node => node.textContent).sort()")
      #expect(words == ["added", "before", "changed", "changed", "removed"])

      let screens = try await opened.drawnBoxes("g.scene > .frame")
      for (index, one) in screens.enumerated() {
        #expect(screens[(index + 1)...].allSatisfy { !one.overlaps($0) })
      }
      let list = try await opened.drawnBoxes("g.scene[data-class=ListScreen] > .frame")
      // The old version of the screen, and the new one right next to it; Firefox counts the width of the frames, too.
      try #require(list.count == 2)
      #expect(abs(list[0].top - list[1].top) < 4)
      #expect(await page.problems() == [])
    }

    @Test(arguments: [3, 12])
    func `What changed stands out at every zoom`(steps: Int) async throws {
      let opened = try await OpenedMap(from: Self.old, to: Self.new)
      let page = opened.page
      try await page.press("0")
      for _ in 0..<steps { try await page.press("-") }
      try await page.expect(
        """
        (() => {
          const scale = new DOMMatrix(document.querySelector('#world').style.transform).a;
          return ['added', 'removed', 'changed', 'unchanged'].map(state => parseFloat(getComputedStyle(
            document.querySelector(`g.scene[data-change=${state}] > .frame`)).strokeWidth) * scale > 2.3);
        })()
        """, [true, true, true, false])
    }

    @Test func `The word for a change is inside its screen, and legible`() async throws {
      let opened = try await OpenedMap(from: Self.old, to: Self.new)
      let outside: [String] = try await opened.page.value(
        """
        [...document.querySelectorAll('g.diff-tag')].filter(tag => {
          const [inner, outer] = [tag, tag.parentNode.querySelector('.frame')]
            .map(node => node.getBoundingClientRect());
          return inner.top < outer.top || inner.left < outer.left || inner.right > outer.right;
        }).map(tag => tag.textContent)
        """)
      #expect(outside == [])
      try await opened.page.expect(
        """
        [...document.querySelectorAll('g.diff-tag')].every(tag => (\(BrowserPage.contrast))(
          ...['rect', 'text'].map(name => getComputedStyle(tag.querySelector(name)).fill)) >= 4.5)
        """, true)
    }

    @Test func `The details say what changed, and link both versions of a screen`()
      async throws
    {
      let opened = try await OpenedMap(from: Self.old, to: Self.new)
      let page = opened.page
      let text = "(document.querySelector('#details')?.innerText ?? '')"
      let list = try #require(
        opened.map.screens.first { $0.successor != nil })
      try await page.run("location.hash = '#scene=' + encodeURIComponent('\(list.key)')")
      try await page.expect("\(text).includes('old version')", true)
      try await page.click("#details dl a")
      let now = list.successor ?? ""
      try await opened.expectFragment("#scene=\(now)")
      try await page.expect(
        """
        [...new Set([...document.querySelectorAll('#details .changes li')]
          .map(node => node.className))].sort()
        """, ["added", "changed", "removed"])
      try await page.expect("\(text).includes('identifier: openBook → showBook')", true)

      let segue = try opened.segue("showBook")
      try await page.run("location.hash = '#segue=' + encodeURIComponent('\(segue.key)')")
      try await opened.expectDetails(of: "showBook")
      try await page.expect("\(text).includes('identifier: openBook → showBook')", true)

      let about = try opened.screen("AboutScreen")
      try await page.run("location.hash = '#scene=' + encodeURIComponent('\(about.key)')")
      try await opened.expectDetails(of: "AboutScreen")
      try await page.expect("\(text).includes('What changed')", false)
      #expect(await page.problems() == [])
    }

    @Test func `Nothing is said about what leads to a screen, because no code is read`()
      async throws
    {
      let opened = try await OpenedMap(from: Self.old, to: Self.new, fragment: "#scene=Main/about")
      let page = opened.page
      try await opened.expectDetails(of: "AboutScreen")
      try await page.press("s")
      try await page.expect(
        "[...document.querySelectorAll('#panel [name=layer]')].map(node => node.id)",
        ["layer-changes"])
      let texts: [String] = try await page.value(
        """
        [document.querySelector('#details').textContent,
          ...[...document.querySelectorAll('g.scene')].map(node => node.getAttribute('aria-label'))]
        """)
      #expect(texts.count > 5)
      #expect(
        texts.filter { $0.contains("reached") || $0.contains("leads here") || $0.contains(" away") }
          == [])
      #expect(!texts[0].contains("Depth"))
    }

    @Test func `The prototype plays the new version, without what was removed`() async throws {
      let opened = try await OpenedMap(from: Self.old, to: Self.new)
      let page = opened.page
      try await page.click("#play-open")
      let now = try #require(opened.map.screens.first { $0.object == "list" })
      try await opened.expectPlayed(now.key)
      try await page.expect(
        "document.querySelectorAll('#device .diff-tag, #device .diff-boxes').length", 0)
      try await page.expect(
        """
        [...document.querySelectorAll('#moves [data-segue]')].map(node => node.dataset.segue).sort()
        """, [try opened.segue("chart").key, try opened.segue("showBook").key])
      // A link that would play a removed screen shows it on the map instead.
      let gone = try opened.screen("HelpScreen")
      try await page.open("\(opened.url)#play=\(gone.key)")
      try await opened.expectDetails(of: "HelpScreen")
      try await opened.expectPlayed(nil)
      let links: Int = try await page.value(
        "document.querySelectorAll('#details a[href^=\"#play\"]').length")
      #expect(links == 0)
      #expect(await page.problems() == [])
    }

    @Test func `Nothing can be played if every screen was removed`() async throws {
      let opened = try await OpenedMap(from: Self.old, to: StoryboardText(scenes: []))
      try await opened.page.expect("document.querySelector('#play-open').disabled", true)
      // The button can still be read, and says why.
      try await opened.page.expect(
        """
        (() => {
          const { color, backgroundColor } = getComputedStyle(document.querySelector('#play-open'));
          return (\(BrowserPage.contrast))(color, backgroundColor) >= 4.5;
        })()
        """, true)
      try await opened.page.expect(
        "document.querySelector('#play-open').title",
        "The map has no scene that the prototype could begin with")
      #expect(await opened.page.problems() == [])
    }
  }
}
