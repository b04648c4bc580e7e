import Foundation

/// The result of a process that has ended.
package struct Subprocess {
  package var status: Int32
  package var output: String
  package var errors: String

  /// Runs a program, feeds it text, and collects its output.
  ///
  /// Both pipes are drained while the program runs, because a full one would block it forever.
  package static func run(
    _ executable: String, _ arguments: [String], input: String = "", folder: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Subprocess {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    let errors = Drain(stderr)
    let output = Drain(stdout)
    stdin.fileHandleForWriting.write(Data(input.utf8))
    stdin.fileHandleForWriting.closeFile()
    let result = (output.text(), errors.text())
    process.waitUntilExit()
    return Subprocess(status: process.terminationStatus, output: result.0, errors: result.1)
  }

  /// The path of a program built by the package, next to the running test bundle.
  package static func product(_ name: String) -> String {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder =
      bundle?.bundleURL.deletingLastPathComponent()
      ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return folder.appendingPathComponent(name).path
  }
}

/// Reads a pipe to its end on a separate thread.
private final class Drain: @unchecked Sendable {
  // The thread writes it before it signals; it is read only after the signal.
  private var data = Data()
  private let done = DispatchSemaphore(value: 0)

  init(_ pipe: Pipe) {
    let handle = pipe.fileHandleForReading
    Thread.detachNewThread { [self] in
      data = Self.contents(of: handle)
      done.signal()
    }
  }

  /// Continues after an interruption, at which FileHandle would crash.
  private static func contents(of handle: FileHandle) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(handle.fileDescriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return data }
      data.append(contentsOf: buffer[..<count])
    }
  }

  func text() -> String {
    done.wait()
    return String(decoding: data, as: UTF8.self)
  }
}
