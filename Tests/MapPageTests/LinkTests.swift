import HeadlessBrowser
import NavigationMap
import Testing

extension BrowserTests {
  @Suite struct `Links` {
    @Test func `A link to a scene opens it, and Back returns to the previous scene`()
      async throws
    {
      let opened = try await OpenedMap(example: "Catalog")
      let page = opened.page
      let scene = try opened.screen("ProductsViewController")
      try await page.open("\(opened.url)#scene=\(scene.key)")
      try await opened.expectDetails(of: scene.name)
      let isInSight: Bool = try await page.value(
        """
        (() => { const box = document.querySelector('g.scene.selected > .frame').getBoundingClientRect();
        return box.width > 60 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
        })()
        """)
      #expect(isInSight)

      let segue = try #require(opened.map.segues.first { $0.from == scene.key })
      try await page.click("#details .moves a[href^='#segue=']")
      try await opened.expectFragment("#segue=\(segue.key)")
      try await page.run("history.back()")
      try await page.wait(
        until: "document.querySelector('#details h2')?.textContent === \(page.quoted(scene.name))")
      #expect(await page.problems() == [])
    }

    @Test(arguments: [
      "#scene=Nowhere/x", "#play=%E0%A4%A", "#scene=%", "#other", "#segue=__proto__",
    ])
    func `A link to something that doesn't exist shows the map`(fragment: String) async throws {
      let opened = try await OpenedMap(example: "Pills", fragment: fragment)
      try await opened.expectDetails(of: nil)
      let names = ["scene", "segue", "play"].contains { fragment.hasPrefix("#\($0)=") }
      try await opened.page.expect(
        "document.querySelector('#problem:not([hidden]) [role=alert]')?.textContent",
        names ? "Nothing on this map matches the link." : nil)
      try await opened.expectPlayed(nil)
      if names {
        try await opened.page.click("#problem-close")
        try await opened.page.expect("document.querySelector('#problem').hidden", true)
      }
      #expect(await opened.page.problems() == [])
    }
  }
}
