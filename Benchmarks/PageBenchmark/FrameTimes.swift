import Foundation
import HeadlessBrowser

/// Measures the share of the page's scripts in a frame while the map moves.
enum FrameTimes {
  /// Moves the map with the wheel, sixty events in each direction, and prints the scripts' time.
  static func measure(_ url: String) async throws {
    let page = try await Browser.running().newPage()
    let start = Date()
    try await page.open(url)
    print(String(format: "ready after %.2f s", Date().timeIntervalSince(start)))
    try await page.run(
      """
      window.frames16 = [];
      const request = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (body) => request((time) => {
        const start = performance.now();
        body(time);
        frames16.push(performance.now() - start);
      });
      for (const type of ['wheel', 'pointermove'])
        document.querySelector('#canvas').addEventListener(type, () => {
          window.before = performance.now() }, { capture: true });
      document.querySelector('#canvas').addEventListener('wheel', () => {
        frames16.push(performance.now() - window.before) });
      """)
    print("\nscript in a frame or event   median      most")
    try await move(page, "pan", by: (0, 30))
    try await move(page, "zoom out", by: (0, 10), control: true)
    try await move(page, "pan, zoomed out", by: (8, -20))
    try await move(page, "zoom in", by: (0, -12), control: true)
    try await page.close()
  }

  private static func move(
    _ page: BrowserPage, _ name: String, by delta: (x: Double, y: Double), control: Bool = false
  ) async throws {
    try await page.run("frames16.length = 0")
    for _ in 0..<60 {
      try await page.wheel(x: 640, y: 400, by: delta, control: control)
    }
    try await Task.sleep(nanoseconds: 300_000_000)
    let times: [Double] = try await page.value("frames16")
    let sorted = times.sorted()
    let median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    let label = name.padding(toLength: 26, withPad: " ", startingAt: 0)
    print(label + String(format: "%7.2f ms %7.2f ms", median, sorted.last ?? 0))
  }
}
