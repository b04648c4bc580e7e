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
        .controller("detail", class: "Detail"),
      ])

    @Test func `The selected scene has another colour and a wider line than its neighbours`()
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

    @Test func `A line about a problem covers no panel`() async throws {
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
