import BenchmarkSupport
import CheckRun
import Foundation

/// Measures whole checks: `check-benchmark [FOLDER]`.
///
/// Each folder in FOLDER is an app with its storyboards and sources; without FOLDER, an app is
/// created. `check-benchmark --only-checks FOLDER [--again]` only checks them, with `--again` from
/// a cache; this is for a profiler.
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
