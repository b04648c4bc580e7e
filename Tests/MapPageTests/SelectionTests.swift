import HeadlessBrowser
import NavigationMap
import TestSupport
import Testing

extension BrowserTests {
  @Suite struct `Selection` {
    private static let storyboard = StoryboardText(
      initial: "list",
      scenes: [
        .controller(
          "list", class: "List",
          segues: [SegueText("show", to: "detail", id: "open", identifier: "open")]),
        .controller("detail", class: "Detail"), .controller("other", class: "Other"),
      ])

    @Test func `The selected scene has another color and a wider line than its neighbors`()
      async throws
    {
      let opened = try await OpenedMap(
        writing: ["Main.storyboard": Self.storyboard], fragment: "#scene=Main/list")
      try await opened.expectDetails(of: "List")
      let lines: [[String]] = try await opened.page.value(
        """
        ['.selected', '.lit:not(.selected)'].map((kind) => {
          const style = getComputedStyle(document.querySelector(`g.scene${kind} > .frame`));
          return [style.stroke, style.strokeWidth];
        })
        """)
      #expect(lines[0][0] != lines[1][0] && lines[0][1] != lines[1][1])
    }

    @Test func `A click leaves the map where it is, and a double click zooms to its scene`()
      async throws
    {
      let opened = try await OpenedMap(writing: ["Main.storyboard": Self.storyboard])
      let page = opened.page
      try await page.emulate(features: ["prefers-reduced-motion": "reduce"])
      for _ in 0..<7 { try await page.press("-") }
      try await page.wait(until: "\(BrowserPage.transform).a < 0.2")
      let before = try await page.place()
      try await page.click("g.scene[data-scene='Main/list'] > .frame")
      try await opened.expectDetails(of: "List")
      let _: Int = try await page.value("new Promise((done) => setTimeout(() => done(1), 100))")
      let after = try await page.place()
      #expect(before.x == after.x && before.y == after.y && before.scale == after.scale)
      // The second click of a double click may be on the panel that the first one opened.
      try await page.run(
        """
        for (const [type, detail] of [["click", 2], ["dblclick", 2]]) {
          document.querySelector("#details a[href^='#play']")
            .dispatchEvent(new MouseEvent(type, { detail, bubbles: true, cancelable: true }));
        }
        """)
      try await page.wait(until: "\(BrowserPage.transform).a > 0.5")
      try await opened.expectDetails(of: "List")
      #expect(await page.problems() == [])
    }

    @Test func `The selected arrow stays dark while the pointer is on something else`() async throws
    {
      let opened = try await OpenedMap(
        writing: ["Main.storyboard": Self.storyboard], fragment: "#segue=Main/open")
      let page = opened.page
      try await opened.expectDetails(of: "open")
      try await page.emulate(features: ["prefers-reduced-motion": "reduce"])
      try await page.press("0")
      try await page.hover("g.scene[data-scene='Main/other'] > .frame")
      try await page.expect("document.querySelector('g.scene.lit').dataset.scene", "Main/other")
      try await page.expect(
        "getComputedStyle(document.querySelector('g.segue.selected')).opacity", "1")
    }

    @Test func `A line about a problem doesn't cover the panel`() async throws {
      let opened = try await OpenedMap(
        writing: ["Main.storyboard": Self.storyboard], fragment: "#scene=Main/none")
      let page = opened.page
      try await page.press("s")
      try await page.expect(
        """
        document.querySelector('#problem').getBoundingClientRect().bottom
          <= document.querySelector('#panel').getBoundingClientRect().top
        """, true)
      // The canvas with the names has the size of the map.
      try await page.expect(
        """
        document.querySelector('#lettering').height === document.querySelector('#canvas').clientHeight
        """, true)
    }

    @Test func `Paths are relative to the folder around the storyboards, and can be copied`()
      async throws
    {
      let opened = try await OpenedMap(
        writing: ["Main.storyboard": Self.storyboard], fragment: "#scene=Main/list")
      try await opened.expectDetails(of: "List")
      let path: String = try await opened.page.value(
        "document.querySelector('#details .place code').textContent")
      #expect(path.hasPrefix("Main.storyboard:"))
      let markup: String = try await opened.page.value(
        "document.querySelector('#details .place bdi').innerHTML")
      #expect(markup.hasPrefix("Main.<wbr>storyboard:"), "a line ends after a part of the path")
    }
  }
}
