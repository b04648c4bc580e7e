import Foundation
import HeadlessBrowser

/// A text that the page wrote on its canvas.
struct WrittenText: Decodable {
  var text: String
  /// The size of the font.
  var size: Double
  var left: Double
  /// The line below the letters.
  var base: Double
  var width: Double

  /// The box around the letters.
  var box: DrawnBox {
    DrawnBox(left: left, top: base - size * 0.8, right: left + width, bottom: base + 2)
  }
}

extension OpenedMap {
  /// Opens the page again so that it records, in their order, all texts that its canvas shows.
  func reopenRecordingTexts() async throws {
    try await page.runBeforeOpening(
      """
      window.written = [];
      const { fillText, clearRect } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.clearRect = function (...box) {
        written.length = 0;
        return clearRect.apply(this, box);
      };
      CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
        written.push({
          text, size: parseFloat(/([0-9.]+)px/.exec(this.font)[1]), left: x, base: y,
          width: this.measureText(text).width,
        });
        return fillText.call(this, text, x, y);
      };
      """)
    try await page.open(url)
  }

  /// The texts of the last frame, once the map has come to rest.
  func writtenTexts() async throws -> [WrittenText] {
    _ = try await page.place()
    return try await page.value("written")
  }

  /// Zooms until the first screen has about a width in the window.
  func zoom(toWidth width: Double) async throws {
    for _ in 0..<60 {
      let now: Double = try await page.value(
        "document.querySelector('g.scene > .frame').getBoundingClientRect().width")
      if abs(now / width - 1) < 0.12 { break }
      let corner: [Double] = try await page.value(
        "(() => { const box = document.querySelector('g.scene > .frame').getBoundingClientRect(); return [box.left, box.top]; })()"
      )
      let delta = max(-18, min(18, -100 * log(width / now)))
      try await page.run(
        """
        document.querySelector('#canvas').dispatchEvent(new WheelEvent('wheel', {
          ctrlKey: true, deltaY: \(delta), clientX: \(corner[0]), clientY: \(corner[1]), cancelable: true }))
        """)
      try await page.nextFrame()
    }
    try await page.nextFrame()
  }
}

extension BrowserPage {
  /// Waits until the page has drawn.
  func nextFrame() async throws {
    let _: Bool = try await value(
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")
  }
}
