import Foundation
import TestSupport

/// A `segues serve` process that runs until the value is released.
final class ServeProcess {
  let port: UInt16
  private let process: Process
  private let output: FileHandle
  /// The output that was read but not used yet.
  private var rest = ""

  /// Starts it, and waits until it has printed its address.
  ///
  /// - Throws: ``ServeError`` if it ended before.
  init(_ arguments: [String]) throws {
    process = Process()
    process.executableURL = URL(fileURLWithPath: Subprocess.product("segues"))
    process.arguments = ["serve"] + arguments
    let pipe = Pipe()
    output = pipe.fileHandleForReading
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = try Self.line(from: output, &rest)
    guard let match = line.firstMatch(of: /http:\/\/localhost:(\d+)\//),
      let port = UInt16(match.1)
    else { throw ServeError.noAddress(line) }
    self.port = port
  }

  deinit {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  /// Waits for the next line of its output.
  ///
  /// - Throws: ``ServeError`` if it ended before.
  func line() throws -> String { try Self.line(from: output, &rest) }

  private static func line(from output: FileHandle, _ rest: inout String) throws -> String {
    while true {
      if let end = rest.firstIndex(of: "\n") {
        defer { rest.removeSubrange(...end) }
        return String(rest[..<end])
      }
      let data = output.availableData
      guard !data.isEmpty else { throw ServeError.ended }
      rest += String(decoding: data, as: UTF8.self)
    }
  }

  /// Ends it like a user, with Ctrl-C.
  ///
  /// - Returns: Its exit code.
  func end() -> Int32 {
    process.terminate()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// The reason why a server could not be tested.
enum ServeError: Error {
  case ended
  case noAddress(String)
  case noConnection
}
