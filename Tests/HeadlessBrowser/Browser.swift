internal import Foundation

/// A Chromium without a window.
///
/// All tests share one, because it takes a second to start. Each page has its own storage.
package final class Browser: Sendable {
  private static let shared = Task { try Browser() }

  /// The browser shared by all tests.
  package static func running() async throws -> Browser { try await shared.value }

  /// The path of Chromium; nil if it is not installed.
  package static let executable: String? = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ].first(where: FileManager.default.isExecutableFile)

  /// Whether browser tests run: without Chromium they are skipped, except in CI, where they fail.
  package static var isExpected: Bool {
    executable != nil || ProcessInfo.processInfo.environment["CI"] != nil
  }

  let connection: DevToolsConnection

  private init() throws {
    guard let executable = Self.executable else { throw BrowserError.notFound }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("segues-browser-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    let (commands, answers) = (folder + "/commands", folder + "/answers")
    guard mkfifo(commands, 0o600) == 0, mkfifo(answers, 0o600) == 0 else {
      throw BrowserError.gone
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The browser reads commands from descriptor 3, and answers at 4.
    process.arguments =
      ["-c", #"exec "$0" "$@" 3<"$COMMANDS" 4>"$ANSWERS""#, executable] + Self.flags(in: folder)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["COMMANDS": commands, "ANSWERS": answers]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // Writing to a browser that has ended must be an error, and not end the tests.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    AtExit.add(process: process.processIdentifier, folder: folder)
    connection = DevToolsConnection(
      writingTo: open(commands, O_WRONLY), readingFrom: open(answers, O_RDONLY))
  }

  private static func flags(in folder: String) -> [String] {
    [
      "--headless", "--remote-debugging-pipe", "--user-data-dir=\(folder)/profile",
      "--no-first-run", "--disable-gpu", "--disable-extensions", "--disable-breakpad",
      "--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage",
      "--mute-audio", "--force-color-profile=srgb",
    ]
      // Chromium's sandbox refuses to run as root, which runs tests in a container.
      + (geteuid() == 0 ? ["--no-sandbox"] : [])
  }

  /// Opens an empty page with its own storage.
  package func newPage(width: Int = 1280, height: Int = 800) async throws -> BrowserPage {
    let context = try await connection.send("Target.createBrowserContext")["browserContextId"]
    let target = try await connection.send(
      "Target.createTarget",
      [
        "url": "about:blank", "browserContextId": context, "width": .number(Double(width)),
        "height": .number(Double(height)),
      ])["targetId"]
    let session = try await connection.send(
      "Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"]
    let page = BrowserPage(connection: connection, session: session.string ?? "", context: context)
    for domain in ["Page", "Runtime", "Log"] { try await page.send("\(domain).enable") }
    // Other pages would otherwise receive its key events, and slow down its frames.
    try await page.send("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try await page.resize(width: width, height: height)
    try await page.emulate()
    return page
  }
}

/// Cleaned up when the tests end, in any way.
private enum AtExit {
  // Written once, before the browser is returned; read when everything else has ended.
  nonisolated(unsafe) private static var browser: (process: pid_t, folder: String)?

  static func add(process: pid_t, folder: String) {
    browser = (process, folder)
    atexit {
      guard let browser = AtExit.browser else { return }
      kill(browser.process, SIGKILL)
      // The first attempt fails if the browser's helper processes are still writing there.
      for _ in 0..<20 where FileManager.default.fileExists(atPath: browser.folder) {
        try? FileManager.default.removeItem(atPath: browser.folder)
        usleep(20_000)
      }
    }
  }
}
