internal import Foundation

/// The browser of this process, without a window and driven by its own protocol.
///
/// It is Chromium, unless the environment says `SEGUES_BROWSER=firefox`. All tests share one, because it takes a second
/// to start.
package enum Browser {
  /// Whether the browser is Firefox.
  package static let isFirefox =
    ProcessInfo.processInfo.environment["SEGUES_BROWSER"] == "firefox"

  private static let shared = Task { () -> any BrowserProgram in
    if isFirefox { try await Firefox() } else { try Chromium() }
  }

  /// Whether browser tests run: without the browser they are skipped, except in CI, where they fail.
  package static var isExpected: Bool {
    (isFirefox ? Firefox.executable : Chromium.executable) != nil
      || ProcessInfo.processInfo.environment["CI"] != nil
  }

  /// Opens an empty page with its own storage.
  package static func newPage(width: Int = 1280, height: Int = 800) async throws -> BrowserPage {
    let page = BrowserPage(driver: try await shared.value.newDriver())
    try await page.driver.resize(width: width, height: height)
    try await page.emulate()
    return page
  }
}
