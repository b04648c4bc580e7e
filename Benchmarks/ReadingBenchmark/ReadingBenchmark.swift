import BenchmarkSupport
import Foundation

/// Measures the reader: `reading-benchmark [FOLDER]`.
///
/// FOLDER contains storyboards and xibs; without it, the benchmark reads `../shared/corpus` next to
/// the package, or if that is missing, generated files.
@main
enum ReadingBenchmark {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--child" {
      return try ChildMeasurement.run(Array(arguments.dropFirst()))
    }
    let corpus = try BenchmarkCorpus.find(arguments.first)
    print("\(corpus.name): \(corpus.paths.count) files, \(megabytes(corpus.bytes)) MB\n")
    SpeedComparison.run(corpus)
    try PeakMemory.run(corpus)
    try FileGrowth.run()
    try CommandStart.run()
  }
}
