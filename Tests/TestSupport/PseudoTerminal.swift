import Foundation

/// A program that believes that a person is watching, because its output is a terminal.
package final class PseudoTerminal {
  /// The streams of the program that are the terminal; the other ones lead nowhere.
  package struct Streams: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let input = Streams(rawValue: 1)
    package static let output = Streams(rawValue: 2)
    package static let errors = Streams(rawValue: 4)
  }

  /// The exit code, and everything that was shown.
  package struct Result {
    package var status: Int32
    package var text: String
  }

  private let process = Process()
  private let main: Int32
  private var bytes: [UInt8] = []
  private var shown = ""

  /// Starts a program.
  ///
  /// - Parameter columns: The terminal's width; nil if the terminal doesn't know it.
  /// - Returns: Nil if the system provides no terminal.
  package init?(
    _ executable: String, _ arguments: [String], folder: String, streams: Streams = .output,
    environment: [String: String] = [:], columns: UInt16? = nil
  ) throws {
    var main: Int32 = -1
    var terminal: Int32 = -1
    var size = winsize(ws_row: 24, ws_col: columns ?? 0, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&main, &terminal, nil, nil, &size) == 0 else { return nil }
    self.main = main
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let unwanted: Set = ["NO_COLOR", "CLICOLOR_FORCE", "COLUMNS"]
    let inherited = ProcessInfo.processInfo.environment.filter { !unwanted.contains($0.key) }
    process.environment = inherited.merging(["TERM": "xterm"]) { $1 }.merging(environment) { $1 }
    let handle = FileHandle(fileDescriptor: terminal)
    process.standardInput = streams.contains(.input) ? handle : FileHandle.nullDevice
    process.standardOutput = streams.contains(.output) ? handle : FileHandle.nullDevice
    process.standardError = streams.contains(.errors) ? handle : FileHandle.nullDevice
    try process.run()
    close(terminal)
  }

  deinit {
    if process.isRunning { process.terminate() }
    close(main)
  }

  /// Waits until the program has shown a text, or has ended.
  ///
  /// - Returns: Everything that it has shown so far.
  @discardableResult
  package func wait(for text: String) -> String {
    while !shown.contains(text), read() {}
    return shown
  }

  /// Types text.
  package func type(_ text: String) {
    _ = text.withCString { write(main, $0, strlen($0)) }
  }

  /// Sends the signal that Ctrl-C sends.
  package func interrupt() {
    kill(process.processIdentifier, SIGINT)
  }

  /// Waits for the program's end.
  package func end() -> Result {
    while read() {}
    process.waitUntilExit()
    return Result(status: process.terminationStatus, text: shown)
  }

  /// Runs a program with its output on a terminal, and without input.
  ///
  /// - Returns: Its output; nil if the system provides no terminal.
  package static func output(
    of executable: String, _ arguments: [String], folder: String,
    environment: [String: String] = [:], columns: UInt16? = nil
  ) throws -> String? {
    try PseudoTerminal(
      executable, arguments, folder: folder, environment: environment, columns: columns)?
      .end().text
  }

  private func read() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    // Reading ends with an error, not with nothing, once the program has closed the terminal.
    let count = Foundation.read(main, &buffer, buffer.count)
    guard count > 0 else { return count < 0 && errno == EINTR }
    bytes += buffer[..<count]
    shown = String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
    return true
  }
}
