import HeadlessBrowser
import NavigationMap
import StoryboardModel
import TestSupport
import Testing

extension BrowserTests {
  @Suite struct `The list of changes` {
    // The id of a scene depends on its position in the array. In `extra`, nil is the moved scene,
    // whose old id the new scene gets.
    private static func app(
      button: String, about: (Int, Int), extra: [SceneText?], segues: [SegueText] = []
    ) -> StoryboardText {
      StoryboardText(
        initial: "list",
        scenes: [
          .controller(
            "list", class: "ListScreen",
            segues: [
              SegueText("show", to: "detail", id: "open", identifier: button, from: .button),
              SegueText("show", to: "shelf", id: "shelve", identifier: "shelve"),
            ] + segues
          ).at(0, 0),
          .controller("detail", class: "DetailScreen").at(800, 0),
          .controller("far", class: "FarScreen").at(9000, 9000),
          .reference("shelf", storyboard: "Shelf").at(1600, 0),
        ] + extra.map { $0 ?? .controller("about", class: "AboutScreen").at(about.0, about.1) })
    }

    private static let old = app(
      button: "openBook", about: (0, 1200),
      extra: [nil, .controller("help", class: "HelpScreen").at(800, 1200)],
      segues: [SegueText("show", to: "help", id: "h", identifier: "help")])
    private static let new = app(
      button: "showBook", about: (1600, 1200),
      extra: [.controller("chart", "tableViewController", class: "ChartScreen").at(2400, 0), nil],
      segues: [SegueText("presentation", to: "chart", id: "c", identifier: "chart", from: .button)])
    private static let shelf = StoryboardText(
      initial: "s", scenes: [.controller("s", class: "ShelfScreen")])

    private func opened() async throws -> OpenedMap {
      try await OpenedMap(
        from: Self.old, to: Self.new, unchanged: ["Shelf.storyboard": Self.shelf])
    }

    private let lines = """
      [...document.querySelectorAll('#changes li')].map(node => node.className.split(' ')[0]
        + ' ' + node.querySelector('bdi').textContent)
      """

    @Test func `On a phone, the details of a change are below the zoom buttons`() async throws {
      let page = try await OpenedMap(from: Self.old, to: Self.new, width: 390, height: 844).page
      try await page.click("#change-next")
      try await page.expect(
        """
        document.querySelector('#corner').getBoundingClientRect().bottom
          <= document.querySelector('#details:not([hidden])').getBoundingClientRect().top
        """, true)
    }

    @Test func `The list names scenes and segues that changed, and what moved`() async throws {
      let page = try await opened().page
      try await page.expect(
        lines,
        [
          "changed ListScreen", "changed → showBook", "added → chart", "removed → help",
          "added ChartScreen", "removed HelpScreen",
        ])
      try await page.expect("document.querySelector('#change-count').textContent", "6 changes")
      try await page.expect(
        "document.querySelector('#changes').innerText.includes('1 scene moved on the canvas')", true
      )
      #expect(await page.problems() == [])
    }

    @Test func `The buttons and keys go to the next and previous change, and wrap around`()
      async throws
    {
      let opened = try await opened()
      let page = opened.page
      let current = "document.querySelector('#changes [aria-current] bdi')?.textContent"
      try await page.click("#change-next")
      try await page.expect(current, "ListScreen")
      try await opened.expectDetails(of: "ListScreen")
      try await page.expect("document.querySelector('#change-count').textContent", "1 of 6")
      try await page.press("n")
      try await page.expect(current, "→ showBook")
      try await page.press("p")
      try await page.expect(current, "ListScreen")
      try await page.press("p")
      try await page.expect(current, "HelpScreen")
      try await page.click("#change-next")
      try await page.expect(current, "ListScreen")
      // P doesn't play here.
      try await opened.expectPlayed(nil)
      // The old version of a screen belongs to the same change.
      let before = try #require(opened.map.screens.first { $0.object == "list~before" })
      try await page.run("location.hash = '#scene=' + encodeURIComponent('\(before.key)')")
      try await opened.expectFragment("#scene=\(before.key)")
      try await page.expect(current, "ListScreen")
      #expect(await page.problems() == [])
    }

    @Test func `The page opens on the changes, and not on what is far from them`() async throws {
      let opened = try await opened()
      let page = opened.page
      try await page.expect(
        """
        ['ListScreen', 'ChartScreen', 'HelpScreen', 'FarScreen'].map(name => {
          const box = document.querySelector(`g.scene[data-class=${name}] > .frame`)
            .getBoundingClientRect();
          return box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
        })
        """, [true, true, true, false])
      #expect(await page.problems() == [])
    }

    @Test func `If all changes together would be too small, the page opens on one of them`()
      async throws
    {
      func row(identifier: String, segues: [SegueText]) -> StoryboardText {
        StoryboardText(
          initial: "c0",
          scenes: (0..<30).map { number in
            .controller(
              "c\(number)", class: "Screen\(number)", identifier: number == 0 ? identifier : nil,
              segues: number == 29 ? segues : []
            ).at(number * 500, 0)
          })
      }
      let opened = try await OpenedMap(
        from: row(identifier: "one", segues: []),
        to: row(
          identifier: "other",
          segues: [SegueText("show", to: "c28", id: "s", identifier: "back", from: .button)]))
      try await opened.page.expect(
        """
        [0, 29].map(number => {
          const box = document.querySelector(
            `g.scene[data-class=Screen${number}]:not([data-change=before]) > .frame`)
            .getBoundingClientRect();
          return box.left >= 0 && box.right <= innerWidth && box.width > 60;
        })
        """, [false, true])
      #expect(await opened.page.problems() == [])
    }

    @Test func `A changed view has a box on both versions, which its change points to`()
      async throws
    {
      let opened = try await opened()
      let page = opened.page
      let boxes = """
        (name) => [...document.querySelectorAll('g.scene[data-class=ListScreen]')]
          .map(node => [node.dataset.change, ...[...node.querySelectorAll(name)]
            .map(box => box.classList[1])].join(' ')).sort()
        """
      try await page.expect("(\(boxes))('.diff-box')", ["before", "changed added"])
      try await page.click("#change-next")
      try await opened.expectDetails(of: "ListScreen")
      try await page.run(
        """
        [...document.querySelectorAll('#details .changes li')]
          .find(node => node.className === 'added' && node.textContent.includes('button'))
          .dispatchEvent(new PointerEvent('pointerenter'))
        """)
      try await page.expect("(\(boxes))('.diff-box.pointed')", ["before", "changed added"])
      #expect(await page.problems() == [])
    }

    @Test func `The details begin with what is new, and merge equal changes`() async throws {
      func app(_ kind: String, and more: [SegueText] = []) -> StoryboardText {
        let segues = (0..<4).map { SegueText(kind, to: "b", id: "s\($0)", identifier: "go\($0)") }
        return StoryboardText(
          initial: "a",
          scenes: [
            .controller("a", class: "First", segues: segues + more),
            .controller("b", class: "Second"),
          ])
      }
      let opened = try await OpenedMap(
        from: app("show"),
        to: app("presentation", and: [SegueText("show", to: "b", id: "n", identifier: "new")]),
        fragment: "#scene=Main/a")
      try await opened.expectDetails(of: "First")
      try await opened.page.expect(
        """
        [...document.querySelectorAll('#details .changes li')].map(node =>
          [node.className, node.querySelector('summary')?.textContent ?? ''])
        """, [["added", ""], ["changed", "4 segues"]])
      try await opened.page.click("#details summary")
      try await opened.page.expect(
        "document.querySelectorAll('#details .changes details[open] span').length", 4)
      #expect(await opened.page.problems() == [])
    }

    @Test func `A moved scene has an outline at its old place`() async throws {
      let opened = try await opened()
      let about = try opened.screen("AboutScreen")
      let ghosts: [[Double]] = try await opened.page.value(
        """
        ['.ghost > rect', 'g.scene[data-class=ListScreen]:not([data-change=before]) > .frame',
         'g.scene[data-class=AboutScreen] > .frame'].map(name => {
          const { left, top } = document.querySelector(name).getBoundingClientRect();
          return [left, top];
        })
        """)
      // Below the list, where it was, and left of where it is.
      #expect(ghosts[0][1] > ghosts[1][1])
      #expect(ghosts[0][0] < ghosts[2][0])
      #expect(about.formerFrame != nil)
    }

    @Test func `If scenes were only moved, they are the changes, and the page opens on them`()
      async throws
    {
      func app(_ place: (Int, Int)) -> StoryboardText {
        Self.app(button: "openBook", about: place, extra: [nil])
      }
      let opened = try await OpenedMap(from: app((0, 1200)), to: app((1600, 1200)))
      let page = opened.page
      try await page.expect(
        """
        ['.ghost > rect', 'g.scene[data-class=AboutScreen] > .frame'].map(name => {
          const box = document.querySelector(name).getBoundingClientRect();
          return box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
        })
        """, [true, true])
      try await page.click("#changes a")
      try await opened.expectDetails(of: "AboutScreen")
      try await page.expect("document.querySelector('#change-count').textContent", "1 of 1")
      try await page.expect(
        "document.querySelector('#changes [aria-current]')?.textContent", "AboutScreen")
      #expect(await page.problems() == [])
    }

    @Test func `An unchanged reference leads to its storyboard, and only removals are red`()
      async throws
    {
      let opened = try await opened()
      let page = opened.page
      let segue = try opened.segue("shelve")
      try await page.run("location.hash = '#segue=' + encodeURIComponent('\(segue.key)')")
      try await opened.expectDetails(of: "shelve")
      try await page.expect(
        "document.querySelector('#details').innerText.includes('ShelfScreen in Shelf')", true)
      let nowhere: Bool = try await page.value(
        "['world', 'details'].some(id => document.getElementById(id).innerHTML.includes('nowhere'))"
      )
      #expect(!nowhere)
      let red: [String] = try await page.value(
        """
        (() => {
          const red = getComputedStyle(document.querySelector('.diff-removed > .frame')).stroke;
          return [...document.querySelectorAll('#world .frame, #world .arrow, #world .diff-box')]
            .filter(node => getComputedStyle(node).stroke === red)
            .map(node => node.closest('.diff-removed, .diff-box.removed') ? 'removed' : node.outerHTML);
        })()
        """)
      #expect(Set(red) == ["removed"])
      #expect(await page.problems() == [])
    }

    @Test func `A map of one version has no list of changes`() async throws {
      let opened = try await OpenedMap(example: "Pills")
      try await opened.page.expect("document.querySelector('#changes').hidden", true)
      #expect(await opened.page.problems() == [])
    }

    @Test func `On a map of one version, N doesn't go to segues that lead nowhere`() async throws {
      let broken = SegueText("show", to: "gone", id: "go", identifier: "broken", from: .button)
      let main = StoryboardText(initial: "a", scenes: [.controller("a", segues: [broken])])
      let opened = try await OpenedMap(writing: ["Main.storyboard": main])
      try await opened.page.press("n")
      try await opened.page.expect(
        "[location.hash, document.querySelector('#live').textContent]", ["", ""])
    }
  }
}
