import HeadlessBrowser
import TestSupport
import Testing

extension BrowserTests {
  @Suite struct `The overview in the corner` {
    private static let shown =
      "document.querySelector('#minimap').getBoundingClientRect().width > 0"

    private func zoomIn(_ page: BrowserPage) async throws {
      for _ in 0..<5 { try await page.press("+") }
    }

    @Test func `The overview stays closed when the page is opened again`() async throws {
      let opened = try await OpenedMap(example: "Qold")
      let page = opened.page
      try await zoomIn(page)
      try await page.expect(Self.shown, true)
      try await page.click("#minimap-toggle")
      try await page.expect(Self.shown, false)
      try await page.open(opened.url)
      try await zoomIn(page)
      try await page.expect(
        "document.querySelector('#minimap-toggle').getAttribute('aria-pressed')", "false")
      try await page.expect(Self.shown, false)
      try await page.press("m")
      try await page.expect(Self.shown, true)
      #expect(await page.problems() == [])
    }

    @Test func `On a phone, the overview is left out`() async throws {
      let opened = try await OpenedMap(example: "Qold", width: 390, height: 844)
      try await zoomIn(opened.page)
      try await opened.page.expect(
        """
        ['#minimap', '#minimap-toggle'].map((name) =>
          document.querySelector(name).getBoundingClientRect().width)
        """, [0, 0])
    }
  }
}
