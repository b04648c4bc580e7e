internal import Foundation

/// The user's default browser.
enum DesktopBrowser {
  private static var opener: String {
    if let chosen = ProcessInfo.processInfo.environment["BROWSER"], chosen.hasPrefix("/") {
      return chosen
    }
    #if os(macOS)
    return "/usr/bin/open"
    #else
    return "/usr/bin/xdg-open"
    #endif
  }

  /// Opens a file or an address, without waiting for it, with the program that `BROWSER` names or else the desktop's.
  ///
  /// Does nothing if there is no desktop: the file exists, and the address was printed.
  static func open(_ target: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: opener)
    process.arguments = [target]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      Output.diagnostic("No browser was found: open \(target) yourself.\n")
    }
  }
}
