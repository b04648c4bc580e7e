import HeadlessBrowser
import NavigationMap
import StoryboardModel
import TestSupport
import Testing

extension BrowserTests {
  @Suite struct `The page's contents` {
    @Test(arguments: ["Catalog", "Matinee", "Pills", "Qold"])
    func `Every scene and segue of an example is in the document`(name: String) async throws {
      try await check(try await OpenedMap(example: name))
    }

    @Test(
      .enabled(if: Corpus.isExpected, "needs ../shared/corpus"),
      arguments: ["DuckDuckGo-iOS", "Loop", "NetNewsWire"])
    func `Every scene and segue of a real app is in the document`(name: String) async throws {
      let storyboards = OpenedMap.storyboards(below: "\(Corpus.path)/\(name)")
      try #require(!storyboards.isEmpty)
      try await check(try await OpenedMap(of: storyboards))
    }

    private func check(_ opened: OpenedMap) async throws {
      let page = opened.page
      let scenes: [String] = try await page.value(
        "[...document.querySelectorAll('#world g.scene')].map(node => node.dataset.scene)")
      #expect(scenes.sorted() == opened.map.screens.map(\.key).sorted())
      let segues: [String] = try await page.value(
        "[...document.querySelectorAll('#world g.segue')].map(node => node.dataset.segue)")
      #expect(segues.sorted() == opened.map.segues.map(\.key).sorted())
      #expect(!scenes.isEmpty)
      #expect(Set(scenes).count == scenes.count)

      let screens = try await opened.drawnBoxes("g.scene > .frame")
      #expect(screens.count == scenes.count)
      for (index, one) in screens.enumerated() {
        let over = screens[(index + 1)...].filter { one.overlaps($0) }
        #expect(over.isEmpty, "scene \(scenes[index]) overlaps another")
      }
      for label in try await opened.drawnBoxes("g.label > rect") {
        let covered = screens.filter { label.overlaps($0) }
        #expect(covered.isEmpty, "a label at \(label) covers a screen")
      }
      #expect(await page.problems() == [])
    }
  }
}
