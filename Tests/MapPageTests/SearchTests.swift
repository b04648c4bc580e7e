import HeadlessBrowser
import NavigationGraph
import NavigationMap
import StoryboardModel
import TestSupport
import Testing

extension BrowserTests {
  @Suite struct `Searching` {
    @Test(arguments: [
      ("DevicesViewController", "Devices"), ("showdevicesettings", "ShowDeviceSettings"),
      ("wine fridge", "Devices"),
    ])
    func `Scenes and segues are found by class, identifier and text`(
      query: String, title: String
    ) async throws {
      let opened = try await OpenedMap(example: "Qold")
      try await opened.page.press("/")
      try await opened.page.type(query)
      try await opened.page.wait(
        until: "/[1-9].* found$/.test(document.querySelector('#live').textContent)")
      try await opened.page.press("Enter")
      try await opened.expectDetails(of: title)
      try await opened.page.expect("!document.querySelector('#results').hidden", false)
      #expect(await opened.page.problems() == [])
    }

    @Test(arguments: ["9:41", "Start"])
    func `Words that the map adds to a screen are not found`(query: String) async throws {
      let main = StoryboardText(initial: "a", scenes: [.controller("a", class: "Alpha")])
      let opened = try await OpenedMap(writing: ["Main.storyboard": main]) { layers, graph in
        for file in graph.files { layers.roles[file.path] = .app }
      }
      try await opened.page.press("/")
      try await opened.page.type(query)
      try await opened.page.expect("document.querySelector('#live').textContent", "Nothing found")
    }

    @Test func `Arrow keys choose a result, and a search without results says so`() async throws {
      let opened = try await OpenedMap(example: "Qold")
      try await opened.page.press("/")
      try await opened.page.type("groups")
      try await opened.page.press("ArrowDown")
      try await opened.page.press("ArrowDown")
      try await opened.page.expect(
        "document.querySelector('#query').getAttribute('aria-activedescendant')", "result-1")
      try await opened.page.expect(
        "[...document.querySelectorAll('#results [aria-selected=true]')].map(node => node.id)",
        ["result-1"])
      try await opened.page.type("nowhere")
      try await opened.page.expect("document.querySelector('#live').textContent", "Nothing found")
      try await opened.page.press("Escape")
      try await opened.page.expect("document.querySelector('#query').value", "")
    }
  }
}
