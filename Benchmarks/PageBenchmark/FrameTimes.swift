import Foundation
import HeadlessBrowser

/// Measures the share of the page's scripts in a frame while the map moves, and whole frames.
enum FrameTimes {
  /// Moves the map with the wheel and by touch, sixty events each, and prints the times.
  static func measure(_ url: String) async throws {
    let page = try await opened(url, width: 1280, height: 800)
    print("\nscript in a frame or event   median      most")
    try await wheel(page, "pan", by: (0, 30))
    try await wheel(page, "zoom out", by: (0, 10), control: true)
    try await wheel(page, "pan, zoomed out", by: (8, -20))
    try await wheel(page, "zoom in", by: (0, -12), control: true)
    let phone = try await opened(url, width: 390, height: 844)
    try await phone.emulateTouch()
    try await script(phone, "one finger") {
      try await phone.swipe(from: (330, 700), by: (-240, -480), steps: 60)
    }
    try await script(phone, "two fingers, apart") {
      try await phone.pinch(x: 195, y: 420, from: 20, to: 160, steps: 60)
    }
    try await script(phone, "two fingers, together") {
      try await phone.pinch(x: 195, y: 420, from: 180, to: 15, steps: 60)
    }
    print("\nwhole frame                 median      most")
    try await zoom(page)
    try await frames(phone, "one finger") {
      try await phone.swipe(from: (330, 700), by: (-240, -480), steps: 60)
    }
    try await frames(phone, "two fingers, apart") {
      try await phone.pinch(x: 195, y: 420, from: 20, to: 160, steps: 60)
    }
  }

  /// Opens the page so that the time of its scripts in each frame and event is recorded.
  private static func opened(_ url: String, width: Int, height: Int) async throws -> BrowserPage {
    let page = try await Browser.newPage(width: width, height: height)
    let start = Date()
    try await page.open(url)
    print(
      String(format: "%d × %d, ready after %.2f s", width, height, Date().timeIntervalSince(start)))
    try await page.run(
      """
      window.frames16 = [];
      const request = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (body) => request((time) => {
        const start = performance.now();
        body(time);
        frames16.push(performance.now() - start);
      });
      for (const type of ['wheel', 'pointermove']) {
        let before = 0;
        const canvas = document.querySelector('#canvas');
        canvas.addEventListener(type, () => { before = performance.now(); }, { capture: true });
        canvas.addEventListener(type, () => { frames16.push(performance.now() - before); });
      }
      """)
    return page
  }

  private static func wheel(
    _ page: BrowserPage, _ name: String, by delta: (x: Double, y: Double), control: Bool = false
  ) async throws {
    try await script(page, name) {
      for _ in 0..<60 {
        try await page.wheel(x: 640, y: 400, by: delta, control: control)
      }
    }
  }

  /// Prints the scripts' times during a gesture, and until nothing moves any more.
  private static func script(
    _ page: BrowserPage, _ name: String, _ gesture: () async throws -> Void
  ) async throws {
    try await page.run("frames16.length = 0")
    try await gesture()
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

  /// Starts a gesture at the whole map, and prints the time between frames.
  private static func frames(
    _ page: BrowserPage, _ name: String, _ gesture: () async throws -> Void
  ) async throws {
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
    try await gesture()
    report(name, try await page.value("between"))
    try await page.run("window.between = null")
  }

  private static func report(_ name: String, _ times: [Double]) {
    let sorted = times.sorted()
    let median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    let label = name.padding(toLength: 26, withPad: " ", startingAt: 0)
    print(label + String(format: "%7.2f ms %7.2f ms", median, sorted.last ?? 0))
  }
}
