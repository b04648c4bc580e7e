import Foundation
import TestSupport

/// A `segues serve` process that runs until the value is released.
final class ServeProcess {
  let port: UInt16
  private let process: Process

  /// Starts it, and waits until it has printed its address.
  ///
  /// - Throws: ``ServeError`` if it ended before.
  init(_ arguments: [String]) throws {
    process = Process()
    process.executableURL = URL(fileURLWithPath: Subprocess.product("segues"))
    process.arguments = ["serve"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line = ""
    while !line.contains("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw ServeError.ended }
      line += String(decoding: data, as: UTF8.self)
    }
    guard let match = line.firstMatch(of: /http:\/\/localhost:(\d+)\//),
      let port = UInt16(match.1)
    else { throw ServeError.noAddress(line) }
    self.port = port
  }

  deinit {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
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
