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

/// A running browser of one kind.
protocol BrowserProgram: Sendable {
  /// Opens an empty page with its own storage.
  func newDriver() async throws -> any PageDriver
}

/// The reason why a browser did not execute a command.
package enum BrowserError: Error, CustomStringConvertible {
  case notFound(package: String)
  case gone
  case refused(String)
  case script(String)
  case timeout(String)

  package var description: String {
    switch self {
    case .notFound(let package): "the browser was not found: apt-get install \(package)"
    case .gone: "the browser ended"
    case .refused(let text): "the browser refuses: \(text)"
    case .script(let text): "the script failed: \(text)"
    case .timeout(let text): "it did not become true: \(text)"
    }
  }
}
