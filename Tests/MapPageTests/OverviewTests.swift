import Foundation
import HeadlessBrowser
import NavigationMap
import TestSupport
import Testing

extension BrowserTests {
  @Suite struct `Overview` {
    /// Scenes in two storyboards, of which the first has two segues to the second scene.
    private static let storyboards: [String: StoryboardText] = [
      "First.storyboard": StoryboardText(
        initial: "a",
        scenes: [
          .controller(
            "a", class: "AnExtraordinarilyLongNameOfAScreen",
            segues: [
              SegueText("show", to: "b", id: "one", identifier: "one"),
              SegueText("presentation", to: "b", id: "two", identifier: "two"),
            ]),
          .controller("b", class: "Second", segues: [SegueText("show", to: "c")]),
          .controller("c", class: "Third"),
        ]),
      "Other.storyboard": StoryboardText(scenes: [.controller("z", class: "Other")]),
    ]

    /// Opens the map so that all texts that the canvas writes are recorded, with the sizes of their fonts.
    private func opened() async throws -> OpenedMap {
      let opened = try await OpenedMap(writing: Self.storyboards)
      try await opened.page.runBeforeOpening(
        """
        window.written = [];
        const { fillText, clearRect } = CanvasRenderingContext2D.prototype;
        CanvasRenderingContext2D.prototype.clearRect = function (...box) {
          written.length = 0;
          return clearRect.apply(this, box);
        };
        CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
          written.push({ text, size: parseFloat(/([0-9.]+)px/.exec(this.font)[1]) });
          return fillText.call(this, text, x, y);
        };
        """)
      try await opened.page.open(opened.url)
      return opened
    }

    /// Zooms until the first screen has about a width in the window.
    private func zoom(_ opened: OpenedMap, toWidth width: Double) async throws {
      for _ in 0..<60 {
        let now: Double = try await opened.page.value(
          "document.querySelector('g.scene > .frame').getBoundingClientRect().width")
        if abs(now / width - 1) < 0.12 { break }
        let corner: [Double] = try await opened.page.value(
          "(() => { const box = document.querySelector('g.scene > .frame').getBoundingClientRect(); return [box.left, box.top]; })()"
        )
        let delta = max(-18, min(18, -100 * log(width / now)))
        try await opened.page.run(
          """
          document.querySelector('#canvas').dispatchEvent(new WheelEvent('wheel', {
            ctrlKey: true, deltaY: \(delta), clientX: \(corner[0]), clientY: \(corner[1]), cancelable: true }))
          """)
        try await opened.page.nextFrame()
      }
      try await opened.page.nextFrame()
    }

    @Test func `Names have the same size at every zoom, and are cut to the room for them`()
      async throws
    {
      let opened = try await opened()
      let page = opened.page
      let name = "AnExtraordinarilyLongNameOfAScreen"
      try await zoom(opened, toWidth: 400)
      try await page.expect("written.some(({ text }) => text === '\(name)')", true)
      try await zoom(opened, toWidth: 80)
      try await page.expect(
        "written.some(({ text }) => text.startsWith('AnExtra') && text.endsWith('…'))", true)
      let sizes: [Double] = try await page.value("written.map(({ size }) => size)")
      try await zoom(opened, toWidth: 22)
      try await page.expect(
        "written.filter(({ text }) => text.endsWith('…') && text.length < 5).map(({ text }) => text)",
        [String]())
      #expect(!sizes.isEmpty && sizes.allSatisfy { (11...13).contains($0) })
      #expect(await page.problems() == [])
    }

    @Test(arguments: [(18.0, "tone"), (50, "thumb"), (200, "views")])
    func `A screen is drawn as its size in the window allows`(width: Double, part: String)
      async throws
    {
      let opened = try await opened()
      try await zoom(opened, toWidth: width)
      try await opened.page.expect(
        """
        ['tone', 'thumb', 'views'].filter((name) => {
          const node = document.querySelector('g.scene > .' + name);
          return node && getComputedStyle(node).display !== 'none';
        })
        """, [part])
    }

    @Test(arguments: [40.0, 600])
    func `Lines have the same width at every zoom`(width: Double) async throws {
      let opened = try await opened()
      try await zoom(opened, toWidth: width)
      try await opened.page.expect(
        """
        (() => {
          const scale = new DOMMatrix(document.querySelector('#world').style.transform).a;
          const line = parseFloat(getComputedStyle(document.querySelector('.arrow')).strokeWidth) * scale;
          return line > 0.9 && line < 2;
        })()
        """, true)
    }

    @Test func `A layer fills small screens`() async throws {
      let opened = try await opened()
      try await zoom(opened, toWidth: 40)
      try await opened.page.press("s")
      try await opened.page.click("#layer-depth")
      try await opened.page.expect(
        "[...new Set([...document.querySelectorAll('g.scene[data-depth] > .frame')].map(node => getComputedStyle(node).fill))].length",
        Set(opened.map.screens.compactMap(\.depth)).count)
    }

    @Test func `Segues between the same scenes share an arrow, which shows each when it is opened`()
      async throws
    {
      let opened = try await opened()
      let page = opened.page
      let shown =
        "[...document.querySelectorAll('g.segue .arrow')].filter(node => getComputedStyle(node).display !== 'none').length"
      try await page.expect(shown, 2)
      try await page.expect("written.some(({ text }) => text === '×2')", true)
      try await page.run(
        "location.hash = '#segues=' + document.querySelector('g.segue:not(.folded)').dataset.segue")
      try await opened.expectDetails(of: "2 to Second")
      try await page.expect(shown, 3)
      try await page.expect(
        "[...document.querySelectorAll('#details .moves a[href^=\"#segue=\"]')].map(node => node.textContent)",
        ["one", "two"])
      try await page.press("Escape")
      try await page.expect(shown, 2)
      #expect(await page.problems() == [])
    }

    @Test func `Fit shows the storyboards that are not hidden, and "only" hides all others`()
      async throws
    {
      let opened = try await opened()
      let page = opened.page
      try await page.press("s")
      try await page.run("document.querySelector('#panel [aria-label=\"Only Other\"]').click()")
      try await page.expect(
        "[...document.querySelectorAll('g.cluster:not(.hidden)')].map(node => node.dataset.cluster)",
        ["Other"])
      try await page.expect(
        "document.querySelector('g.cluster:not(.hidden)').getBoundingClientRect().height > innerHeight / 2",
        true)
    }
  }
}

extension BrowserPage {
  /// Waits until the page has drawn.
  fileprivate func nextFrame() async throws {
    let _: Bool = try await value(
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")
  }
}
