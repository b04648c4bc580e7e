import Foundation
import HeadlessBrowser
import NavigationMap
import TestSupport
import Testing

extension BrowserTests {
  @Suite struct `Printing` {
    @Test func `A small map prints on one sheet, in light colors and without panels`() async throws
    {
      let opened = try await OpenedMap(example: "Pills")
      let page = opened.page
      try await page.emulate(medium: "print", features: ["prefers-color-scheme": "dark"])
      try await page.expect(
        """
        [...document.body.children].filter(node => getComputedStyle(node).display !== 'none'
          && node.getBoundingClientRect().height > 0).map(node => node.id)
        """, ["canvas"])
      // The names on the window's canvas have their places in the window, and not on paper.
      try await page.expect(
        """
        [...document.querySelector('#canvas').children]
          .filter(node => getComputedStyle(node).display !== 'none').map(node => node.id)
        """, ["world"])
      try await page.expect(
        """
        getComputedStyle(document.querySelector('g.scene > .body')).fill.match(/[0-9.]+/g)
          .slice(0, 3).every(part => Number(part) > 200)
        """, true)
      let box: [Double] = try await page.value(
        """
        (() => { const b = document.querySelector('#world > svg').getBoundingClientRect();
          return [b.left, b.width, innerWidth] })()
        """)
      #expect(box[0] >= 0 && box[1] > 100 && box[1] <= box[2])
      #expect(try await page.printedSheets() == 1)
      #expect(await page.problems() == [])
    }

    @Test func `A large map prints each storyboard on separate sheets`()
      async throws
    {
      let storyboards = ["Big": 40, "Many": 6, "One": 1].mapValues { count in
        StoryboardText(
          initial: "c0",
          scenes: (0..<count).map { index in
            .controller(
              "c\(index)", class: "Screen\(index)",
              segues: [SegueText("show", to: "c\((index + 1) % count)", id: "s\(index)")])
          })
      }
      let opened = try await OpenedMap(writing: storyboards)
      let page = opened.page
      try await page.emulate(medium: "print")
      try await page.wait(until: "document.querySelector('#paper section') !== null")
      let titles: [String] = try await page.value(
        "[...document.querySelectorAll('#paper h2')].map(node => node.textContent)")
      #expect(titles.contains("One") && titles.contains { $0.hasPrefix("Many") })
      #expect(
        titles.count { $0.hasPrefix("Big – ") && $0.hasSuffix(" of \(titles.count - 2)") } > 1)
      // Every screen is whole on some sheet, and large enough to read.
      let whole: [String] = try await page.value(
        """
        [...new Set([...document.querySelectorAll('#paper svg')].flatMap(svg => {
          const [x, y, w, h] = svg.getAttribute('viewBox').split(' ').map(Number);
          return [...svg.querySelectorAll('g.scene')].filter(node => {
            const [left, top] = node.getAttribute('transform').match(/[-0-9.]+/g).map(Number);
            const frame = node.querySelector('.frame');
            return left >= x && top >= y && left + Number(frame.getAttribute('width')) <= x + w
              && top + Number(frame.getAttribute('height')) <= y + h;
          }).map(node => node.dataset.scene);
        }))].sort()
        """)
      #expect(whole == opened.map.screens.map(\.key).sorted())
      let scales: [Double] = try await page.value(
        """
        [...document.querySelectorAll('#paper svg')].map(svg =>
          svg.getBoundingClientRect().width / svg.viewBox.baseVal.width)
        """)
      #expect(scales.allSatisfy { $0 > 0.25 })
      let twice: Int = try await page.value(
        """
        (ids => ids.length - new Set(ids).size)(
          [...document.querySelectorAll('[id]')].map(node => node.id))
        """)
      #expect(twice == 0)
      // Small storyboards share a sheet.
      let count = try await page.printedSheets()
      #expect(count > 2 && count < titles.count + 1)

      try await page.emulate()
      try await page.wait(until: "document.querySelector('#paper').childElementCount === 0")
      #expect(await page.problems() == [])
    }
  }
}
