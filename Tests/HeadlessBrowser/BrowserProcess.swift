internal import Foundation

/// The process of a browser, and the folder of its profile, which are both gone when the tests end.
enum BrowserProcess {
  // Written once, before the browser is returned; read when everything else has ended.
  nonisolated(unsafe) private static var running: (process: pid_t, folder: String)?

  /// Creates an empty folder for a profile.
  static func makeFolder() throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("segues-browser-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Starts a program without input and output.
  static func start(
    _ program: String, _ arguments: [String], environment: [String: String], folder: String
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // Writing to a browser that has ended must be an error, and not end the tests.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    running = (process.processIdentifier, folder)
    atexit {
      guard let running = BrowserProcess.running else { return }
      kill(running.process, SIGKILL)
      // The first attempt fails if the browser's helper processes are still writing there.
      for _ in 0..<20 where FileManager.default.fileExists(atPath: running.folder) {
        try? FileManager.default.removeItem(atPath: running.folder)
        usleep(20_000)
      }
    }
  }
}
