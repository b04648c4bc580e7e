internal import Foundation

/// A Firefox, driven by WebDriver BiDi, which is built into it.
final class Firefox: BrowserProgram {
  /// The path of the program; nil if it is not installed.
  static let executable: String? = [
    "/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox",
  ].first(where: FileManager.default.isExecutableFile)

  private let connection: BrowserConnection
  /// The browser's own window, whose scripts may change what pages believe about the user.
  private let chrome: ProtocolValue

  init() async throws {
    guard let executable = Self.executable else {
      throw BrowserError.notFound(package: "firefox-esr")
    }
    let folder = try BrowserProcess.makeFolder()
    try Data(Self.preferences.utf8).write(to: URL(fileURLWithPath: folder + "/user.js"))
    try BrowserProcess.start(
      executable,
      [
        "--headless", "--no-remote", "--remote-debugging-port=0", "--remote-allow-system-access",
        "--profile", folder, "about:blank",
      ],
      // It writes to the home folder even if its profile is elsewhere, and as root it refuses one of somebody else.
      environment: ["HOME": folder], folder: folder)
    connection = BrowserConnection(try await Self.channel(in: folder))
    try await connection.send("session.new", ["capabilities": [:]])
    try await connection.send("session.subscribe", ["events": ["log.entryAdded"]])
    let windows = try await connection.send("browsingContext.getTree", ["moz:scope": "chrome"])
    chrome = windows["contexts"].elements.first?["context"] ?? .null
  }

  /// One process for all pages, because starting one for each takes most of the time.
  private static let preferences = """
    user_pref("fission.autostart", false);
    user_pref("dom.ipc.processCount", 1);
    user_pref("dom.ipc.processPrelaunch.enabled", false);
    user_pref("toolkit.cosmeticAnimations.enabled", false);
    """

  /// Connects to the port that the browser writes to its profile when it has started.
  private static func channel(in folder: String) async throws -> WebSocketChannel {
    for _ in 0..<600 {
      if let data = FileManager.default.contents(atPath: folder + "/WebDriverBiDiServer.json"),
        let server = try? JSONDecoder().decode(ProtocolValue.self, from: data),
        case .number(let port) = server["ws_port"],
        let channel = WebSocketChannel(port: Int(port), path: "/session")
      {
        return channel
      }
      try await Task.sleep(nanoseconds: 50_000_000)
    }
    throw BrowserError.gone
  }

  func newDriver() async throws -> any PageDriver {
    let user = try await connection.send("browser.createUserContext")["userContext"]
    let context = try await connection.send(
      "browsingContext.create", ["type": "tab", "userContext": user])["context"]
    return FirefoxPage(
      connection: connection, chrome: chrome, user: user, context: context.string ?? "")
  }
}
