import HeadlessBrowser
import NavigationMap
import Testing

extension BrowserTests {
  @Suite struct `Searching` {
    @Test(arguments: [
      ("DevicesViewController", "Devices"), ("showdevicesettings", "ShowDeviceSettings"),
      ("wine fridge", "Devices"),
    ])
    func `A scene or segue is found by class, identifier and text`(
      query: String, title: String
    ) async throws {
      let opened = try await OpenedMap(example: "Qold")
      try await opened.page.press("/")
      try await opened.page.type(query)
      let status: String = try await opened.page.value(
        "document.querySelector('#live').textContent")
      #expect(status.hasSuffix("found"))
      try await opened.page.press("Enter")
      #expect(try await opened.detailsTitle() == title)
      let isListOpen: Bool = try await opened.page.value(
        "!document.querySelector('#results').hidden")
      #expect(!isListOpen)
      #expect(await opened.page.problems() == [])
    }

    @Test func `Arrows choose among the results, and what is not there is said`() async throws {
      let opened = try await OpenedMap(example: "Qold")
      try await opened.page.press("/")
      try await opened.page.type("groups")
      try await opened.page.press("ArrowDown")
      try await opened.page.press("ArrowDown")
      let active: String = try await opened.page.value(
        "document.querySelector('#query').getAttribute('aria-activedescendant')")
      let chosen: [String] = try await opened.page.value(
        "[...document.querySelectorAll('#results [aria-selected=true]')].map(node => node.id)")
      #expect(chosen == [active])
      #expect(active == "result-1")
      try await opened.page.type("nowhere")
      let status: String = try await opened.page.value(
        "document.querySelector('#live').textContent")
      #expect(status == "Nothing found")
      try await opened.page.press("Escape")
      let query: String = try await opened.page.value("document.querySelector('#query').value")
      #expect(query.isEmpty)
    }
  }
}
