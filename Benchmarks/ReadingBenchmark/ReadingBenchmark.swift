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

/// Bytes as megabytes, with one decimal.
func megabytes(_ bytes: Int) -> String {
  String(format: "%.1f", Double(bytes) / 1_048_576)
}

extension Array<Double> {
  /// The middle value; 0 of none.
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}

/// The seconds that a function takes.
func seconds(_ body: () throws -> Void) rethrows -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  try body()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
}

/// The processor seconds that a function takes, on all threads together: what a busy machine does
/// not change much.
func processorSeconds(_ body: () throws -> Void) rethrows -> Double {
  let start = clock()
  try body()
  return Double(clock() - start) / Double(CLOCKS_PER_SEC)
}
