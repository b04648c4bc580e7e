import Findings
import HeadlessBrowser
import NavigationGraph
import NavigationMap
import StoryboardModel
import TestSupport
import Testing

extension BrowserTests {
  @Suite struct `Hostile texts` {
    private static let texts = [
      "</script><script>window.hacked = 1</script>", "<img src=x onerror='window.hacked = 1'>",
      "\"]; digraph { hacked }", "' onload='window.hacked = 1", "javascript:window.hacked = 1",
      "<!--title--><!--script-->", "]]></style><svg onload=window.hacked=1>",
      "a\u{202E}b\u{2028}c\u{FEFF}d",
    ]

    @Test func `Texts from storyboards are shown as they are, and none is run as a script`()
      async throws
    {
      let storyboard = StoryboardText(
        initial: "first",
        scenes: Self.texts.enumerated().map { index, text in
          .controller(
            index == 0 ? "first" : "c\(index)", class: text, identifier: text,
            segues: [
              SegueText("show", to: "first", id: "s\(index)", identifier: text, from: .button)
            ])
        })
      let opened = try await OpenedMap(writing: ["<b onclick=hacked>.storyboard": storyboard]) {
        layers, graph in
        layers.findings = graph.files.map { file in
          Finding(
            rule: "rule", severity: .error, location: SourceLocation(file: file.path, line: 1),
            message: Self.texts.joined(), help: Self.texts.joined())
        }
      }
      let page = opened.page
      #expect(opened.map.screens.count == Self.texts.count)
      for screen in opened.map.screens {
        try await page.run(
          "location.hash = '#scene=' + encodeURIComponent(\(page.quoted(screen.key)))")
        let identifier = page.quoted(ReadableText.name(screen.storyboardIdentifier ?? ""))
        try await page.wait(
          until: "document.querySelector('#details')?.textContent.includes(\(identifier))")
        try await page.run(
          "location.hash = '#play=' + encodeURIComponent(\(page.quoted(screen.key)))")
        try await opened.expectPlayed(screen.key)
      }
      try await page.click("#play-close")
      try await page.press("/")
      try await page.type("hacked")
      let hacked: Bool = try await page.value("'hacked' in window")
      #expect(!hacked)
      try await page.expect(
        "document.querySelectorAll('img, iframe, object, embed, [onload], [onerror], [onclick]').length",
        0)
      try await page.expect("document.scripts.length", 2)
      #expect(await page.problems() == [])
    }
  }
}
