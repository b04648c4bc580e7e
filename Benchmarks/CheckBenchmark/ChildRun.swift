import BenchmarkSupport
import CheckRun
import Findings
import Foundation

/// A check in a separate process, because a process's peak memory never falls.
enum ChildRun {
  struct Result: Codable {
    /// The process's peak memory, in bytes.
    var peak: Int
    var seconds: Double
    /// The number of files read, as proof that something was read.
    var files: Int
  }

  /// Runs in the child: checks a folder, and prints the result.
  static func run(_ arguments: [String]) throws {
    var files = 0
    let time = try seconds {
      let counts = try CheckRun(CheckRequest(paths: arguments)).run().counts
      files = counts.storyboards + counts.xibs + counts.swiftFiles + counts.objectiveCFiles
    }
    let result = Result(peak: ProcessMemory.peak(), seconds: time, files: files)
    FileHandle.standardOutput.write(try JSONEncoder().encode(result))
  }

  /// Starts a child, and waits for its measurement.
  static func measure(_ folder: String) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["--child", folder]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Result.self, from: data)
  }
}
