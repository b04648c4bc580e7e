internal import Foundation

/// The user's default browser.
enum DesktopBrowser {
  /// Opens a file or an address, without waiting for it.
  ///
  /// Does nothing if there is no desktop: the file exists, and the address was printed.
  static func open(_ target: String) {
    #if os(macOS)
    let opener = "/usr/bin/open"
    #else
    let opener = "/usr/bin/xdg-open"
    #endif
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
