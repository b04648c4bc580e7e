import Foundation
import TestSupport

/// `segues serve`, running beside the test until the value is gone.
final class ServeProcess {
  let port: UInt16
  private let process: Process

  /// Starts it, and waits until it has said where it serves.
  ///
  /// - Throws: ``ServeError`` where it ended before.
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

  /// Ends it as a user does.
  ///
  /// - Returns: Its exit code.
  func end() -> Int32 {
    process.terminate()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// Why a server could not be tried.
enum ServeError: Error {
  case ended
  case noAddress(String)
  case noConnection
}
