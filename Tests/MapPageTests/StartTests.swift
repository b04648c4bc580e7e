import HeadlessBrowser
import NavigationGraph
import NavigationMap
import StoryboardModel
import TestSupport
import Testing

extension BrowserTests {
  @Suite struct `Start` {
    /// A launch screen and an extension that reach more scenes than the app's main storyboard, and a large storyboard
    /// that only code opens.
    private static let storyboards: [String: StoryboardText] = [
      "Launch.storyboard": chain("l", 3), "Extension.storyboard": chain("e", 4),
      "Main.storyboard": chain("m", 2), "Other.storyboard": chain("o", 40),
    ]

    private static func chain(_ name: String, _ count: Int) -> StoryboardText {
      StoryboardText(
        initial: "\(name)0",
        scenes: (0..<count).map { number in
          .controller(
            "\(name)\(number)", class: "\(name)Screen\(number)",
            segues: number + 1 < count ? [SegueText("show", to: "\(name)\(number + 1)")] : []
          ).at(number % 8 * 500, number / 8 * 900)
        })
    }

    private func opened(_ roles: [String: StoryboardRole]) async throws -> OpenedMap {
      try await OpenedMap(writing: Self.storyboards) { layers, graph in
        for file in graph.files {
          layers.roles[file.path] =
            roles[file.path.split(separator: "/").last.map(String.init) ?? ""]
        }
      }
    }

    private static let inWindow = """
      (name) => {
        const box = document.querySelector(`g.scene[data-name="${name}"] > .frame`).getBoundingClientRect();
        return box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.width > 60;
      }
      """

    @Test func `The page opens at the app's start, and marks it`() async throws {
      let opened = try await opened([
        "Launch.storyboard": .launchScreen, "Extension.storyboard": .appExtension,
        "Main.storyboard": .app,
      ])
      try await opened.reopenRecordingTexts()
      let page = opened.page
      try await page.expect("(\(Self.inWindow))('mScreen0')", true)
      try await page.expect("written.filter(({ text }) => text === 'Start').length", 1)
      // The mark is to the left of the screen.
      let mark = try #require(try await opened.writtenTexts().first { $0.text == "Start" })
      let edge: Double = try await page.value(
        "document.querySelector('g.scene.entry > .frame').getBoundingClientRect().left")
      #expect(mark.box.right < edge && mark.box.right > edge - 40)
      // It hides the arrow, because it covers everything but the head.
      try await page.expect(
        """
        [...document.querySelectorAll('#world .initial-arrow')]
          .filter(node => getComputedStyle(node).visibility === 'hidden')
          .map(node => node.closest('g.scene').dataset.name)
        """, ["mScreen0"])
      try await page.click("#play-open")
      try await opened.expectPlayed("Main/m0")
      #expect(await page.problems() == [])
    }

    @Test
    func
      `Without a main storyboard, the page opens neither at a launch screen nor at an extension`()
      async throws
    {
      let opened = try await opened([
        "Launch.storyboard": .launchScreen, "Extension.storyboard": .appExtension,
        "Other.storyboard": .launchScreen,
      ])
      try await opened.page.expect("(\(Self.inWindow))('mScreen0')", true)
      try await opened.page.click("#play-open")
      try await opened.expectPlayed("Main/m0")
    }

    @Test func `The page opens at the main storyboard even if code chooses one of its scenes`()
      async throws
    {
      var storyboards = Self.storyboards
      storyboards["Main.storyboard"] = StoryboardText(scenes: [
        .controller("x", class: "Alone"),
        .controller("y", class: "Leading", segues: [SegueText("show", to: "x")]),
      ])
      let opened = try await OpenedMap(writing: storyboards) { layers, graph in
        for file in graph.files where file.path.hasSuffix("/Main.storyboard") {
          layers.roles[file.path] = .app
        }
      }
      try await opened.page.expect("(\(Self.inWindow))('Leading')", true)
      try await opened.page.click("#play-open")
      try await opened.expectPlayed("Main/y")
    }

    @Test func `The page opens at the start if the screens of the whole map would be too small`()
      async throws
    {
      // Screens of a television are so wide that their names fit even then.
      let storyboard = StoryboardText(
        initial: "s0", runtime: "AppleTV",
        scenes: (0..<9).map { .controller("s\($0)", class: "Screen\($0)").at(0, $0 * 1200) })
      let opened = try await OpenedMap(writing: ["Main.storyboard": storyboard])
      try #require(750 / opened.map.size.height < 0.1)
      try await opened.page.expect("\(BrowserPage.transform).a > 0.11", true)
      let left: Double = try await opened.page.value(
        "document.querySelector('g.scene[data-name=Screen0] > .frame').getBoundingClientRect().left"
      )
      #expect(left >= 0)
    }

    @Test func `If only the watch app has a start, the page opens at the app's other scenes`()
      async throws
    {
      let storyboards = [
        "Interface.storyboard": StoryboardText(
          initial: "w", runtime: "watchKit",
          scenes: [.controller("w", "controller", class: "Watch")]),
        "Onboarding.storyboard": Self.chain("o", 40),
      ]
      let opened = try await OpenedMap(writing: storyboards) { layers, graph in
        for file in graph.files where file.path.hasSuffix("/Interface.storyboard") {
          layers.roles[file.path] = .app
        }
      }
      try await opened.reopenRecordingTexts()
      let page = opened.page
      try await page.expect("(\(Self.inWindow))('oScreen0')", true)
      try await page.press("p")
      try await opened.expectPlayed("Onboarding/o0")
      try await page.press("Escape")
      try await opened.expectPlayed(nil)
      try await page.press("0")
      try await page.expect(
        "written.map(({ text }) => text).filter(text => text.includes('tart'))", ["Watch start"])
      #expect(await page.problems() == [])
    }

    @Test
    func `In an overview of many storyboards, the mark covers no title and not its own screen`()
      async throws
    {
      var storyboards = ["Main.storyboard": Self.chain("m", 1)]
      for number in 0..<30 {
        storyboards["Part\(number).storyboard"] = Self.chain("p\(number)x", 1)
      }
      storyboards["Wide.storyboard"] = StoryboardText(
        scenes: (0..<100).map { .controller("w\($0)", class: "Wide\($0)").at($0 * 500, 0) })
      let opened = try await OpenedMap(writing: storyboards) { layers, graph in
        for file in graph.files where file.path.hasSuffix("/Main.storyboard") {
          layers.roles[file.path] = .app
        }
      }
      try await opened.reopenRecordingTexts()
      try await opened.page.press("0")
      // On the way, the screen is outside of the window.
      try await opened.page.expect(
        """
        written.some(({ text }) => text === 'Start')
          && new DOMMatrix(document.querySelector('#world').style.transform).a < 0.03
        """, true)
      let texts = try await opened.writtenTexts()
      let mark = try #require(texts.first { $0.text == "Start" })
      #expect(texts.filter { $0.text != "Start" && $0.box.overlaps(mark.box) }.map(\.text) == [])
      let screen: [Double] = try await opened.page.value(
        """
        (() => {
          const { top } = document.querySelector('#lettering').getBoundingClientRect();
          const box = document.querySelector('g.scene.entry > .frame').getBoundingClientRect();
          return [box.left, box.top - top, box.right, box.bottom - top];
        })()
        """)
      #expect(
        !mark.box.overlaps(
          DrawnBox(left: screen[0], top: screen[1], right: screen[2], bottom: screen[3])))
    }

    @Test func `Only the arrow at the app's start has the accent color`() async throws {
      let opened = try await opened(["Main.storyboard": .app])
      let strokes: [[String]] = try await opened.page.value(
        """
        [...document.querySelectorAll('g.scene.initial')].map((node) =>
          [node.dataset.name, getComputedStyle(node.querySelector('.initial-arrow')).stroke])
        """)
      let own = try #require(strokes.first { $0[0] == "mScreen0" })
      #expect(strokes.count == 4)
      #expect(Set(strokes.filter { $0 != own }.map { $0[1] }).count == 1)
      #expect(strokes.filter { $0[1] == own[1] }.count == 1)
      try await opened.page.run("location.hash = '#scene=Other/o0'")
      try await opened.expectDetails(of: "oScreen0")
      try await opened.page.expect(
        "document.querySelector('#details .chips').textContent", "initial scene of its storyboard")
    }
  }
}
