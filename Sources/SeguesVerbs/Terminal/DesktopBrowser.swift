internal import Foundation

/// The browser that the user's desktop has for pages.
enum DesktopBrowser {
  /// Opens a file or an address, and does not wait for it.
  ///
  /// Where there is no desktop nothing happens: the file is there, and the address was printed.
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
      Output.diagnostic("No program was found that opens pages: open \(target) yourself.\n")
    }
  }
}
