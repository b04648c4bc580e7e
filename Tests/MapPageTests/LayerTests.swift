import Findings
import HeadlessBrowser
import NavigationGraph
import NavigationMap
import StoryboardModel
import TestSupport
import Testing

extension BrowserTests {
  @Suite struct `Layers` {
    @Test func `Findings are listed, the worst first, and each links to its scene or segue`()
      async throws
    {
      let name = "AStoryboardWithANameThatIsFarTooLongToFitIntoThePanelOfTheMap"
      let storyboard = StoryboardText(
        initial: "list",
        scenes: [
          .controller(
            "list", class: "ListScreen",
            segues: [SegueText("show", to: "detail", id: "open", identifier: "openBook")]),
          .controller("detail", class: "BookScreen"),
        ])
      let opened = try await OpenedMap(writing: ["\(name).storyboard": storyboard]) {
        layers, graph in
        let path = graph.files[0].path
        func finding(_ severity: Severity, line: Int, _ message: String) -> Finding {
          Finding(
            rule: "rule", severity: severity,
            location: SourceLocation(file: path, line: line), message: message, help: "")
        }
        let segue = graph.files[0].segues[0].location
        layers.findings = [
          finding(.note, line: segue.line - 1, "a note on the list"),
          Finding(
            rule: "rule", severity: .error, location: segue, message: "an error at the segue",
            help: ""),
        ]
      }
      let page = opened.page
      try await page.click("#panel-open")
      try await page.click("#layer-findings")
      try await page.expect(
        """
        [...document.querySelectorAll('#panel .findings li')]
          .map(node => [...node.children].map(child => child.textContent).join(': '))
        """, ["openBook: an error at the segue", "ListScreen: a note on the list"])
      let colours: [String] = try await page.value(
        """
        [getComputedStyle(document.querySelector('g.segue[data-findings=error] .arrow')).stroke,
         getComputedStyle(document.querySelector('g.scene[data-findings=note] > .frame')).stroke,
         getComputedStyle(document.querySelector('g.scene:not([data-findings]) > .frame')).stroke]
        """)
      #expect(Set(colours).count == 3)
      try await page.click("#panel .findings a")
      try await opened.expectDetails(of: "openBook")
      // A long name is cut off, so that the count after it stays visible.
      let outside: [String] = try await page.value(
        """
        (() => {
          const edge = document.querySelector('#panel').getBoundingClientRect().right;
          return [...document.querySelectorAll('#panel label small')]
            .filter(node => node.getBoundingClientRect().right > edge - 4)
            .map(node => node.parentElement.textContent);
        })()
        """)
      #expect(outside == [])
      #expect(await page.problems() == [])
    }

    @Test func `Findings are counted by severity and rule, and can be filtered`() async throws {
      let storyboard = StoryboardText(scenes: [
        .controller("a", class: "First"), .controller("b", class: "Second"),
      ])
      let opened = try await OpenedMap(writing: ["Main.storyboard": storyboard]) { layers, graph in
        let scenes = graph.files[0].scenes.compactMap(\.controller)
        layers.findings = [
          Finding(
            rule: "one", severity: .error, location: scenes[0].location, message: "m", help: ""),
          Finding(
            rule: "two", severity: .note, location: scenes[1].location, message: "m", help: ""),
        ]
      }
      let page = opened.page
      try await page.click("#panel-open")
      try await page.click("#layer-findings")
      let listed =
        "[...document.querySelectorAll('#panel .findings li a')].map(node => node.textContent)"
      try await page.expect(listed, ["First", "Second"])
      try await page.run("document.querySelector('#rule-one').click()")
      try await page.expect(listed, ["Second"])
      try await page.expect(
        "[...document.querySelectorAll('g.scene[data-findings]')].map(node => node.dataset.name)",
        ["Second"])
      try await page.run("document.querySelector('#severity-note').click()")
      try await page.expect(listed, [String]())
      #expect(await page.problems() == [])
    }

    @Test func `The layer of reachability shows what is not reached, and lists it`() async throws {
      let storyboard = StoryboardText(
        initial: "a",
        scenes: [
          .controller("a", class: "First", segues: [SegueText("show", to: "b")]),
          .controller("b", class: "Second"), .controller("c", class: "Lost"),
        ])
      let opened = try await OpenedMap(writing: ["Main.storyboard": storyboard])
      let page = opened.page
      try await page.click("#panel-open")
      try await page.click("#layer-reach")
      try await page.expect(
        """
        ['First', 'Second', 'Lost'].map(name =>
          getComputedStyle(document.querySelector(`g.scene[data-name=${name}]`)).opacity === '1')
        """, [false, false, true])
      // The legend has the colors of the drawing.
      for theme in ["light", "dark"] {
        try await page.emulate(features: ["prefers-color-scheme": theme])
        try await page.expect(
          """
          getComputedStyle(document.querySelector('#panel .reach-unreached')).backgroundColor
            === getComputedStyle(document.querySelector('g.scene[data-name=Lost] > .frame')).stroke
          """, true)
      }
      try await page.expect(
        """
        [...document.querySelectorAll('#panel a[href^="#scene="]')].map(node => node.textContent)
        """, ["Lost"])
      let reason = UnreachedReason.codeNotRead.text
      try await page.expect(
        "document.querySelector('#panel fieldset:has(.lost) p').textContent", reason)
      try await page.click("#panel a[href^='#scene=']")
      try await opened.expectDetails(of: "Lost")
      try await page.expect(
        "[...document.querySelectorAll('#details dd')].map(node => node.textContent).at(-1)", reason
      )
      #expect(await page.problems() == [])
    }

    @Test func `Scenes that code may open are listed apart from unreached ones`() async throws {
      let storyboard = StoryboardText(
        initial: "a",
        scenes: [
          .controller("a", class: "First"), .controller("b", class: "Lost"),
          .controller("c", class: "Perhaps"),
        ])
      let opened = try await OpenedMap(
        writing: ["Main.storyboard": storyboard],
        layers: { layers, graph in
          let nodes = graph.controllers.values.joined()
          layers.reachability.undecided = Set(nodes.filter { $0.className == "Perhaps" }.map(\.id))
        })
      let page = opened.page
      try await page.click("#panel-open")
      try await page.click("#layer-reach")
      try await page.expect(
        """
        [...document.querySelectorAll('#panel fieldset:has(.lost)')].map(node =>
          [node.querySelector('legend').textContent, node.querySelector('a').textContent])
        """, [["Not reached (1)", "Lost"], ["Undecided (1)", "Perhaps"]])
      try await page.expect(
        """
        getComputedStyle(document.querySelector('#panel .reach-undecided')).backgroundColor
          === getComputedStyle(document.querySelector('g.scene[data-name=Perhaps] > .frame')).stroke
        """, true)
      try await page.click("#panel a[href$='c']")
      try await page.expect(
        """
        [document.querySelector('#details').textContent,
          document.querySelector('g.scene[data-name=Perhaps]').getAttribute('aria-label')]
          .map(text => text.includes('code may open it'))
        """, [true, true])
      #expect(await page.problems() == [])
    }

    @Test func `The details of a scene name the code that opens it`() async throws {
      let storyboard = StoryboardText(
        initial: "a",
        scenes: [.controller("a", class: "First"), .controller("b", class: "Second")])
      let opened = try await OpenedMap(
        writing: ["Main.storyboard": storyboard], fragment: "#scene=Main/b",
        layers: { layers, graph in
          let place = Findings.SourceLocation(file: "Coordinator.swift", line: 7)
          for node in graph.controllers.values.joined() where node.className == "Second" {
            layers.code = CodeNavigation(starts: [node.id], openers: [node.id: [place]])
          }
        })
      try await opened.expectDetails(of: "Second")
      try await opened.page.expect(
        "document.querySelector('#details dd:last-of-type code').textContent",
        "Coordinator.swift:7")
      #expect(await opened.page.problems() == [])
    }

    @Test func `Opening the panel refits a map that fits the window`() async throws {
      let opened = try await OpenedMap(example: "Pills")
      let page = opened.page
      try await page.emulate(features: ["prefers-reduced-motion": "reduce"])
      try await page.press("0")
      try await page.press("s")
      let isClear = """
        [...document.querySelectorAll('g.scene > .frame')].every((node) => node.getBoundingClientRect().left
          > document.querySelector('#panel').getBoundingClientRect().right)
        """
      try await page.expect(isClear, true)
      // Otherwise the map stays where it is.
      try await page.press("s")
      try await page.press("+")
      try await page.nextFrame()
      let zoomed = try await page.place()
      try await page.press("s")
      try await page.nextFrame()
      let after = try await page.place()
      #expect(after.x == zoomed.x && after.scale == zoomed.scale)
    }

    @Test func `The button that shows a single storyboard keeps the focus`() async throws {
      let opened = try await OpenedMap(example: "Qold")
      let page = opened.page
      try await page.press("s")
      try await page.run(
        "const only = document.querySelectorAll('#panel .only')[1]; only.focus(); only.click();")
      try await page.expect("document.querySelectorAll('g.cluster.hidden').length", 1)
      try await page.expect("document.activeElement.getAttribute('aria-label')", "Only Settings")
      #expect(await page.problems() == [])
    }

    @Test func `The layer of findings is missing if there are none`() async throws {
      let opened = try await OpenedMap(example: "Pills")
      try await opened.page.click("#panel-open")
      try await opened.page.expect(
        """
        [...document.querySelectorAll('#panel [name=layer]')].map(node => node.id)
          .filter(id => /kind|findings|changes/.test(id))
        """, ["layer-kind"])
    }
  }
}
