import BenchmarkSupport
import CheckRun
import Findings
import Foundation

/// A check in a separate process, because the peak memory of a process never falls.
enum ChildRun {
  struct Result: Codable {
    var peak: Int
    var seconds: Double
    /// The number of files that were read, which proves that some were.
    var files: Int
  }

  /// Checks a folder and prints the result, in the child.
  static func run(_ arguments: [String]) throws {
    var files = 0
    let time = try seconds {
      let counts = try CheckRun(CheckRequest(paths: arguments)).run().counts
      files = counts.storyboards + counts.xibs + counts.swiftFiles + counts.objectiveCFiles
    }
    let result = Result(peak: ProcessMemory.peak(), seconds: time, files: files)
    FileHandle.standardOutput.write(try JSONEncoder().encode(result))
  }

  /// Starts a child and waits for its result.
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
