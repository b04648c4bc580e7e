import BenchmarkSupport

/// The memory that a process needs to have the whole corpus read at once, all models kept.
enum PeakMemory {
  static func run(_ corpus: BenchmarkCorpus) throws {
    let result = try ChildMeasurement.measure(corpus.paths)
    print("Peak memory, the whole corpus in one process, all models kept")
    print("  before reading  \(megabytes(result.baseline)) MB")
    print("  peak            \(megabytes(result.peak)) MB  goal: under 150")
    print("  objects         \(result.objects)\n")
  }
}
