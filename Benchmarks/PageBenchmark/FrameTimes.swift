import Foundation
import HeadlessBrowser

/// Measures the share of the page's scripts in a frame while the map moves, and whole frames.
enum FrameTimes {
  /// Moves the map with the wheel, sixty events in each direction, and prints the scripts' time.
  static func measure(_ url: String) async throws {
    let page = try await Browser.newPage()
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
    print("\nwhole frame                 median      most")
    try await zoom(page)
    try await pinch(page)
  }

  private static func move(
    _ page: BrowserPage, _ name: String, by delta: (x: Double, y: Double), control: Bool = false
  ) async throws {
    try await page.run("frames16.length = 0")
    for _ in 0..<60 {
      try await page.wheel(x: 640, y: 400, by: delta, control: control)
    }
    try await Task.sleep(nanoseconds: 300_000_000)
    report(name, try await page.value("frames16"))
  }

  /// Zooms a little in each of sixty frames, from the whole map and back, and prints the time between frames: scripts,
  /// styles and painting.
  private static func zoom(_ page: BrowserPage) async throws {
    try await page.press("0")
    try await Task.sleep(nanoseconds: 600_000_000)
    let times: [Double] = try await page.value(
      """
      new Promise((done) => {
        const times = [];
        let last = 0;
        const step = (time) => {
          if (last) times.push(time - last);
          last = time;
          if (times.length === 60) return done(times);
          document.querySelector('#canvas').dispatchEvent(new WheelEvent('wheel', {
            ctrlKey: true, deltaY: times.length < 30 ? -8 : 8, clientX: 640, clientY: 400, cancelable: true,
          }));
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      })
      """)
    report("zoom", times)
  }

  /// Spreads two fingers from the whole map, and prints the time between frames.
  private static func pinch(_ page: BrowserPage) async throws {
    try await page.press("0")
    try await Task.sleep(nanoseconds: 600_000_000)
    try await page.run(
      """
      window.between = [];
      let last = 0;
      const step = (time) => {
        if (last) between.push(time - last);
        last = time;
        if (window.between) requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
      """)
    try await page.pinch(x: 640, y: 400, from: 60, to: 240, steps: 60)
    report("pinch", try await page.value("between"))
    try await page.run("window.between = null")
  }

  private static func report(_ name: String, _ times: [Double]) {
    let sorted = times.sorted()
    let median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    let label = name.padding(toLength: 26, withPad: " ", startingAt: 0)
    print(label + String(format: "%7.2f ms %7.2f ms", median, sorted.last ?? 0))
  }
}
