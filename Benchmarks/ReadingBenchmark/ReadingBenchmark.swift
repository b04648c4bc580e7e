import BenchmarkSupport
import Foundation

/// Measures the reader: `reading-benchmark [FOLDER]`.
///
/// FOLDER holds storyboards and xibs; without it, `../shared/corpus` beside the package is read,
/// or where that is missing, files that are made up.
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
