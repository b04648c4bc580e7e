import HeadlessBrowser
import NavigationMap
import Testing

extension BrowserTests {
  @Suite struct `The page's policy` {
    @Test func `The policy blocks all other scripts, styles and requests`() async throws {
      let opened = try await OpenedMap(example: "Pills")
      try await opened.page.run(
        """
        const script = document.createElement('script');
        try { script.textContent = 'window.hacked = 1'; document.body.append(script); } catch {}
        try { document.body.innerHTML += '<img src=x>'; } catch {}
        fetch('https://localhost:1/').catch(() => { window.refused = true });
        """)
      try await opened.page.wait(until: "window.refused")
      let hacked: Bool = try await opened.page.value("'hacked' in window")
      #expect(!hacked)
      // The browser reports the attempts, and only them.
      let problems = await opened.page.problems()
      #expect(!problems.isEmpty)
      #expect(
        problems.allSatisfy { $0.contains(#/Content.Security.Policy|Trusted/#) })
    }

    @Test func `The page loads no other resource`() async throws {
      let opened = try await OpenedMap(example: "Qold")
      try await opened.page.expect("performance.getEntriesByType('resource').length", 0)
    }
  }
}
