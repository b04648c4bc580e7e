import BenchmarkSupport
import CheckRun
import Foundation

/// Measures whole checks: `check-benchmark [FOLDER]`.
///
/// Each folder in FOLDER is an app with its storyboards and sources. Without FOLDER, the benchmark
/// generates an app. Under a profiler, `check-benchmark --only-checks FOLDER [--again]` runs nothing
/// but checks; with `--again`, their outcomes are cached.
@main
enum CheckBenchmark {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--child" {
      return try ChildRun.run(Array(arguments.dropFirst()))
    }
    if arguments.first == "--only-checks" {
      return try SpeedComparison.checkOnly(
        BenchmarkApps.find(arguments.dropFirst().first), again: arguments.contains("--again"))
    }
    let apps = try BenchmarkApps.find(arguments.first)
    print(apps.summary + "\n")
    try SpeedComparison.run(apps)
    try SourceChoice.run(apps)
    try PeakMemory.run()
  }
}
