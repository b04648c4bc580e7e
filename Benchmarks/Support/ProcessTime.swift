package import Foundation

/// The time of whole processes.
package enum ProcessTime {
  /// The path of a program built next to this one; nil if it was not built.
  package static func product(_ name: String) -> URL? {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(name)
    return FileManager.default.isExecutableFile(atPath: program.path) ? program : nil
  }

  /// The seconds from a program's start to the end of its output.
  package static func seconds(of program: URL, _ arguments: [String]) throws -> Double {
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    // The end of the output is the end of the process. Foundation's own waiting polls so rarely
    // that it would take most of the time.
    let time = try BenchmarkSupport.seconds {
      try process.run()
      _ = output.fileHandleForReading.readDataToEndOfFile()
    }
    process.waitUntilExit()
    return time
  }
}
