import HeadlessBrowser
import NavigationMap
import Testing

extension BrowserTests {
  @Suite struct `A touch screen` {
    @Test func `One finger moves the map, and two fingers zoom it around their middle`()
      async throws
    {
      let opened = try await OpenedMap(example: "Pills", width: 390, height: 844)
      let page = opened.page
      try await page.emulateTouch()
      let before = try await page.place()
      try await page.swipe(from: (200, 500), by: (-90, -120), steps: 6)
      try await page.wait(until: "Math.abs(\(BrowserPage.transform).f - \(before.y) + 120) < 1")
      let moved = try await page.place()
      #expect(abs(moved.x - before.x + 90) < 1 && moved.scale == before.scale)
      try await opened.expectDetails(of: nil, "the end of a swipe is not a tap")

      try await page.pinch(x: 195, y: 400, from: 40, to: 80, steps: 6)
      try await page.wait(until: "\(BrowserPage.transform).a > \(moved.scale * 1.9)")
      let zoomed = try await page.place()
      // What was at the middle has stayed there: the canvas begins below the header.
      let top: Double = try await page.value(
        "document.querySelector('#canvas').getBoundingClientRect().top")
      let middles = [moved, zoomed].map { (195 - $0.x) / $0.scale }
      let heights = [moved, zoomed].map { (400 - top - $0.y) / $0.scale }
      #expect(abs(middles[0] - middles[1]) < 2 / moved.scale)
      #expect(abs(heights[0] - heights[1]) < 2 / moved.scale)
      #expect(await page.problems() == [])
    }

    @Test func `A tap opens the details of a scene`() async throws {
      let opened = try await OpenedMap(example: "Pills", width: 390, height: 844)
      let page = opened.page
      try await page.emulateTouch()
      let screen = opened.map.screens[0]
      let place = try await page.middle(of: "g.scene[data-scene='\(screen.key)'] > .frame")
      try await page.tap(x: place.x, y: place.y)
      try await opened.expectDetails(of: screen.name)
      #expect(await page.problems() == [])
    }

    @Test func `Opening the panel of layers hides the details`() async throws {
      let opened = try await OpenedMap(example: "Qold", width: 390, height: 844)
      let page = opened.page
      try await page.emulateTouch()
      try await page.run("location.hash = '#scene=\(opened.map.screens[0].key)'")
      try await opened.expectDetails(of: opened.map.screens[0].name)
      try await page.press("s")
      try await page.expect(
        "['panel', 'details'].filter(id => document.getElementById(id).offsetHeight > 0)",
        ["panel"])
      // Without a pointer that can hover, the buttons that show a single storyboard are always visible.
      try await page.expect(
        """
        (() => {
          const { opacity, position } = getComputedStyle(document.querySelector('#panel .only'));
          return !matchMedia('(hover: none)').matches || (opacity === '1' && position === 'static');
        })()
        """, true)
      try await page.press("s")
      try await opened.expectDetails(of: opened.map.screens[0].name)
      #expect(await page.problems() == [])
    }

    @Test func `Buttons and links in lists are large enough for a finger`() async throws {
      let opened = try await OpenedMap(example: "Qold", width: 390, height: 844)
      let page = opened.page
      try await page.emulateTouch()
      let screen = try #require(
        opened.map.screens.first { screen in opened.map.segues.contains { $0.from == screen.key } })
      try await page.run("location.hash = '#scene=\(screen.key)'")
      try await opened.expectDetails(of: screen.name)
      // Some browsers emulate touches only, and not the pointer.
      try await page.expect(
        """
        matchMedia('(pointer: coarse)').matches
          ? [...document.querySelectorAll('#top button, #details .button, #details li > span > a')]
            .filter(node => node.offsetHeight > 0 && node.offsetHeight < 44).map(node => node.textContent)
          : []
        """, [String]())
      #expect(await page.problems() == [])
    }

    @Test func `A tap that opens the sheet opens no link below the finger`() async throws {
      let opened = try await OpenedMap(example: "Qold", width: 390, height: 844)
      let page = opened.page
      try await page.emulateTouch()
      let screen = try #require(
        opened.map.screens.first { screen in opened.map.segues.contains { $0.from == screen.key } })
      try await page.run("location.hash = '#scene=\(screen.key)'")
      try await opened.expectDetails(of: screen.name)
      // The sheet moves when the finger is lifted, and the click is on what is then below it.
      try await page.run(
        """
        const grip = document.querySelector("#details .grip");
        for (const type of ["pointerdown", "pointerup"]) {
          grip.dispatchEvent(new PointerEvent(type, { bubbles: true, clientY: 700 }));
        }
        document.querySelector("#details .moves a").click();
        """)
      try await page.expect(
        "document.querySelector('#details .grip').getAttribute('aria-expanded')", "true")
      try await opened.expectFragment("#scene=\(screen.key)")
      try await page.run("document.querySelector('#details .moves a').click()")
      try await page.expect("location.hash.startsWith('#segue=')", true)
    }

    @Test func `Details are a sheet that shows its title until it is pulled up`() async throws {
      let opened = try await OpenedMap(example: "Qold", width: 390, height: 844)
      let page = opened.page
      try await page.emulateTouch()
      try await page.run("location.hash = '#scene=\(opened.map.screens[0].key)'")
      try await opened.expectDetails(of: opened.map.screens[0].name)
      let height = "document.querySelector('#details').getBoundingClientRect().height"
      let low: Double = try await page.value(height)
      #expect(low < 844 * 0.16)
      let title = try await page.middle(of: "#details h2")
      #expect(title.y < 844)
      try await page.swipe(from: (195, title.y), by: (0, -90), steps: 6)
      try await page.wait(until: "\(height) > \(low * 1.5)")
      try await page.expect(
        "document.querySelector('#details .grip').getAttribute('aria-expanded')", "true")
      let grip = try await page.middle(of: "#details .grip")
      try await page.tap(x: grip.x, y: grip.y)
      try await page.wait(until: "Math.abs(\(height) - \(low)) < 2")
      try await opened.expectDetails(of: opened.map.screens[0].name)
      #expect(await page.problems() == [])
    }
  }
}
