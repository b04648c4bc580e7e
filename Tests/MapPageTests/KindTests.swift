import Findings
import HeadlessBrowser
import NavigationGraph
import NavigationMap
import StoryboardModel
import TestSupport
import Testing

extension BrowserTests {
  @Suite struct `Kinds of segues` {
    private static let storyboards: [String: StoryboardText] = [
      "Main.storyboard": StoryboardText(
        initial: "nav",
        scenes: [
          .controller("nav", "navigationController", segues: [.root("a")]),
          .controller(
            "a", class: "First",
            segues: [
              SegueText("show", to: "b", identifier: "show"),
              SegueText("presentation", to: "c", identifier: "present"),
              SegueText("embed", to: "d", from: .containerView),
              .unwind("back:", to: "a-exit", identifier: "back", from: .button),
            ]),
          .controller("b", class: "Second"), .controller("c", class: "Third"),
          .controller("d", class: "Fourth"),
        ]),
      "Other.storyboard": StoryboardText(
        initial: "z", scenes: [.controller("z", class: "Last"), .controller("y", class: "Other")]),
    ]

    /// `ends` are the scenes of the other storyboard that code opens.
    private func opened(ends: Set<ObjectID> = ["z"]) async throws -> OpenedMap {
      try await OpenedMap(writing: Self.storyboards) { layers, graph in
        let ids = graph.files.flatMap { file in
          (graph.controllers[file.path] ?? []).map(\.id)
        }
        let first = ids.first { $0.object == "a" }
        guard let first else { return }
        layers.code = CodeNavigation(
          arrows: ids.filter { ends.contains($0.object) }.map { last in
            CodeNavigation.Arrow(
              from: first, to: last,
              location: SourceLocation(file: "A.swift", line: 1, column: 1))
          })
      }
    }

    /// The shape of the head of an element's arrow.
    private static let head = """
      (arrow) => document.querySelector(/#[a-z-]+/.exec(getComputedStyle(arrow).markerEnd)[0])
        .firstElementChild.getAttribute('d')
      """

    @Test func `Each kind has its own arrowhead, and the legend shows it`() async throws {
      let opened = try await opened()
      let page = opened.page
      let heads: [String] = try await page.value(
        """
        ['show', 'presentation', 'embed', 'relationship', 'unwind', 'code'].map((kind) =>
          (\(Self.head))(document.querySelector(`#world .kind-${kind} .arrow`)))
        """)
      #expect(Set(heads).count == 6)
      try await page.press("s")
      try await page.expect(
        """
        ['show', 'presentation', 'embed', 'relationship', 'unwind', 'code'].map((kind) =>
          (\(Self.head))(document.querySelector(`#panel .kind-${kind} .arrow`)))
        """, heads)
      #expect(await page.problems() == [])
    }

    @Test func `An arrowhead has the color of its line, also in a layer with other colors`()
      async throws
    {
      let opened = try await opened()
      try await opened.page.expect(
        """
        [...document.querySelectorAll('#world marker path')].map(node => getComputedStyle(node))
          .filter(({ fill, stroke }) => fill !== 'context-stroke' && stroke !== 'context-stroke').length
        """, 0)
    }

    @Test func `From afar, code arrows to other storyboards are left out unless they matter`()
      async throws
    {
      let opened = try await opened(ends: ["y", "z"])
      try await opened.reopenRecordingTexts()
      let page = opened.page
      // Otherwise the map would still move to a scene while the test zooms.
      try await page.emulate(features: ["prefers-reduced-motion": "reduce"])
      let isDrawn = """
        [...document.querySelectorAll('#world .kind-code .arrow')]
          .some(node => getComputedStyle(node).display !== 'none')
        """
      try await opened.zoom(toWidth: 200)
      try await page.expect(isDrawn, true)
      try await opened.zoom(toWidth: 80)
      try await page.expect(isDrawn, false)
      #expect(try await opened.writtenTexts().allSatisfy { $0.text != "×2" })
      try await page.run("location.hash = '#scene=Main/a'")
      try await opened.expectDetails(of: "First")
      try await opened.zoom(toWidth: 80)
      try await page.expect(isDrawn, true)
      try await page.press("Escape")
      try await page.expect(isDrawn, false)
      try await page.press("s")
      try await page.click("#layer-reach")
      try await page.expect(isDrawn, true)
      #expect(await page.problems() == [])
    }

    @Test func `A container's segue to its child is named after the child`() async throws {
      let opened = try await opened()
      let segue = try #require(opened.map.segues.first { $0.relationship != nil })
      try await opened.page.run("location.hash = '#segue=\(segue.key)'")
      try await opened.expectDetails(of: "rootViewController: First")
    }

    @Test func `A segue with an empty identifier is named after what fires it`() async throws {
      let opened = try await OpenedMap(
        writing: [
          "Main.storyboard": StoryboardText(scenes: [
            .controller("a", segues: [SegueText("show", to: "b", id: "s", identifier: "")]),
            .controller("b"),
          ])
        ], fragment: "#segue=Main/s")
      try await opened.expectDetails(of: opened.map.segues[0].trigger)
    }

    @Test func `A code arrow is faint until one of its ends is selected`() async throws {
      let opened = try await opened()
      let opacity =
        "Number(getComputedStyle(document.querySelector('#world .kind-code .arrow')).strokeOpacity)"
      let quiet: Double = try await opened.page.value(opacity)
      #expect(quiet < 0.3)
      for key in ["Other/z", "Main/a"] {
        try await opened.page.run("location.hash = '#scene=\(key)'")
        try await opened.page.expect("\(opacity) > 0.9", true)
        try await opened.page.press("Escape")
        try await opened.page.expect("\(opacity) < 0.3", true)
      }
    }
  }
}
