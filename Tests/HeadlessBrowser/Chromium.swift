internal import Foundation

/// A Chromium, driven by the DevTools protocol.
final class Chromium: BrowserProgram {
  /// The path of the program; nil if it is not installed.
  static let executable: String? = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ].first(where: FileManager.default.isExecutableFile)

  private let connection: BrowserConnection

  init() throws {
    guard let executable = Self.executable else {
      throw BrowserError.notFound(package: "chromium")
    }
    let folder = try BrowserProcess.makeFolder()
    let (commands, answers) = (folder + "/commands", folder + "/answers")
    guard mkfifo(commands, 0o600) == 0, mkfifo(answers, 0o600) == 0 else {
      throw BrowserError.gone
    }
    try BrowserProcess.start(
      "/bin/sh",
      // The browser reads commands from descriptor 3, and answers at 4.
      ["-c", #"exec "$0" "$@" 3<"$COMMANDS" 4>"$ANSWERS""#, executable] + Self.flags(in: folder),
      environment: ["COMMANDS": commands, "ANSWERS": answers], folder: folder)
    connection = BrowserConnection(
      PipeChannel(input: open(commands, O_WRONLY), output: open(answers, O_RDONLY)))
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

  func newDriver() async throws -> any PageDriver {
    let context = try await connection.send("Target.createBrowserContext")["browserContextId"]
    let target = try await connection.send(
      "Target.createTarget", ["url": "about:blank", "browserContextId": context])["targetId"]
    let session = try await connection.send(
      "Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"]
    let page = ChromiumPage(
      connection: connection, session: session.string ?? "", context: context)
    for domain in ["Page", "Runtime", "Log"] { try await page.send("\(domain).enable") }
    // Other pages would otherwise receive its key events, and slow down its frames.
    try await page.send("Emulation.setFocusEmulationEnabled", ["enabled": true])
    return page
  }
}
