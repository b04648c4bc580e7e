import BenchmarkSupport
import CheckRun
import Foundation

/// Measures whole checks: `check-benchmark [FOLDER]`.
///
/// Each folder in FOLDER is an app with its storyboards and sources; without one, an app is made up.
@main
enum CheckBenchmark {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--child" {
      return try ChildRun.run(Array(arguments.dropFirst()))
    }
    let apps = try BenchmarkApps.find(arguments.first)
    print(apps.summary + "\n")
    try SourceChoice.run(apps)
    try SpeedComparison.run(apps)
    try PeakMemory.run()
  }
}
