import Foundation

/// Runs programs that should believe that a person is watching.
package enum PseudoTerminal {
  /// Runs a program with its output on a terminal, and without input.
  ///
  /// - Returns: Its output; nil if the system provides no terminal.
  package static func output(
    of executable: String, _ arguments: [String], folder: String,
    environment: [String: String] = [:]
  ) throws -> String? {
    var main: Int32 = -1
    var terminal: Int32 = -1
    guard openpty(&main, &terminal, nil, nil, nil) == 0 else { return nil }
    defer { close(main) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let inherited = ProcessInfo.processInfo.environment.filter { $0.key != "NO_COLOR" }
    process.environment = inherited.merging(["TERM": "xterm"]) { $1 }.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(fileDescriptor: terminal)
    process.standardError = FileHandle.nullDevice
    try process.run()
    close(terminal)
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      // Reading ends with an error, not with nothing, once the program has closed the terminal.
      let count = read(main, &buffer, buffer.count)
      guard count > 0 else { break }
      data.append(contentsOf: buffer[..<count])
    }
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
