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

    private func opened() async throws -> OpenedMap {
      let opened = try await OpenedMap(writing: Self.storyboards)
      try await opened.reopenRecordingTexts()
      return opened
    }

    private func zoom(_ opened: OpenedMap, toWidth width: Double) async throws {
      try await opened.zoom(toWidth: width)
    }

    @Test func `Names have the same size at every zoom, and are cut in the middle to fit`()
      async throws
    {
      let opened = try await opened()
      let page = opened.page
      let name = "AnExtraordinarilyLongNameOfAScreen"
      try await zoom(opened, toWidth: 400)
      try await page.expect("written.some(({ text }) => text === '\(name)')", true)
      try await zoom(opened, toWidth: 80)
      try await page.expect(
        "written.some(({ text }) => /^AnEx.*….*en$/.test(text))", true)
      let sizes: [Double] = try await page.value("written.map(({ size }) => size)")
      try await zoom(opened, toWidth: 22)
      try await page.expect(
        "written.filter(({ text }) => text.includes('…') && text.length < 7).map(({ text }) => text)",
        [String]())
      #expect(!sizes.isEmpty && sizes.allSatisfy { (11...13).contains($0) })
      #expect(await page.problems() == [])
    }

    @Test func `From afar, a name uses the room next to its screen, and is cut at its end`()
      async throws
    {
      let storyboard = StoryboardText(
        initial: "a",
        scenes: [
          .controller("a", class: "AnExtraordinarilyLongNameOfAScreen").at(0, 0),
          .controller("b", class: "Second").at(2_000, 0),
          .controller("c", "navigationController", class: "ContainerOfOthers").at(2_000, 1_500),
          .controller("d", class: "Fourth").at(2_700, 1_500),
        ])
      let opened = try await OpenedMap(writing: ["Wide.storyboard": storyboard])
      try await opened.reopenRecordingTexts()
      let names =
        "written.map(({ text }) => text).filter((text) => /^AnExtr[^…]*…$|^Second$|^Contain/.test(text)).length"
      try await opened.zoom(toWidth: 27)
      try await opened.page.expect(names, 2)
      // The name would be taller than the gap between the screens.
      try await opened.zoom(toWidth: 6)
      try await opened.page.expect(names, 0)
    }

    @Test(arguments: [(18.0, "tone"), (50, "thumb"), (200, "views")])
    func `A screen shows as much detail as its size allows`(width: Double, part: String)
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
      // Otherwise a dark screen would change the colors of the legend.
      try await opened.page.expect(
        "getComputedStyle(document.querySelector('g.scene[data-depth] > .frame')).fillOpacity > 0.8",
        true)
    }

    @Test func `Segues between the same scenes share an arrow, which shows each when it is opened`()
      async throws
    {
      let opened = try await opened()
      let page = opened.page
      let shown =
        "[...document.querySelectorAll('#world g.segue .arrow')].filter(node => getComputedStyle(node).display !== 'none').length"
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

    @Test func `Fit shows the storyboards that are not hidden, and “only” hides all others`()
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

    /// Many small screens in rows and columns, and a segue whose label has no room between them.
    private static let crowd: [String: StoryboardText] = [
      "ACrowdedStoryboard.storyboard": StoryboardText(
        initial: "s0",
        scenes: (0..<36).map { number in
          .controller(
            "s\(number)", class: "CrowdedScreenNumber\(number)",
            segues: number == 0
              ? (1..<8).map {
                SegueText(
                  "show", to: "s\($0 * 5)", id: "g\($0)", identifier: "aRatherLongIdentifier\($0)")
              } : []
          ).at(number % 6 * 320, number / 6 * 620)
        })
    ]

    @Test(arguments: [12.0, 30, 60, 110, 200])
    func `No text covers another one`(width: Double) async throws {
      let opened = try await OpenedMap(writing: Self.crowd)
      try await opened.reopenRecordingTexts()
      try await opened.zoom(toWidth: width)
      try await opened.page.run("location.hash = '#scene=ACrowdedStoryboard/s0'")
      try await opened.expectDetails(of: "CrowdedScreenNumber0")
      let texts = try await opened.writtenTexts()
      #expect(texts.contains { $0.text.contains("CrowdedS") || $0.text == "ACrowdedStoryboard" })
      for (index, text) in texts.enumerated() {
        for other in texts.dropFirst(index + 1) where text.box.overlaps(other.box) {
          Issue.record("“\(text.text)” and “\(other.text)” overlap")
        }
      }
    }

    @Test func `If names of screens don't fit, only the storyboard's is shown`() async throws {
      let opened = try await OpenedMap(writing: Self.crowd)
      try await opened.reopenRecordingTexts()
      try await opened.zoom(toWidth: 12)
      let texts = try await opened.writtenTexts().map(\.text)
      #expect(texts == ["ACrowdedStoryboard"])
    }

    @Test func `The screen that the pointer is on has its name at any zoom`() async throws {
      let opened = try await OpenedMap(writing: Self.crowd)
      try await opened.reopenRecordingTexts()
      try await opened.zoom(toWidth: 12)
      let page = opened.page
      try await page.wait(until: "document.querySelector('#shield').hidden")
      try await page.hover("g.scene[data-scene='ACrowdedStoryboard/s14'] > .frame")
      try await page.expect(
        "written.map(({ text }) => text).filter(text => text.startsWith('Crowded'))",
        ["CrowdedScreenNumber14"])
      #expect(await page.problems() == [])
    }

    @Test func `A name that doesn't fit first loses the ending ViewController`() async throws {
      let opened = try await OpenedMap(writing: [
        "Main.storyboard": StoryboardText(scenes: [
          .controller("a", class: "SettingsViewController").at(0, 0),
          .controller("b", class: "NavigationController").at(0, 1200),
        ])
      ])
      try await opened.reopenRecordingTexts()
      try await opened.zoom(toWidth: 400)
      #expect(try await opened.writtenTexts().contains { $0.text == "SettingsViewController" })
      try await opened.zoom(toWidth: 70)
      let names = try await opened.writtenTexts().filter { $0.size == 12 }.map(\.text)
      #expect(names.contains("Settings"))
      #expect(names.allSatisfy { $0 == "Settings" || $0.contains("…") })
    }

    @Test func `A name covers its screen only as far as the gap above is too small`()
      async throws
    {
      let opened = try await OpenedMap(writing: [
        "Main.storyboard": StoryboardText(scenes: [
          .controller("a", class: "Upper").at(0, 0), .controller("b", class: "Lower").at(0, 740),
        ])
      ])
      try await opened.reopenRecordingTexts()
      try await opened.zoom(toWidth: 70)
      let name = try #require(try await opened.writtenTexts().first { $0.text == "Lower" })
      let edges: [Double] = try await opened.page.value(
        """
        (() => {
          const [upper, lower] = ['Upper', 'Lower'].map((name) =>
            document.querySelector(`g.scene[data-name=${name}] > .frame`).getBoundingClientRect());
          const { top } = document.querySelector('#lettering').getBoundingClientRect();
          return [upper.bottom - top, lower.top - top];
        })()
        """)
      let gap = edges[1] - edges[0]
      try #require(gap > 3 && gap < 16)
      #expect(abs(name.base - edges[1] - max(0, 11 - gap)) < 2)
    }

    @Test func `The name of a screen has one line if two would hide an arrowhead`()
      async throws
    {
      let opened = try await OpenedMap(writing: [
        "Main.storyboard": StoryboardText(scenes: [
          .controller("a", class: "Upper", segues: [SegueText("show", to: "b")]).at(0, 0),
          .controller("b", class: "Lower", identifier: "lower").at(0, 1500),
        ])
      ])
      try await opened.reopenRecordingTexts()
      for (width, lines) in [(300.0, 2), (120, 1)] {
        try await opened.zoom(toWidth: width)
        let texts = try await opened.writtenTexts().map(\.text)
        #expect(texts.filter { $0 == "Lower" || $0 == "“lower”" }.count == lines)
      }
    }

    @Test func `The titles of storyboards end inside the window`() async throws {
      var storyboards: [String: StoryboardText] = [:]
      for number in 0..<40 {
        storyboards["AStoryboardWithARatherLongTitle\(number).storyboard"] = StoryboardText(
          scenes: [.controller("s\(number)", class: "Screen\(number)")])
      }
      let opened = try await OpenedMap(writing: storyboards)
      try await opened.reopenRecordingTexts()
      try await opened.page.press("0")
      let titles = try await opened.writtenTexts().filter { $0.size == 13 }
      #expect(titles.count > 20)
      #expect(titles.filter { $0.box.right > 1280 }.map(\.text) == [])
    }

    @Test func `The name of a storyboard is cut in its middle`() async throws {
      let name = "AStoryboard" + String(repeating: "WithALongName", count: 9) + "Wide"
      let opened = try await OpenedMap(
        writing: [
          "\(name).storyboard": StoryboardText(scenes: [.controller("a", class: "First")])
        ])
      try await opened.reopenRecordingTexts()
      try await opened.zoom(toWidth: 150)
      let texts = try await opened.writtenTexts().map(\.text)
      #expect(texts.contains { $0.hasPrefix("AStory") && $0.hasSuffix("Wide") && $0.contains("…") })
    }
  }
}
