import BenchmarkSupport
import Foundation
import StoryboardModel
import StoryboardParsing

/// Measurements in separate processes, because a process's peak memory never falls.
enum ChildMeasurement {
  struct Result: Codable {
    /// The process's peak memory before reading, in bytes.
    var baseline: Int
    /// The process's peak memory at its end, in bytes.
    var peak: Int
    /// The time of reading.
    var seconds: Double
    /// The number of objects in the models, as proof that something was read.
    var objects: Int
  }

  /// Runs in the child: reads the given paths, and prints a result.
  static func run(_ paths: [String]) throws {
    let baseline = ProcessMemory.peak()
    var results: [ParsedFile] = []
    let time = seconds { results = StoryboardReader().read(paths) }
    let objects = results.reduce(0) { total, result in
      total + (result.file?.scenes.flatMap(\.objects).flatMap(\.selfAndDescendants).count ?? 0)
    }
    let result = Result(
      baseline: baseline, peak: ProcessMemory.peak(), seconds: time, objects: objects)
    FileHandle.standardOutput.write(try JSONEncoder().encode(result))
  }

  /// Starts a child, and waits for its measurement.
  static func measure(_ paths: [String]) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["--child"] + paths
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Result.self, from: data)
  }
}
