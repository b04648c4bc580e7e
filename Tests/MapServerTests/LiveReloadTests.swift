import HeadlessBrowser
import TestSupport
import Testing

@Suite(.enabled(if: Browser.isExpected, "needs Chromium (apt-get install chromium) or Firefox"))
struct `Live reload` {
  private func storyboard(_ ids: [String]) -> StoryboardText {
    StoryboardText(initial: ids.first, scenes: ids.map { .controller($0, class: "C\($0)") })
  }

  @Test func `A saved storyboard is shown, and a broken one leaves the last good map`() async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(["a", "b"]), to: "Main.storyboard")
    let server = try ServeProcess([folder.path, "--no-check"])
    let page = try await Browser.newPage()
    try await page.open("http://localhost:\(server.port)/#scene=Main/a")
    let count = "document.querySelectorAll('#world g.scene').length"
    #expect(try await page.value(count) == 2)

    try folder.write(storyboard(["a", "b", "c"]), to: "Main.storyboard")
    try await page.wait(until: "\(count) === 3")
    let title: String = try await page.value("document.querySelector('#details h2').textContent")
    #expect(title == "Ca", "it stays where one looked at")

    try folder.write("<?xml version=\"1.0\"?><document", to: "Main.storyboard")
    try await page.wait(until: "!document.querySelector('#problem').hidden")
    let problem: String = try await page.value("document.querySelector('#problem').textContent")
    #expect(problem.contains("last good map"))
    #expect(problem.contains("Main.storyboard"))
    #expect(try await page.value(count) == 3)

    try folder.write(storyboard(["a"]), to: "Main.storyboard")
    try await page.wait(until: "\(count) === 1 && document.querySelector('#problem').hidden")
    let problems = await page.problems()
    #expect(problems == [])
    #expect(server.end() == 0)
  }
}
