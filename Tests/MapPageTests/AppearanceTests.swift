import Findings
import HeadlessBrowser
import NavigationGraph
import NavigationMap
import StoryboardModel
import TestSupport
import Testing

extension BrowserTests {
  @Suite struct `Appearance` {
    /// The brightness of the page's and the screens' backgrounds, from 0 to 255.
    private let grounds = """
      [getComputedStyle(document.body).backgroundColor,
       getComputedStyle(document.querySelector('g.scene > .body')).fill]
      .map(color => color.match(/[0-9.]+/g).slice(0, 3).map(Number).reduce((a, b) => a + b) / 3)
      """

    @Test func `The page follows the system's theme until the button chooses another`() async throws
    {
      let opened = try await OpenedMap(example: "Pills")
      let page = opened.page
      try await page.emulate(features: ["prefers-color-scheme": "light"])
      try await page.expect("\(grounds).every(ground => ground > 200)", true)
      try await page.emulate(features: ["prefers-color-scheme": "dark"])
      try await page.expect("\(grounds).every(ground => ground < 60)", true)
      try await page.click("#theme")
      try await page.expect("\(grounds).every(ground => ground > 200)", true)
      // So do the prototype's screens, also one that is shown already.
      let screen = """
        getComputedStyle(document.querySelector('#stage .body')).fill
          .match(/[0-9.]+/g).slice(0, 3).map(Number).reduce((a, b) => a + b) / 3
        """
      try await page.click("#play-open")
      try await page.expect("\(screen) > 200", true)
      try await page.run("document.querySelector('#theme').click()")
      try await page.expect("\(screen) < 60", true)
      try await page.run("for (const _ of [1, 2]) document.querySelector('#theme').click()")
      // The choice is remembered.
      try await page.open(opened.url)
      try await page.expect("document.querySelector('#theme').textContent", "Theme: light")
      try await page.click("#theme")
      try await page.emulate(features: ["prefers-color-scheme": "light"])
      try await page.expect("\(grounds).every(ground => ground < 60)", true)
      #expect(await page.problems() == [])
    }

    @Test func `In the dark, screens stand out from their storyboard's ground`() async throws {
      let page = try await OpenedMap(example: "Qold").page
      try await page.emulate(features: ["prefers-color-scheme": "dark"])
      try await page.expect(
        """
        (\(BrowserPage.contrast))(
          getComputedStyle(document.querySelector('g.scene:not(.entry) > .frame')).stroke,
          getComputedStyle(document.querySelector('.cluster-ground')).fill) >= 3
        """, true)
    }

    @Test(arguments: ["light", "dark"])
    func `Texts have enough contrast with their backgrounds`(scheme: String) async throws {
      let opened = try await OpenedMap(example: "Qold")
      let page = opened.page
      try await page.emulate(features: ["prefers-color-scheme": scheme])
      try await page.click("#panel-open")
      try await page.run("location.hash = '#scene=\(opened.map.screens[2].key)'")
      try await page.wait(until: "document.querySelector('#details h2') !== null")
      let faint: [String] = try await page.value(
        """
        (() => {
          const ground = node => { for (let at = node; at; at = at.parentElement) {
            const color = getComputedStyle(at).backgroundColor;
            if (Number(color.match(/[0-9.]+/g)[3] ?? 1) === 1) return color; }
            return 'rgb(255,255,255)'; };
          return [...document.querySelectorAll('header *, #panel *, #details *, #corner *')]
            .filter(node => !node.closest('svg, [hidden], .skip') && [...node.childNodes]
              .some(child => child.nodeType === 3 && child.textContent.trim()))
            .filter(node =>
              (\(BrowserPage.contrast))(getComputedStyle(node).color, ground(node)) < 4.5)
            .map(node => node.outerHTML.slice(0, 120));
        })()
        """)
      #expect(faint == [])
    }

    @Test(arguments: ["light", "dark"])
    func `The number of findings is legible, and above its screen`(scheme: String) async throws {
      let severities: [Severity] = [.error, .warning, .note]
      let storyboard = StoryboardText(
        scenes: severities.map { .controller("\($0)", class: "\($0)") })
      let opened = try await OpenedMap(writing: ["Main.storyboard": storyboard]) { layers, graph in
        let scenes = graph.files[0].scenes.compactMap(\.controller)
        layers.findings = zip(scenes, severities).map { scene, severity in
          Finding(
            rule: "rule", severity: severity, location: scene.location, message: "m", help: "")
        }
      }
      let page = opened.page
      try await page.emulate(features: ["prefers-color-scheme": scheme])
      try await page.expect(
        """
        [...document.querySelectorAll('#world .badge')].map(badge => {
          const [ground, digits] = ['circle', 'text']
            .map(name => getComputedStyle(badge.querySelector(name)).fill);
          const frame = badge.parentNode.querySelector('.frame');
          return (\(BrowserPage.contrast))(ground, digits) >= 4.5
            && Boolean(frame.compareDocumentPosition(badge) & Node.DOCUMENT_POSITION_FOLLOWING);
        })
        """, [true, true, true])
    }

    @Test func `The page's title has room in a medium-sized window`() async throws {
      let opened = try await OpenedMap(example: "Qold", width: 800, height: 600)
      try await opened.page.expect(
        "document.querySelector('#top h1').getBoundingClientRect().width > 90", true)
    }

    @Test func `Nothing is cut off in a small window`() async throws {
      let opened = try await OpenedMap(example: "Qold", width: 390, height: 760)
      let page = opened.page
      try await page.click("#panel-open")
      try await page.expect(
        """
        [...document.querySelectorAll('#top button, #top input, #panel, #corner button')]
          .filter(node => { const b = node.getBoundingClientRect();
            return b.width > 0 && (b.left < -1 || b.right > innerWidth + 1 || b.bottom > innerHeight + 1);
          }).map(node => node.id || node.textContent)
        """, [String]())
    }
  }
}

extension BrowserPage {
  /// A function from two colors to their contrast, as an expression.
  static let contrast = """
    (one, other) => {
      const channel = v => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
      const [a, b] = [one, other].map(color => {
        const [r, g, b] = color.match(/[0-9.]+/g).map(Number).map(channel);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      });
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }
    """
}
