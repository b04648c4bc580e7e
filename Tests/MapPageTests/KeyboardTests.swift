import HeadlessBrowser
import NavigationGraph
import NavigationMap
import StoryboardModel
import TestSupport
import Testing

extension BrowserTests {
  @Suite struct `The keyboard` {
    private let focused =
      "document.activeElement.dataset.segue ?? document.activeElement.dataset.scene ?? ''"

    @Test func `Tab visits scenes and segues in reading order, and Enter follows`() async throws {
      let opened = try await OpenedMap(example: "Pills")
      let page = opened.page
      try await page.run("document.querySelector('#canvas').focus()")
      // The first stop is where the app starts, so go back to what is before it.
      try await page.press("Tab")
      while try await page.value(focused) != "" { try await page.press("Tab", shift: true) }
      var reached: [String] = []
      for _ in 0..<(opened.map.screens.count + opened.map.segues.count) {
        try await page.press("Tab")
        reached.append(try await page.value(focused))
      }
      let all = opened.map.screens.map(\.key) + opened.map.segues.map(\.key)
      #expect(reached.sorted() == all.sorted())
      // Each segue comes after its source.
      for segue in opened.map.segues {
        let from = try #require(reached.firstIndex(of: segue.from ?? ""))
        let own = try #require(reached.firstIndex(of: segue.key))
        #expect(from < own)
      }

      let segue = try #require(opened.map.segues.first { $0.from != nil && $0.to != nil })
      while try await page.value(focused) != segue.key { try await page.press("Tab", shift: true) }
      try await page.press("Enter")
      try await opened.expectFragment("#segue=\(segue.key)")
      try await page.press("Enter")
      try await opened.expectFragment("#scene=\(segue.to ?? "")")
      #expect(await page.problems() == [])
    }

    @Test func `Tab begins where the app starts, and visits storyboards as they are on the map`()
      async throws
    {
      let names = ["Apple", "Main", "Pear", "Zoo"]
      let storyboards = names.map { name in
        ("\(name).storyboard", StoryboardText(initial: name, scenes: [.controller(name)]))
      }
      let opened = try await OpenedMap(writing: Dictionary(uniqueKeysWithValues: storyboards)) {
        layers, graph in
        for file in graph.files where file.path.hasSuffix("/Zoo.storyboard") {
          layers.roles[file.path] = .app
        }
      }
      let page = opened.page
      try await page.run("document.querySelector('#canvas').focus()")
      try await page.press("Tab")
      try await page.expect(focused, "Zoo/Zoo")

      let map = opened.map
      let order = map.screens.sorted { one, other in
        let (a, b) = (map.clusters[one.cluster].frame, map.clusters[other.cluster].frame)
        return (a.y, a.x) < (b.y, b.x)
      }
      try await page.run(
        "document.querySelector('g.scene[data-scene=\"\(order[0].key)\"]').focus()")
      for screen in order.dropFirst() {
        try await page.press("Tab")
        try await page.expect(focused, screen.key)
      }
      #expect(await page.problems() == [])
    }

    @Test func `Enter goes from a selected scene to its details, and Escape back to it`()
      async throws
    {
      let opened = try await OpenedMap(example: "Pills")
      let page = opened.page
      try await page.run("document.querySelector('#canvas').focus()")
      // The line around the map is above the drawing.
      try await page.press("ArrowRight")
      try await page.expect(
        "getComputedStyle(document.querySelector('#canvas'), '::after').borderTopWidth", "2px")
      try await page.press("Tab")
      let key: String = try await page.value(focused)
      try await page.press("Enter")
      try await opened.expectFragment("#scene=\(key)")
      try await page.expect(focused, key)
      try await page.press("Enter")
      try await page.expect("document.activeElement.matches('#details h2')", true)
      try await page.press("Escape")
      try await page.expect(focused, key)
      try await opened.expectFragment("#scene=\(key)")
      try await page.press("Escape")
      try await opened.expectFragment("")
      #expect(await page.problems() == [])
    }

    @Test func `S goes to the chosen layer in the panel, and Escape closes the panel`() async throws
    {
      let opened = try await OpenedMap(example: "Pills")
      let page = opened.page
      try await page.press("s")
      try await page.expect("document.activeElement.id", "layer-kind")
      try await page.press("ArrowDown")
      try await page.expect("document.activeElement.id", "layer-reach")
      try await page.press("Escape")
      try await page.expect("document.querySelector('#panel').hidden", true)
      try await page.expect("document.activeElement.id", "panel-open")
      // So does a second S.
      try await page.press("s")
      try await page.press("s")
      try await page.expect("document.querySelector('#panel').hidden", true)
      try await page.expect("document.activeElement.id", "panel-open")
      // A capital letter works, too, because the help shows one.
      try await page.run(
        "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'S', bubbles: true }))")
      try await page.expect("document.querySelector('#panel').hidden", false)
      #expect(await page.problems() == [])
    }

    @Test func `Arrow keys pan, plus and minus zoom, and the help opens`() async throws {
      let opened = try await OpenedMap(example: "Pills")
      let page = opened.page
      try await page.emulate(features: ["prefers-reduced-motion": "reduce"])
      let before = try await page.place()
      try await page.press("ArrowRight")
      try await page.wait(
        until:
          "Math.abs(\(BrowserPage.transform).e - \(before.x)) > 50"
      )
      #expect(try await page.place().scale == before.scale)
      try await page.press("+")
      try await page.wait(
        until:
          "\(BrowserPage.transform).a > \(before.scale * 1.1)"
      )
      try await page.press("0")
      try await page.wait(
        until:
          "Math.abs(\(BrowserPage.transform).a - \(before.scale)) < 0.001"
      )
      try await page.press("?")
      try await page.expect("document.querySelector('#help').open", true)
      #expect(await page.problems() == [])
    }

    @Test func `The mouse moves no map after its button was released over the header`() async throws
    {
      let opened = try await OpenedMap(example: "Pills")
      let page = opened.page
      let before = try await page.place()
      let top: Double = try await page.value("document.querySelector('#canvas').offsetTop")
      try await page.drag(from: (x: 300, y: top + 4), by: (x: 0, y: -40))
      try await page.hover("#canvas")
      let after = try await page.place()
      #expect(after.x == before.x && after.y == before.y)
      #expect(await page.problems() == [])
    }

    @Test func `A zoom keeps the place below the pointer after a problem has moved the map`()
      async throws
    {
      let opened = try await OpenedMap(example: "Pills")
      let page = opened.page
      try await page.hover("#canvas")
      try await page.run("location.hash = '#scene=none'")
      try await page.expect("document.querySelector('#problem').hidden", false)
      try await page.nextFrame()
      let top: Double = try await page.value("document.querySelector('#canvas').offsetTop")
      let before = try await page.place()
      for _ in 1...4 { try await page.wheel(x: 640, y: 400, by: (0, -50), control: true) }
      try await page.wait(until: "\(BrowserPage.transform).a > \(before.scale * 2)")
      let after = try await page.place()
      let places = [before, after].map { (400 - top - $0.y) / $0.scale }
      #expect(abs(places[0] - places[1]) < 1)
    }

    @Test func `The wheel and a drag move the map, and Control with the wheel zooms`() async throws
    {
      let opened = try await OpenedMap(example: "Pills")
      let page = opened.page
      let before = try await page.place()
      try await page.wheel(x: 640, y: 400, by: (0, 120))
      try await page.wait(
        until:
          "Math.abs(\(BrowserPage.transform).f - \(before.y) + 120) < 1"
      )
      try await page.wheel(x: 640, y: 400, by: (0, -50), control: true)
      try await page.wait(
        until:
          "\(BrowserPage.transform).a > \(before.scale * 1.15)"
      )
      // One notch zooms gently.
      #expect(try await page.place().scale < before.scale * 1.25)
      let zoomed = try await page.place()
      // Only what covers the map gets another cursor, because a change of everything in it would take long.
      try await page.run(
        """
        const cursor = (node) => getComputedStyle(node).cursor;
        document.querySelector('#canvas').addEventListener('pointermove', (event) => {
          if (event.buttons) window.cursors = [
            cursor(document.elementFromPoint(event.clientX, event.clientY)),
            cursor(document.querySelector('#world'))];
        });
        """)
      try await page.drag(from: (x: 640, y: 400), by: (x: 90, y: -60))
      try await page.wait(
        until:
          "\(BrowserPage.transform).e > \(zoomed.x + 60)")
      try await page.expect("window.cursors", ["grabbing", "grab"])
      try await opened.expectDetails(of: nil, "the end of a drag is not a click")
      #expect(await page.problems() == [])
    }
  }
}
